/** Texts of the page of a town. */
import { towns as en } from "./en/towns.ts";
import type { Messages } from "./language.ts";

export type TownsMessages = typeof en;
export const towns: Messages<TownsMessages> = { en };
