/** Reports searches with and without results. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SearchCount } from "#app/contract/dashboard.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { useListHref, ViewLinks } from "../page-links.tsx";
import type { Route } from "./+types/report";

const SPANS = [7, 30, 90];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canViewAnalytics");
  const requested = Number(url.searchParams.get("days"));
  const days = SPANS.find((span) => span === requested) ?? 7;
  const [missed, found] = await Promise.all([
    api.listSearches(false, days),
    api.listSearches(true, days),
  ]);
  return { days, missed, found };
}

export default function Report({ loaderData: { days, missed, found } }: Route.ComponentProps) {
  const toHref = useListHref();
  return (
    <>
      <h1>Report</h1>
      <p className="desk-quiet">
        Only daily counts are stored, for 90 days, without IP addresses or visitors' identities.
        Searches that look like a phone number or an email address are not counted.
      </p>
      <ViewLinks
        label="Period"
        views={SPANS.map((span) => ({
          name: `${span} days`,
          href: toHref({ days: span }),
          isCurrent: span === days,
        }))}
      />
      <Part
        title="Searches without full results"
        hint="No product matches all the words. A synonym or a better name helps the next visitor."
      >
        <SearchTable searches={missed} offersSynonyms />
      </Part>
      <Part title="Searches with results" hint="A filtered search counts once.">
        <SearchTable searches={found} />
      </Part>
    </>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="desk-hint">{hint}</p>
      {children}
    </section>
  );
}

const EXPANDED = 15;

interface SearchTableProps {
  searches: readonly SearchCount[];
  /** Adds links that create a synonym for the words. */
  offersSynonyms?: boolean;
}

/** Searches by frequency; all but the most frequent are collapsed. */
function SearchTable({ searches, offersSynonyms = false }: SearchTableProps) {
  if (searches.length === 0) return <p>No searches in this period.</p>;
  const columns = ["Words", "Times", "Last searched", ...(offersSynonyms ? ["Synonym"] : [])];
  const rows = searches.map(({ words, count, last_day }) => ({
    key: words,
    cells: [
      <a key="search" href={`/search?${new URLSearchParams({ q: words })}`}>
        {words}
      </a>,
      count,
      last_day,
      <Link
        key="add"
        to={`/desk/facts/synonyms?${new URLSearchParams({ at: "new", from: words })}`}
      >
        Add a synonym
      </Link>,
    ],
  }));
  const rest = rows.slice(EXPANDED);
  return (
    <>
      <DeskTable columns={columns} rows={rows.slice(0, EXPANDED)} />
      {rest.length > 0 && (
        <details>
          <summary className="desk-summary">{rest.length} more</summary>
          <DeskTable columns={columns} rows={rest} />
        </details>
      )}
    </>
  );
}
