/** Downloads messages as CSV. */
import { requirePermission } from "../access/require-permission.server.ts";
import type { Route } from "./+types/export";
import { parseMessagesQuery, parsePerson } from "./messages-query.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadMessages");
  const { q, branch } = parseMessagesQuery(url.searchParams);
  const person = parsePerson(url.searchParams) || undefined;
  return api.exportMessages({ q, branch, person });
}
