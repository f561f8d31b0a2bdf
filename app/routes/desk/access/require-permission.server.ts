/** The signed-in person, and the pages that their role may open; the API checks each call again. */
import { createContext, data, type RouterContextProvider } from "react-router";
import type { AdminUser, Permission } from "#app/contract/accounts.ts";
import type { DeskApi, DeskClient } from "../desk-api.server.ts";

interface Desk {
  /** The API with the person's permissions. */
  api: DeskApi;
  user: AdminUser;
  /** The client whose password attempts are counted. */
  client: DeskClient;
  /**
   * False if the URL has an `:id` that cannot be one. The middleware does not refuse it, because
   * its errors are shown on the public error page.
   */
  hasValidId: boolean;
}

/** Set by middleware on every page that needs a session. */
export const deskContext = createContext<Desk>();

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
