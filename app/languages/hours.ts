/** Texts about holidays and the next opening, which only the server renders. */
import { hours as en } from "./en/hours.ts";
import type { Messages } from "./language.ts";

export type HoursMessages = typeof en;

export const hours: Messages<HoursMessages> = { en };
