/** Texts about a category that does not exist. */
import { categoryNotFound as en } from "./en/category-not-found.ts";
import type { Messages } from "./language.ts";

export const categoryNotFound: Messages<typeof en> = { en };
