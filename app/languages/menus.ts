/** Texts of the menus and the footer, which only the server renders. */
import { menus as en } from "./en/menus.ts";
import type { Messages } from "./language.ts";

export type MenusMessages = typeof en;
export const menus: Messages<MenusMessages> = { en };
