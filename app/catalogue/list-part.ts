/** Orders a list and cuts a part of it. */
import { Bitmap } from "./bitmap.ts";
import type { IndexedList } from "./indexed-list.ts";
import type { NameOrder } from "./name-order.ts";
import { isByPrice, readSort, type Sort } from "./sort.ts";
import type { SpecificationDefinition } from "./specifications/definition.ts";
import { groupOf, readBucket } from "./specifications/facets.ts";

/** The group of the products that a shop features, with the value "true". */
export const FEATURED = "isFeatured";

/** The products that match a search. */
export interface Matches {
  slots: Bitmap;
  /** Those that match every word. */
  whole: Bitmap;
  /** The better match first; complete matches before the others. */
  compare(a: number, b: number): number;
}

/** @returns `limit` slots from `offset` on; without a search, featured products are most relevant */
export function listPart(
  listed: IndexedList,
  sort: Sort,
  passing: Bitmap,
  matches: Matches | null,
  offset: number,
  limit: number,
): number[] {
  if (matches && sort === "relevance") {
    const whole = passing.and(matches.whole);
    const slots = (whole.size >= offset + limit ? whole : passing).toArray();
    return [...orderFirst(slots, Math.min(slots.length, offset + limit), matches.compare)].slice(
      offset,
    );
  }
  const isFeatured = listed.sets.of(FEATURED, "true");
  const first = matches?.whole ?? (sort === "relevance" ? isFeatured : passing);
  const parts = [passing.and(first), passing.without(first)];
  const part: number[] = [];
  let at = 0;
  for (const slots of parts) {
    for (const slot of inOrder(listed, sort, slots, offset + limit)) {
      if (at++ < offset) continue;
      if (part.length >= limit) return part;
      part.push(slot);
    }
  }
  return part;
}

/** @param count how many are used */
function inOrder(listed: IndexedList, sort: Sort, slots: Bitmap, count: number): Iterable<number> {
  if (isByPrice(sort)) return byPrice(listed, slots, sort === "price-asc" ? 1 : -1, count);
  const { definitions } = listed;
  const { key, isDescending } = readSort(sort);
  const definition = definitions.find((each) => each.key === key);
  if (definition) return byAmount(listed, definition, slots, isDescending);
  return byName(listed.order, slots, sort === "z-to-a");
}

function* byName({ slots: all }: NameOrder, slots: Bitmap, isReversed = false): Generator<number> {
  for (let at = 0; at < all.length; at++) {
    const slot = all[isReversed ? all.length - 1 - at : at] as number;
    if (slots.has(slot)) yield slot;
  }
}

/** By amount, then by name; products without an amount come last. */
function* byAmount(
  { sets, order }: IndexedList,
  { key }: SpecificationDefinition,
  slots: Bitmap,
  isDescending: boolean,
): Generator<number> {
  const sized = [...sets.in(groupOf(key)).values()].map(({ value, products }) => {
    const { from, to } = readBucket(value);
    return { amount: isDescending ? to : from, products };
  });
  const groups = [...Map.groupBy(sized, ({ amount }) => amount)].sort(([a], [b]) => a - b);
  let rest = slots;
  for (const [, equal] of isDescending ? groups.reverse() : groups) {
    const here = rest.and(Bitmap.union(equal.map(({ products }) => products)));
    rest = rest.without(here);
    yield* here.toArray().sort((a, b) => order.compare(a, b));
  }
  yield* byName(order, rest);
}

/** By price, then by name; products without a price come last. */
function* byPrice(
  { order, prices }: IndexedList,
  slots: Bitmap,
  direction: 1 | -1,
  count: number,
): Generator<number> {
  const priced = slots.toArray().filter((slot) => typeof prices[slot] === "number");
  const rest = slots.without(Bitmap.of(priced));
  const compare = (a: number, b: number) =>
    direction * ((prices[a] as number) - (prices[b] as number)) || order.compare(a, b);
  yield* orderFirst(priced, Math.min(priced.length, count), compare);
  yield* byName(order, rest);
}

/** @returns the first `count` in order; reorders `slots`. Linear in its length */
function orderFirst(
  slots: Uint32Array,
  count: number,
  compare: (a: number, b: number) => number,
): Uint32Array {
  if (slots.length <= count * 4 || slots.length < 500) return slots.sort(compare).slice(0, count);
  partition(slots, Math.min(count, slots.length - 1), compare);
  return slots.slice(0, count).sort(compare);
}

/** Quickselect: moves the first `count` to the front, unordered. */
function partition(
  slots: Uint32Array,
  count: number,
  compare: (a: number, b: number) => number,
): void {
  let [from, to] = [0, slots.length - 1];
  while (from < to) {
    const pivot = slots[(from + to) >> 1] as number;
    let [left, right] = [from, to];
    while (left <= right) {
      while (compare(slots[left] as number, pivot) < 0) left++;
      while (compare(slots[right] as number, pivot) > 0) right--;
      if (left > right) break;
      [slots[left], slots[right]] = [slots[right] as number, slots[left] as number];
      left++;
      right--;
    }
    if (count <= right) to = right;
    else if (count >= left) from = left;
    else return;
  }
}
