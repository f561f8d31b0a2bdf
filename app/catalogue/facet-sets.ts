/** An index of facet values: a set of slots for each value. */
import { Bitmap } from "./bitmap.ts";

/** The groups of filters besides those of specifications. */
export const GROUPS = ["productTypes", "powerType", "ampHours", "brand"] as const;

/** A value of one product; `label` is its spelling, where that is not the value itself. */
export interface Facet {
  group: string;
  value: string;
  label?: string;
}

export interface FacetSet extends Required<Facet> {
  products: Bitmap;
}

/** A value with the length of the list that it leads to. */
export interface FacetOption<T> {
  value: T;
  count: number;
}

/** The values of a group, and the lists in which they are counted. */
export interface Tally {
  sets: ReadonlyMap<string, FacetSet>;
  /** The list without filters. */
  before: Bitmap;
  /** The list with every filter except the group's own. */
  after: Bitmap;
}

const NONE = new Bitmap();

/** Identifies a product by its slot, a small whole number. */
export class FacetSets {
  readonly #groups = new Map<string, Map<string, FacetSet>>();
  /** All slots in use. */
  readonly all: Bitmap;

  /** @param all the slots of the products that `restore` adds */
  constructor(all = new Bitmap()) {
    this.all = all;
  }

  /** Replaces the facets of a slot. */
  set(slot: number, facets: Iterable<Facet>): void {
    this.delete(slot);
    this.all.add(slot);
    for (const { group, value, label = value } of facets) {
      const set = this.#open(group, value);
      set.label = label;
      set.products.add(slot);
    }
  }

  delete(slot: number): void {
    if (!this.all.delete(slot)) return;
    for (const { products } of this) products.delete(slot);
  }

  /** The products with a value; read-only. */
  of(group: string, value: string): Bitmap {
    return this.#groups.get(group)?.get(value)?.products ?? NONE;
  }

  any(group: string, values: Iterable<string>): Bitmap {
    return Bitmap.union([...values].map((value) => this.of(group, value)));
  }

  /** A product's value of a group that allows one at most; else null. */
  valueOf(group: string, slot: number): string | null {
    for (const { value, products } of this.in(group).values()) if (products.has(slot)) return value;
    return null;
  }

  in(group: string): ReadonlyMap<string, FacetSet> {
    return this.#groups.get(group) ?? new Map();
  }

  /** Adds a stored set. */
  restore({ group, value, label, products }: FacetSet): void {
    Object.assign(this.#open(group, value), { label, products: products.and(this.all) });
  }

  *[Symbol.iterator](): Iterator<FacetSet> {
    for (const sets of this.#groups.values()) yield* sets.values();
  }

  #open(group: string, value: string): FacetSet {
    const known = this.#groups.get(group)?.get(value);
    if (known) return known;
    const set = { group, value, label: value, products: new Bitmap() };
    const sets = this.#groups.get(group) ?? new Map<string, FacetSet>();
    this.#groups.set(group, sets.set(value, set));
    return set;
  }
}

/** The number of `products` with each value; values without any are left out. */
export function countsOf(
  sets: ReadonlyMap<string, FacetSet>,
  products: Bitmap,
): Record<string, number> {
  const counts = [...sets.values()].map((set): [string, number] => [
    set.value,
    set.products.countWith(products),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
