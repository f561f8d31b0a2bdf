/** Downloads the spreadsheet (`export`) or a template with examples (`template`). */
import { data } from "react-router";
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/file";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  if (params.file !== "export" && params.file !== "template") throw data(null, { status: 404 });
  const format = url.searchParams.get("format") === "csv" ? "csv" : "xlsx";
  return api.downloadSpreadsheet(params.file, format);
}
