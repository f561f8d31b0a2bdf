/** What kind of thing a product is, in the catalogue's narrowest words; empty where nothing is known. */
import type { ProductSummary } from "./product.ts";

export function kindOf({
  subcategory,
  productType,
  category,
}: Pick<ProductSummary, "subcategory" | "productType" | "category">): string {
  return subcategory ?? productType ?? category ?? "";
}
