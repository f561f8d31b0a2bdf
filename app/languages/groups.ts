/** Breadcrumbs and descriptions of categories, which only the server writes. */
import { groups as en } from "./en/groups.ts";
import type { Messages } from "./language.ts";

export type GroupsMessages = typeof en;
export const groups: Messages<GroupsMessages> = { en };
