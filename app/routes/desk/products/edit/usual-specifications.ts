/** Finds the specifications that products of a category usually have. */
import type { ApiProduct } from "#app/contract/product.ts";

const MAX = 12;
/** The least share of products that have a usual specification. */
const MIN_SHARE = 0.3;

/** Names of specifications, the most frequent first. */
export function listUsualSpecifications(products: readonly ApiProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { technical_details } of products) {
    for (const name of new Set(technical_details.map((specification) => specification.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= products.length * MIN_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX)
    .map(([name]) => name);
}
