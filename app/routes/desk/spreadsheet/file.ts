/** A spreadsheet, or an empty one with examples, as a file: `export` and `template` as the API writes them. */
import { data } from "react-router";
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/file";
import { SUBJECTS, toSubject } from "./subjects.ts";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  if (params.file !== "export" && params.file !== "template") throw data(null, { status: 404 });
  const format = url.searchParams.get("format") === "csv" ? "csv" : "xlsx";
  return api.download(`${SUBJECTS[toSubject(url.searchParams.get("of"))].calls}/${params.file}?format=${format}`);
}
