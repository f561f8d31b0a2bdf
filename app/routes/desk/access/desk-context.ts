/** The signed-in person and the API with their permissions, for every page of the desk. */
import { createContext } from "react-router";
import type { AdminUser } from "#app/contract/accounts.ts";
import type { DeskApi, DeskClient } from "../desk-api.server.ts";

export interface Desk {
  api: DeskApi;
  user: AdminUser;
  /** The client whose password attempts are counted. */
  client: DeskClient;
  /** False if the URL has an `:id` that cannot be one. */
  hasValidId: boolean;
}

/** Set by middleware on every page that needs a session. */
export const deskContext = createContext<Desk>();
