/** The messages as a table for a spreadsheet, as the API writes it. */
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/export";
import { parseMessagesQuery, parsePerson } from "./messages-query.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadMessages");
  const { q, branch } = parseMessagesQuery(url.searchParams);
  const given = Object.entries({ q, branch, person: parsePerson(url.searchParams) });
  const params = new URLSearchParams(given.filter(([, value]) => value !== ""));
  return api.download(`/messages/export?${params}`);
}
