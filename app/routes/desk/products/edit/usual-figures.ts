/** Which figures the machines of a category usually have. */
import type { Product } from "#app/contract/product.ts";

const MOST = 12;
/** A figure that fewer have is no custom of the category. */
const SHARE = 0.3;

/** Names of figures, the commonest first. */
export function listUsualFigures(products: readonly Product[]): string[] {
  const counts = new Map<string, number>();
  for (const { technical_details } of products) {
    for (const name of new Set(technical_details.map((figure) => figure.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= products.length * SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => name);
}
