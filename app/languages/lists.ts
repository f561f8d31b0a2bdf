/** Texts of the lists of products and their filters. */
import { lists as en } from "./en/lists.ts";
import type { Messages } from "./language.ts";

export const lists: Messages<typeof en> = { en };
