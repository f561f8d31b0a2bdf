/** Reports searches with and without results. */
import { Link } from "react-router";
import type { SearchCount } from "#app/contract/dashboard.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskTable, useListHref, ViewLinks } from "../desk-table.tsx";
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
      <Searches
        title="Searches without full results"
        hint="No product matches all the words. A synonym or a better name helps the next visitor."
        searches={missed}
        offersSynonyms
      />
      <Searches
        title="Searches with results"
        hint="A filtered search counts once."
        searches={found}
      />
    </>
  );
}

const EXPANDED = 15;

interface SearchesProps {
  title: string;
  hint: string;
  searches: readonly SearchCount[];
  /** Adds links that create a synonym for the words. */
  offersSynonyms?: boolean;
}

/** Searches by frequency; all but the most frequent are collapsed. */
function Searches({ title, hint, searches, offersSynonyms = false }: SearchesProps) {
  const id = title.toLowerCase().replaceAll(" ", "-");
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
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="desk-hint">{hint}</p>
      {rows.length === 0 ? (
        <p>No searches in this period.</p>
      ) : (
        <DeskTable columns={columns} rows={rows.slice(0, EXPANDED)} />
      )}
      {rest.length > 0 && (
        <details>
          <summary className="desk-summary">{rest.length} more</summary>
          <DeskTable columns={columns} rows={rest} />
        </details>
      )}
    </section>
  );
}
