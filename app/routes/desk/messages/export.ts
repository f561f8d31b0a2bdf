/** The messages as a table for a spreadsheet, as the API writes it. */
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/export";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadMessages");
  const params = new URLSearchParams([...url.searchParams].filter(([, value]) => value !== ""));
  return api.download(`/messages/export?${params}`);
}
