/** The desk's first page: open tasks, recent changes, failed searches and the backup. */
import { Link } from "react-router";
import { ProductRowsQuery } from "#app/contract/product-rows.ts";
import { deskContext } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { countOf, readQuery, ShopTime } from "../desk-table.tsx";
import { ChangeTable } from "../log/change-table.tsx";
import { describeChanges } from "../log/describe-change.ts";
import type { Route } from "./+types/overview";
import "./overview.css";

const CHANGES = 8;
/** A backup is late after a week. */
const LATE_MS = 7 * 24 * 60 * 60_000;

/** Counts that link to their product lists. */
const TASKS: [query: string, text: string][] = [
  ["missing=picture", "without a photograph"],
  ["missing=price", "without a price"],
  ["missing=category", "without a category"],
  ["stock=0", "out of stock"],
  ["status=draft", "in draft"],
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, user } = context.get(deskContext);
  const { canViewAnalytics, canReadDrafts, canReadMessages } = user.permissions;
  const [messages, tasks, log, missed, backup, demonstration] = await Promise.all([
    canReadMessages ? api.listMessages({ status: "open", limit: 1 }) : null,
    canReadDrafts ? countTasks(api) : [],
    canViewAnalytics ? api.listLogs({ limit: CHANGES }) : null,
    canViewAnalytics ? api.listSearches(false) : null,
    canViewAnalytics ? readBackup(api) : null,
    canViewAnalytics ? api.describeDemonstration() : null,
  ]);
  return {
    openMessages: messages?.total ?? null,
    tasks,
    changes: log ? describeChanges(log.data, user.permissions) : [],
    backup,
    demonstration,
    missed: missed?.slice(0, 5) ?? [],
  };
}

async function readBackup(api: DeskApi) {
  const lastAt = await api.findLastBackup();
  return { lastAt, isLate: Date.parse(lastAt ?? "1970") < Date.now() - LATE_MS };
}

function countTasks(api: DeskApi) {
  return Promise.all(
    TASKS.map(async ([query, text]) => {
      const { total } = await api.listProductRows(
        readQuery(ProductRowsQuery, new URLSearchParams(query)),
      );
      return { href: `/desk/products?${query}`, text, total };
    }),
  );
}

export default function Overview({
  loaderData: { openMessages, tasks, changes, missed, backup, demonstration },
}: Route.ComponentProps) {
  return (
    <>
      <h1>Overview</h1>
      {openMessages !== null && (
        <p>
          <Link className={openMessages > 0 ? "btn" : "link"} to="/desk/messages">
            {countOf(openMessages, "open message")}
          </Link>
        </p>
      )}
      {tasks.length > 0 && (
        <section aria-labelledby="tasks-title">
          <h2 id="tasks-title">Products</h2>
          <ul className="desk-tasks">
            {tasks.map(({ href, text, total }) => (
              <li key={href}>
                <Link to={href}>
                  <strong>{total}</strong> {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {demonstration && <p className="desk-wrong">{demonstration}.</p>}
      {missed.length > 0 && (
        <section aria-labelledby="missed-title">
          <h2 id="missed-title">Searches without full results this week</h2>
          <p>{missed.map(({ words, count }) => `${words} (${count})`).join(", ")}</p>
          <p>
            <Link to="/desk/report">All searches</Link>
          </p>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changes-title">
          <h2 id="changes-title">Latest changes</h2>
          <ChangeTable changes={changes} />
          <p>
            <Link to="/desk/log">All changes</Link>
          </p>
        </section>
      )}
      {backup && (
        <section aria-labelledby="backup-title">
          <h2 id="backup-title">Backup</h2>
          <p className={backup.isLate ? "desk-wrong" : undefined}>
            {backup.lastAt ? (
              <>
                The last backup was made on <ShopTime at={backup.lastAt} />.
              </>
            ) : (
              "No backup has been made yet."
            )}
          </p>
          {backup.isLate && (
            <p className="desk-hint">
              To make one, run npm run backup on the server, preferably every night.
            </p>
          )}
        </section>
      )}
    </>
  );
}
