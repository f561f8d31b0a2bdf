/** From a table of products and what a visitor asks for to the ordered list and the options beside it. */
import { toSlug } from "./clean-text.ts";
import { type Column, type EntryTable, GROUPS } from "./entry-table.ts";
import { type Facets, NO_FACETS, type Tally, toFacets } from "./facets.ts";
import { listPart, type Matches } from "./list-part.ts";
import type { ListingQuery } from "./listing-query.ts";

export interface FindOptions {
  /** 1 for each slot that whoever asks may see; all when absent. */
  visible?: Uint8Array;
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
  const { list, passing, subcategories, failing } = narrow(table, query, source, visible);
  return {
    facets: facets ? toFacets(tally(table, list, passing, subcategories, failing), list.length, query) : NO_FACETS,
    total: passing.length,
    whole: matches ? countWhere(passing, matches.isWhole) : passing.length,
    slots: [...listPart(table, query, passing, matches, offset, limit)],
  };
}

/** Each list is filled anew by the next query: nothing of a query is left once it is answered. */
const room = { list: new Uint32Array(), passing: new Uint32Array() };

function roomFor(length: number, name: keyof typeof room): Uint32Array {
  if (room[name].length < length) room[name] = new Uint32Array(length);
  return room[name];
}

interface Narrowed {
  /** What stands in the place or subcategory that was asked for. */
  list: Uint32Array;
  /** Of these, what passes every filter. */
  passing: Uint32Array;
  /** How many of the whole place, and how many that pass wherever they stand, have each code: a subcategory replaces the place. */
  subcategories: { all: Uint32Array; rest: Uint32Array };
  /** For each group, how many of the list have each of its codes and pass all filters but the group's own. */
  failing: Uint32Array[];
}

function narrow(
  table: EntryTable,
  query: ListingQuery,
  source: ArrayLike<number>,
  visible: Uint8Array | undefined,
): Narrowed {
  const filters = filtersOf(table, query);
  const place = query.category === "" ? null : testOf(table, "places", toSlug(query.category));
  const subcategory = query.subcategoryId === null ? null : testOf(table, "subcategories", String(query.subcategoryId));
  const columns = GROUPS.map((name) => table.column(name));
  const failing = columns.map(({ sets }) => new Uint32Array(sets.length));
  const { codes, sets } = table.column("subcategories");
  const [all, rest] = [new Uint32Array(sets.length), new Uint32Array(sets.length)];
  const list = roomFor(source.length, "list");
  const passing = filters.length === 0 ? list : roomFor(source.length, "passing");
  let [listed, passed] = [0, 0];
  for (let at = 0; at < source.length; at++) {
    const slot = source[at] as number;
    if (visible !== undefined && visible[slot] !== 1) continue;
    const inPlace = place === null || place.passes[place.codes[slot] as number] === 1;
    const inList = subcategory === null ? inPlace : subcategory.passes[subcategory.codes[slot] as number] === 1;
    const failed = filters.length === 0 ? PASSES : failedFilter(filters, slot);
    const code = codes[slot] as number;
    if (inPlace) (all[code] as number)++;
    if (failed === PASSES) (rest[code] as number)++;
    if (!inList) continue;
    list[listed++] = slot;
    if (failed === PASSES) passing[passed++] = slot;
    else if (failed >= 0) ((failing[failed] as Uint32Array)[columns[failed]?.codes[slot] as number] as number)++;
  }
  return {
    list: list.subarray(0, listed),
    passing: passing.subarray(0, passed),
    subcategories: { all, rest },
    failing,
  };
}

function tally(
  table: EntryTable,
  list: Uint32Array,
  passing: Uint32Array,
  subcategories: Narrowed["subcategories"],
  failing: readonly Uint32Array[],
): Record<string, Tally> {
  const tallies = GROUPS.map((name, group): [string, Tally] => {
    const column = table.column(name);
    const all = countCodes(column, list);
    if (passing.length === list.length) return [name, { column, all, rest: all }];
    const others = failing[group] as Uint32Array;
    return [
      name,
      { column, all, rest: countCodes(column, passing).map((count, code) => count + (others[code] as number)) },
    ];
  });
  const sizes = table.column("sizes");
  const sized = countCodes(sizes, list);
  return {
    ...Object.fromEntries(tallies),
    subcategories: { column: table.column("subcategories"), ...subcategories },
    sizes: { column: sizes, all: sized, rest: sized },
  };
}

function countCodes({ codes, sets }: Column, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(sets.length);
  for (let at = 0; at < slots.length; at++) (counts[codes[slots[at] as number] as number] as number)++;
  return counts;
}

function countWhere(slots: Uint32Array, test: (slot: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < slots.length; at++) if (test(slots[at] as number)) count++;
  return count;
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

function testOf(table: EntryTable, name: string, value: string) {
  const column = table.column(name);
  return { codes: column.codes, passes: column.having([value]) };
}
