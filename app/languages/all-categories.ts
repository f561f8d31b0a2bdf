/** Texts of the page of all categories. */
import { allCategories as en } from "./en/all-categories.ts";
import type { Messages } from "./language.ts";

export const allCategories: Messages<typeof en> = { en };
