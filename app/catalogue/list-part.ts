/** Which part of a list is shown, and in which order. */
import { Bitmap } from "./bitmap.ts";
import type { Listed } from "./listed.ts";
import type { NameOrder } from "./name-order.ts";
import { orderFirst } from "./order-first.ts";
import { sizeMm } from "./size.ts";
import type { Sort } from "./sort.ts";

/** What answers a search. */
export interface Matches {
  slots: Bitmap;
  /** Those that answer every word. */
  whole: Bitmap;
  /** The better answer first, those that are whole before the others. */
  compare(a: number, b: number): number;
}

/** @returns `limit` slots from `offset` on; relevance is by name where nothing is searched for */
export function listPart(
  listed: Listed,
  sort: Sort,
  passing: Bitmap,
  matches: Matches | undefined,
  offset: number,
  limit: number,
): number[] {
  if (matches && sort === "relevance") {
    const whole = passing.and(matches.whole);
    const slots = (whole.size >= offset + limit ? whole : passing).toArray();
    return [...orderFirst(slots, Math.min(slots.length, offset + limit), matches.compare)].slice(offset);
  }
  const parts = matches ? [passing.and(matches.whole), passing.without(matches.whole)] : [passing];
  const part: number[] = [];
  let at = 0;
  for (const slots of parts) {
    for (const slot of inOrder(listed, sort, slots)) {
      if (at++ < offset) continue;
      if (part.length >= limit) return part;
      part.push(slot);
    }
  }
  return part;
}

function inOrder(listed: Listed, sort: Sort, slots: Bitmap): Iterable<number> {
  if (sort === "size") return bySize(listed, slots);
  return byName(listed.order, slots, sort === "z-to-a");
}

function* byName({ slots: all }: NameOrder, slots: Bitmap, isReversed = false): Generator<number> {
  for (let at = 0; at < all.length; at++) {
    const slot = all[isReversed ? all.length - 1 - at : at] as number;
    if (slots.has(slot)) yield slot;
  }
}

/** The smallest first, by name among equals; what has no size comes last. */
function* bySize({ sets, order }: Listed, slots: Bitmap): Generator<number> {
  const sized = Map.groupBy(sets.in("sizes").values(), ({ value }) => sizeMm([value]));
  let rest = slots;
  for (const [, equal] of [...sized].sort(([a], [b]) => a - b)) {
    const here = rest.and(Bitmap.union(equal.map(({ products }) => products)));
    rest = rest.without(here);
    yield* here.toArray().sort((a, b) => (order.ranks[a] as number) - (order.ranks[b] as number));
  }
  yield* byName(order, rest);
}
