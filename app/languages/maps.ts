/** Texts of branches on maps, and that a branch is open. */
import { maps as en } from "./en/maps.ts";
import type { Messages } from "./language.ts";

export type MapsMessages = typeof en;

export const maps: Messages<MapsMessages> = { en };
