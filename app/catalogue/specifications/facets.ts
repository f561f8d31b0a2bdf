/** The values of defined specifications as facets of lists, and the lists' filters by them. */
import { Bitmap } from "../bitmap.ts";
import { toSlug } from "../clean-text.ts";
import type { Facet, FacetSet } from "../facet-sets.ts";
import type { Quantity } from "../quantity/parse-quantity.ts";
import { includes, parseRange } from "./ranges.ts";
import type { Defined } from "./read.ts";

/** The group whose values are the keys of a product's specifications; a prefix of other groups. */
export const KEYS_GROUP = "specification";
/** The group of a specification's values. */
export const groupOf = (key: string) => `${KEYS_GROUP} ${key}`;

/** Of one product. */
export function facetsOfSpecifications(read: readonly Defined[]): Facet[] {
  return read.flatMap(({ definition: { key }, value }) => {
    if (value === null) return [];
    const group = groupOf(key);
    const values =
      typeof value === "string"
        ? [{ group, value: toSlug(value), label: value }]
        : bucketsOf(value).map((bucket) => ({ group, value: bucket }));
    return [{ group: KEYS_GROUP, value: key }, ...values];
  });
}

/** "40" for each amount; "28-36" for a range. */
function bucketsOf({ values, form }: Quantity): string[] {
  const buckets = [...new Set(values.map((value) => String(toBucket(value))))];
  return form === "range" ? [buckets.join("-")] : buckets;
}

/**
 * Three significant digits, rounded up: a range with such borders contains the same products, and
 * each value is one bitmap.
 */
function toBucket(value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Number((Math.ceil(value / unit - 1e-6) * unit).toPrecision(3));
}

/** The ends of a bucket. */
export function readBucket(bucket: string): { from: number; to: number } {
  const [from = "", to = from] = bucket.split("-");
  return { from: Number(from), to: Number(to) };
}

/** The products of the sets that a range includes. */
export function inRange(sets: Iterable<FacetSet>, text: string): Bitmap {
  const range = parseRange(text);
  const inside = [...sets].filter(({ value }) => range && includes(range, readBucket(value)));
  return Bitmap.union(inside.map(({ products }) => products));
}
