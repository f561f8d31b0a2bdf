/** Finds the products chosen for comparison, for the compare bar of the product page. */
import { toModel } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import type { CompareBarProps } from "#app/ui/compare/compare-bar.tsx";
import type { Upstream } from "#app/upstream/upstream.ts";

/** The page's own product, which can be chosen on the page, and the chosen ones that exist. */
export async function findCompared(
  upstream: Upstream,
  product: Product,
  chosen: number[],
): Promise<CompareBarProps["chosen"]> {
  const others = await upstream.findProductsById(chosen.filter((id) => id !== product.id));
  return [product, ...others].map(toCompared);
}

function toCompared({
  id,
  name,
  brand,
  thumbnail,
}: ProductSummary): CompareBarProps["chosen"][number] {
  return { id, model: toModel({ name, brand }), thumbnail };
}
