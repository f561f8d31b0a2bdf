/** Texts of the product page. */
import { products as en } from "./en/products.tsx";
import type { Messages } from "./language.ts";

export type ProductsMessages = typeof en;
export const products: Messages<ProductsMessages> = { en };
