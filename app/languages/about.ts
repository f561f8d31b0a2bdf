/** Texts of the about page. */
import { about as en } from "./en/about.ts";
import type { Messages } from "./language.ts";

export const about: Messages<typeof en> = { en };
