/** What every page of the desk works with: the API with the person's rights, and the person. */
import { createContext } from "react-router";
import type { AdminUser } from "#app/contract/admin.ts";
import type { DeskApi } from "../desk-api.server.ts";

export interface Desk {
  api: DeskApi;
  user: AdminUser;
  /** Whether the address's `:id` is a number, as that of every page of the desk that has one. */
  hasValidId: boolean;
}

/** Set by the desk's middleware on every page but those for signing in. */
export const deskContext = createContext<Desk>();
