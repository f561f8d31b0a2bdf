/** From a table of products and what a visitor asks for to the ordered list and the options beside it. */
import { toSlug } from "./clean-text.ts";
import { type Column, type EntryTable, GROUPS } from "./entry-table.ts";
import { type Facets, NO_FACETS, type Tally, toFacets } from "./facets.ts";
import type { ListingQuery } from "./listing-query.ts";
import { orderFirst } from "./order-first.ts";
import { sizeMm } from "./size.ts";

/** What answers a search: slots of the table in any order. */
export interface Matches {
  slots: readonly number[];
  /** Whether a slot answers every word. */
  isWhole(slot: number): boolean;
  /** The better answer first, those that are whole before the others. */
  compare(a: number, b: number): number;
}

export interface FindOptions {
  /** Whoever asks may see these slots only; all when absent. */
  visible?: (slot: number) => boolean;
  /** What answers the words of the query; all products when absent. */
  matches?: Matches;
  /** Whether to count the options. */
  facets?: boolean;
  /** Which part of the list; all of it when absent. */
  offset?: number;
  limit?: number;
}

export interface ListingResult {
  /** The part of the list that was asked for, as slots of the table. */
  slots: number[];
  /** All that match, on every page. */
  total: number;
  /** How many of the first of them answer every word of a search; all, where nothing is searched for. */
  whole: number;
  facets: Facets;
}

/**
 * Filters join with "or" inside a group and with "and" across groups; a subcategory replaces the category. `page` and
 * `compare` make no difference. Relevance keeps the order of a search and is by name elsewhere; what answers every word
 * comes before what answers some, in any order.
 */
export function runListingQuery(table: EntryTable, query: ListingQuery, options: FindOptions = {}): ListingResult {
  const { matches, visible, facets = true, offset = 0, limit = Number.POSITIVE_INFINITY } = options;
  const source = matches?.slots ?? table.order;
  const filters = filtersOf(table, query);
  const isPlace = placeTest(table, query.category);
  const isSubcategory = query.subcategoryId === null ? null : subcategoryTest(table, query.subcategoryId);
  const all: Slots = { place: [], list: [], passing: [], passingAnywhere: [], failing: GROUPS.map(() => []) };
  for (const slot of source) {
    if (visible && !visible(slot)) continue;
    const inPlace = isPlace(slot);
    const inList = isSubcategory ? isSubcategory(slot) : inPlace;
    if (!inList && !facets) continue;
    const failed = failedFilter(filters, slot);
    if (inPlace) all.place.push(slot);
    if (failed === PASSES) all.passingAnywhere.push(slot);
    if (!inList) continue;
    all.list.push(slot);
    if (failed === PASSES) all.passing.push(slot);
    else if (failed >= 0) all.failing[failed]?.push(slot);
  }
  const slots = all.passing;
  return {
    facets: facets ? toFacets(tally(table, all), all.list.length, query) : NO_FACETS,
    total: slots.length,
    whole: matches ? slots.filter(matches.isWhole).length : slots.length,
    slots: cut(table, query, slots, matches, offset, limit),
  };
}

/** The products of a query by what they pass, so that each column is counted in one short loop. */
interface Slots {
  place: number[];
  list: number[];
  /** Of the list, what passes every filter. */
  passing: number[];
  /** The same, wherever it stands: a subcategory replaces the place. */
  passingAnywhere: number[];
  /** Of the list, what passes all filters but a group's own. */
  failing: number[][];
}

function tally(table: EntryTable, { place, list, passing, passingAnywhere, failing }: Slots): Record<string, Tally> {
  const tallies = GROUPS.map((name, group): [string, Tally] => {
    const column = table.column(name);
    const all = countCodes(column, list);
    const rest = passing.length === list.length ? all : countCodes(column, passing, failing[group]);
    return [name, { column, all, rest }];
  });
  const column = table.column("subcategories");
  const subcategories = { column, all: countCodes(column, place), rest: countCodes(column, passingAnywhere) };
  const sizes = table.column("sizes");
  const sized = countCodes(sizes, list);
  return { ...Object.fromEntries(tallies), subcategories, sizes: { column: sizes, all: sized, rest: sized } };
}

function countCodes({ codes, sets }: Column, ...lists: (readonly number[] | undefined)[]): Uint32Array {
  const counts = new Uint32Array(sets.length);
  for (const slots of lists) {
    if (!slots) continue;
    for (let at = 0; at < slots.length; at++) (counts[codes[slots[at] as number] as number] as number)++;
  }
  return counts;
}

interface Filter {
  group: number;
  codes: Uint32Array;
  passes: Uint8Array;
}

const PASSES = -1;
const FAILS_MORE = -2;

/** The one group that a product does not pass, `PASSES` or `FAILS_MORE`. */
function failedFilter(filters: readonly Filter[], slot: number): number {
  let failed = PASSES;
  for (const { group, codes, passes } of filters) {
    if (passes[codes[slot] as number]) continue;
    if (failed !== PASSES) return FAILS_MORE;
    failed = group;
  }
  return failed;
}

function filtersOf(table: EntryTable, query: ListingQuery): Filter[] {
  const { productTypes, powerType, ampHours, brands, ranges } = query;
  const wanted: Record<string, readonly string[]> = {
    ...ranges,
    productTypes,
    powerType: powerType ? [powerType] : [],
    ampHours: ampHours ? [ampHours] : [],
    brand: brands,
  };
  return GROUPS.flatMap((name, group) => {
    const values = wanted[name] ?? [];
    const column = table.column(name);
    return values.length === 0 ? [] : [{ group, codes: column.codes, passes: column.having(values) }];
  });
}

function placeTest(table: EntryTable, category: string): (slot: number) => boolean {
  if (category === "") return () => true;
  const { codes, passes } = testOf(table, "places", toSlug(category));
  return (slot) => passes[codes[slot] as number] === 1;
}

function subcategoryTest(table: EntryTable, id: number): (slot: number) => boolean {
  const { codes, passes } = testOf(table, "subcategories", String(id));
  return (slot) => passes[codes[slot] as number] === 1;
}

function testOf(table: EntryTable, name: string, value: string) {
  const column = table.column(name);
  return { codes: column.codes, passes: column.having([value]) };
}

function cut(
  table: EntryTable,
  { sort }: ListingQuery,
  slots: number[],
  matches: Matches | undefined,
  offset: number,
  limit: number,
): number[] {
  const end = Math.min(slots.length, offset + limit);
  if (!matches && sort === "size") return orderFirst(slots, end, bySize(table)).slice(offset, end);
  if (!matches) return (sort === "z-to-a" ? slots.reverse() : slots).slice(offset, end);
  if (sort === "relevance") return orderFirst(slots, end, matches.compare).slice(offset, end);
  const { ranks } = table;
  const direction = sort === "z-to-a" ? -1 : 1;
  const byName = (a: number, b: number) => direction * ((ranks[a] as number) - (ranks[b] as number));
  const order = sort === "size" ? bySize(table) : byName;
  const whole = slots.filter(matches.isWhole);
  const close = whole.length < end ? slots.filter((slot) => !matches.isWhole(slot)) : [];
  return [...orderFirst(whole, end, order), ...orderFirst(close, end, order)].slice(offset, end);
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
