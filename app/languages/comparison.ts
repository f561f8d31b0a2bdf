/** Texts of the comparison page. */
import { comparison as en } from "./en/comparison.ts";
import type { Messages } from "./language.ts";

export const comparison: Messages<typeof en> = { en };
