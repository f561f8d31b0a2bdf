/** Names of pages for the search; only the server loads them. */
import { searchTargets as en } from "./en/search-targets.ts";
import type { Messages } from "./language.ts";

export type TargetMessages = typeof en;
export const searchTargets: Messages<TargetMessages> = { en };
