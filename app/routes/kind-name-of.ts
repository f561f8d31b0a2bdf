/** The most specific name of a product's kind; empty if unknown. */
import type { ProductSummary } from "#app/catalogue/product.ts";

export function kindNameOf({
  subcategory,
  productType,
  category,
}: Pick<ProductSummary, "subcategory" | "productType" | "category">): string {
  return subcategory ?? productType ?? category ?? "";
}
