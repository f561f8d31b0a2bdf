/** What visitors searched for and did not find: words to name machines by, or machines to order. */
import { Link } from "react-router";
import { MissedSearch } from "#app/contract/missed-searches.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/report";

export const meta: Route.MetaFunction = () => [{ title: "Report | Desk" }];

const SPANS = [7, 30, 90];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canViewAnalytics");
  const asked = Number(url.searchParams.get("days"));
  const days = SPANS.find((span) => span === asked) ?? 7;
  const { data: missed } = await api.list(`/reports/searches?days=${days}`, MissedSearch);
  return { days, missed };
}

export default function Report({ loaderData: { days, missed } }: Route.ComponentProps) {
  return (
    <>
      <h1>Report</h1>
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
      <section aria-labelledby="missed-title">
        <h2 id="missed-title">Searched for and not found</h2>
        <p>
          Words that no machine answers. A synonym in the folder of the shop's facts, or a better name, lets the next
          visitor find it. Counts only; nobody is remembered.
        </p>
        {missed.length === 0 ? (
          <p>Nothing was searched for in vain.</p>
        ) : (
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Words</th>
                <th scope="col">Times, at least</th>
                <th scope="col">Last on</th>
              </tr>
            </thead>
            <tbody>
              {missed.map(({ words, count, last_day }) => (
                <tr key={words}>
                  <td data-label="Words">
                    <a href={`/search?${new URLSearchParams({ q: words })}`}>{words}</a>
                  </td>
                  <td data-label="Times, at least">{count}</td>
                  <td data-label="Last on">{last_day}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}
