/** Texts of the search page. */
import { search as en } from "./en/search.tsx";
import type { Messages } from "./language.ts";

export const search: Messages<typeof en> = { en };
