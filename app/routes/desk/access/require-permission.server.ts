/** Restricts a page to roles with a permission; the API checks again at each call. */
import { data, type RouterContextProvider } from "react-router";
import type { Permission } from "#app/contract/roles.ts";
import { type Desk, deskContext } from "./desk-context.ts";

/**
 * Needs one of the permissions.
 * @throws a 403 without any of them, a 404 for an invalid id
 */
export function requirePermission(
  context: Readonly<RouterContextProvider>,
  ...permissions: Permission[]
): Desk {
  const desk = context.get(deskContext);
  if (!desk.hasValidId) throw data(null, { status: 404 });
  if (permissions.some((permission) => desk.user.permissions[permission])) return desk;
  throw data(`Your role (${desk.user.role}) does not allow this. Ask an owner for access.`, {
    status: 403,
  });
}
