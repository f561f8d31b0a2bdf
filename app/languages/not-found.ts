/** Texts about a category or product that does not exist. */
import { notFound as en } from "./en/not-found.ts";
import type { Messages } from "./language.ts";

export const notFound: Messages<typeof en> = { en };
