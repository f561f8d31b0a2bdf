/** Downloads messages as CSV. */
import { MessageFilter } from "#app/contract/message.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { readQuery } from "../desk-table.tsx";
import type { Route } from "./+types/export";

export function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadMessages");
  return api.exportMessages(readQuery(MessageFilter, url.searchParams));
}
