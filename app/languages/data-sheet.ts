/** Texts of a product's data sheet. */
import { dataSheet as en } from "./en/data-sheet.ts";
import type { Messages } from "./language.ts";

export const dataSheet: Messages<typeof en> = { en };
