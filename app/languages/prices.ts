/** Texts of prices, sort orders and badges, which only the server uses. */
import { prices as en } from "./en/prices.ts";
import type { Messages } from "./language.ts";

export const prices: Messages<typeof en> = { en };
