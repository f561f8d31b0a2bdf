/** The products that lists consist of, each identified by its slot. */
import { type Facet, FacetSets } from "./facet-sets.ts";
import { NameOrder } from "./name-order.ts";
import type { SpecificationDefinition } from "./specifications/definition.ts";

export interface IndexedList {
  sets: FacetSets;
  order: NameOrder;
  /** In the shop's order. */
  definitions: readonly SpecificationDefinition[];
  /** The current price, by slot; null without one. */
  prices: readonly (number | null)[];
}

/** A product's slot is its index in `products`. */
export function indexList(
  products: readonly { id: number; name: string; price: number | null; facets: Facet[] }[],
  definitions: readonly SpecificationDefinition[],
): IndexedList {
  const sets = new FacetSets();
  for (const [slot, { facets }] of products.entries()) sets.set(slot, facets);
  const prices = products.map(({ price }) => price);
  return { sets, order: NameOrder.of(products), definitions, prices };
}
