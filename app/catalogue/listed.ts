/** The products that lists are made of, each known by its slot. */
import type { ClassifiedProduct } from "./classify-product.ts";
import { FacetSets, facetsOf } from "./facet-sets.ts";
import { NameOrder } from "./name-order.ts";

export interface Listed {
  sets: FacetSets;
  order: NameOrder;
}

/** A product's slot is its place here. */
export function toListed(products: readonly ClassifiedProduct[]): Listed {
  const sets = new FacetSets();
  for (const [slot, product] of products.entries()) sets.set(slot, facetsOf(product));
  return { sets, order: NameOrder.of(products) };
}
