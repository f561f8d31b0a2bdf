/** Which part of a list is shown, and in which order. */
import type { EntryTable } from "./entry-table.ts";
import type { ListingQuery } from "./listing-query.ts";
import { orderFirst } from "./order-first.ts";
import { sizeMm } from "./size.ts";

/** What answers a search: slots of the table in any order. */
export interface Matches {
  slots: ArrayLike<number>;
  /** Whether a slot answers every word. */
  isWhole(slot: number): boolean;
  /** The better answer first, those that are whole before the others. */
  compare(a: number, b: number): number;
}

/** @param slots what the list has, by name unless `matches` orders it */
export function listPart(
  table: EntryTable,
  { sort }: ListingQuery,
  slots: Uint32Array,
  matches: Matches | undefined,
  offset: number,
  limit: number,
): Uint32Array {
  const end = Math.min(slots.length, offset + limit);
  if (!matches && sort === "size") return orderFirst(slots, end, bySize(table)).subarray(offset);
  if (!matches && sort === "z-to-a")
    return slots.slice(slots.length - end, Math.max(0, slots.length - offset)).reverse();
  if (!matches) return slots.subarray(offset, end);
  if (sort === "relevance") return orderFirst(slots, end, matches.compare).subarray(offset);
  const { ranks } = table;
  const direction = sort === "z-to-a" ? -1 : 1;
  const byName = (a: number, b: number) => direction * ((ranks[a] as number) - (ranks[b] as number));
  const order = sort === "size" ? bySize(table) : byName;
  const whole = orderFirst(slots.filter(matches.isWhole), end, order);
  if (whole.length === end) return whole.subarray(offset);
  const close = orderFirst(
    slots.filter((slot) => !matches.isWhole(slot)),
    end - whole.length,
    order,
  );
  return Uint32Array.from([...whole, ...close]).subarray(offset);
}

/** The smallest first, by name among equals; what has no size comes last. */
function bySize(table: EntryTable): (a: number, b: number) => number {
  const { ranks } = table;
  const { codes, sets } = table.column("sizes");
  const sizes = sets.map(sizeMm);
  return (a, b) => {
    const [sizeA, sizeB] = [sizes[codes[a] as number] as number, sizes[codes[b] as number] as number];
    // Of two without a size, the difference would be no number.
    return sizeA === sizeB ? (ranks[a] as number) - (ranks[b] as number) : sizeA < sizeB ? -1 : 1;
  };
}
