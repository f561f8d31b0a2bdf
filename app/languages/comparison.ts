/** Texts of the comparison page. */
import { comparison as en } from "./en/comparison.ts";
import type { Messages } from "./language.ts";

export type ComparisonMessages = typeof en;

export const comparison: Messages<ComparisonMessages> = { en };
