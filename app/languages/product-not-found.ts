/** Texts about a product that does not exist. */
import { productNotFound as en } from "./en/product-not-found.ts";
import type { Messages } from "./language.ts";

export const productNotFound: Messages<typeof en> = { en };
