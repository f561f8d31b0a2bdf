/** What visitors searched for, what they did not find, and which pages led to a call. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/report";
import { SearchTable } from "./search-table.tsx";
import { TapTable } from "./tap-table.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Report | Desk" }];

const SPANS = [7, 30, 90];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canViewAnalytics");
  const asked = Number(url.searchParams.get("days"));
  const days = SPANS.find((span) => span === asked) ?? 7;
  const [missed, found, taps] = await Promise.all([
    api.listSearches(false, days),
    api.listSearches(true, days),
    api.listTaps(days),
  ]);
  return { days, missed, found, taps };
}

export default function Report({ loaderData: { days, missed, found, taps } }: Route.ComponentProps) {
  return (
    <>
      <h1>Report</h1>
      <p className="desk-quiet">
        Counts only, kept for 90 days: no address, no time of day, nobody is remembered. What looks like a telephone
        number or an e-mail address is not counted.
      </p>
      <nav aria-label="How many days">
        <ul className="desk-sections">
          {SPANS.map((span) => (
            <li key={span}>
              <Link to={`/desk/report?days=${span}`} aria-current={span === days ? "page" : undefined}>
                {span} days
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Part title="Led to a call" said="Taps on a number or a WhatsApp link. Visitors without scripts are not counted.">
        {taps.length === 0 ? <p>Nobody tapped a number.</p> : <TapTable taps={taps} />}
      </Part>
      <Part
        title="Searched for and not found"
        said="Words that no machine answers in full. A synonym, or a better name, lets the next visitor find it."
      >
        <SearchTable searches={missed} mayTeach />
      </Part>
      <Part title="Searched for and found" said="Choosing filters within a search counts no second one.">
        <SearchTable searches={found} />
      </Part>
    </>
  );
}

function Part({ title, said, children }: { title: string; said: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="desk-hint">{said}</p>
      {children}
    </section>
  );
}
