/** Keeps a page of the desk for those whose role may use it; the API decides again at each call. */
import { data, type RouterContextProvider } from "react-router";
import type { Permission } from "#app/contract/admin.ts";
import { type Desk, deskContext } from "./desk-context.ts";

/** The desk, for whoever has one of the permissions. @throws a 403 for all others, a 404 for an id that is none. */
export function requirePermission(context: Readonly<RouterContextProvider>, ...permissions: Permission[]): Desk {
  const desk = context.get(deskContext);
  if (!desk.hasValidId) throw data(null, { status: 404 });
  if (permissions.some((permission) => desk.user.permissions[permission])) return desk;
  throw data(`Your role (${desk.user.role}) may not do this. Ask the owner if you need it.`, { status: 403 });
}
