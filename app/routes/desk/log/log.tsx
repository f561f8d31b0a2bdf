/** The log of all changes. */
import { requirePermission } from "../access/require-permission.server.ts";
import { countOf, PageLinks, readPage } from "../desk-table.tsx";
import type { Route } from "./+types/log";
import { ChangeTable } from "./change-table.tsx";
import { describeChanges } from "./describe-change.ts";

const PER_PAGE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canViewAnalytics");
  const page = readPage(url.searchParams);
  const { data, total } = await api.listLogs({ page, limit: PER_PAGE });
  return {
    page,
    total,
    changes: describeChanges(data, user.permissions),
  };
}

export default function Log({ loaderData: { page, total, changes } }: Route.ComponentProps) {
  return (
    <>
      <h1>Changes</h1>
      <p className="desk-quiet">{countOf(total, "entry", "entries")}, the latest first</p>
      <ChangeTable changes={changes} />
      <PageLinks page={page} total={total} perPage={PER_PAGE} />
    </>
  );
}
