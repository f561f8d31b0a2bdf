/** Which products have which value of what lists are narrowed by: a set of slots for each value. */
import { Bitmap } from "./bitmap.ts";
import type { ClassifiedProduct } from "./classify-product.ts";
import { RANGED_FIGURES } from "./figure-ranges.ts";
import { readSize } from "./size.ts";

/** Groups that a list is narrowed by; the figures' groups have the figures' keys. */
export const GROUPS = ["productTypes", "powerType", "ampHours", "brand", ...RANGED_FIGURES.map(({ key }) => key)];

/** A value that one product has; `label` is how it is written, where that is not the value itself. */
export interface Facet {
  group: string;
  value: string;
  label?: string;
}

export interface FacetSet extends Required<Facet> {
  products: Bitmap;
}

/** The values of a group, and the lists in which they are counted. */
export interface Tally {
  sets: ReadonlyMap<string, FacetSet>;
  /** The list before any filter. */
  before: Bitmap;
  /** With every filter but the group's own. */
  after: Bitmap;
}

const NONE = new Bitmap();

/** A product is known by its slot, a small whole number. */
export class FacetSets {
  readonly #groups = new Map<string, Map<string, FacetSet>>();
  readonly #changed = new Set<FacetSet>();
  /** Every slot that has a product. */
  readonly all = new Bitmap();

  /** Replaces what is known of a slot. */
  set(slot: number, facets: Iterable<Facet>): void {
    this.delete(slot);
    this.all.add(slot);
    for (const { group, value, label = value } of facets) {
      const set = this.#open(group, value);
      set.label = label;
      set.products.add(slot);
      this.#changed.add(set);
    }
  }

  delete(slot: number): void {
    if (!this.all.delete(slot)) return;
    for (const sets of this.#groups.values()) {
      for (const set of sets.values()) if (set.products.delete(slot)) this.#changed.add(set);
    }
  }

  /** The products with a value; to be read only. */
  of(group: string, value: string): Bitmap {
    return this.#groups.get(group)?.get(value)?.products ?? NONE;
  }

  any(group: string, values: Iterable<string>): Bitmap {
    return Bitmap.union([...values].map((value) => this.of(group, value)));
  }

  in(group: string): ReadonlyMap<string, FacetSet> {
    return this.#groups.get(group) ?? new Map();
  }

  /** Puts back a set that was kept. */
  restore({ group, value, label, products }: FacetSet): void {
    Object.assign(this.#open(group, value), { label, products });
    this.all.words = this.all.or(products).words;
  }

  /** So many at most of the sets that have changed since they were last taken. */
  takeChanged(most: number): FacetSet[] {
    const changed = [...this.#changed].slice(0, most);
    for (const set of changed) this.#changed.delete(set);
    return changed;
  }

  #open(group: string, value: string): FacetSet {
    const sets = this.#groups.get(group) ?? new Map<string, FacetSet>();
    this.#groups.set(group, sets);
    const set = sets.get(value) ?? { group, value, label: value, products: new Bitmap() };
    sets.set(value, set);
    return set;
  }
}

/** How many of `products` have each value; none that has nothing of them. */
export function countsOf(sets: ReadonlyMap<string, FacetSet>, products: Bitmap): Record<string, number> {
  const counts = [...sets.values()].map((set): [string, number] => [set.value, set.products.countWith(products)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Everything that lists compare of a product. */
export function facetsOf(product: ClassifiedProduct): Facet[] {
  const { productTypes, powerType, ampHours, subcategories, brand, ranges, places, sizes } = product;
  const values = (group: string, all: Iterable<string>) => Array.from(all, (value) => ({ group, value }));
  return [
    ...productTypes.map(({ key, label }) => ({ group: "productTypes", value: key, label })),
    ...values("powerType", powerType ? [powerType] : []),
    ...values("ampHours", ampHours),
    ...(brand ? [{ group: "brand", value: brand.key, label: brand.label }] : []),
    ...subcategories.map(({ id, name }) => ({ group: "subcategories", value: String(id), label: name })),
    ...values("places", places),
    ...values("sizes", sizes),
    ...values(
      "measuredBy",
      sizes.slice(0, 1).map((size) => readSize(size).key),
    ),
    ...RANGED_FIGURES.flatMap(({ key }) => values(key, ranges[key] ?? [])),
  ];
}
