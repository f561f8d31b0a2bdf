/** Texts of the shop's information pages. */
import { info as en } from "./en/info.ts";
import type { Messages } from "./language.ts";

export type InfoMessages = typeof en;
export const info: Messages<InfoMessages> = { en };
