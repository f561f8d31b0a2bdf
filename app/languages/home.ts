/** Texts of the home page. */
import { home as en } from "./en/home.ts";
import type { Messages } from "./language.ts";

export type HomeMessages = typeof en;
export const home: Messages<HomeMessages> = { en };
