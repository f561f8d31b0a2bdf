/** The filters, sort orders and sizes of a list, by the shop's definitions. */
import type { FacetOption, Tally } from "../facet-sets.ts";
import type { ListingQuery } from "../listing-query.ts";
import { readSort } from "../sort.ts";
import { readChoice } from "./chosen.ts";
import type { SpecificationDefinition, SpecificationUse } from "./definition.ts";
import { groupOf, inRange, KEYS_GROUP, readBucket } from "./facets.ts";
import { compareRanges, formatRange, parseRange, rangesFor } from "./ranges.ts";

export interface SpecificationFacet {
  key: string;
  name: string;
  /** Null for none. */
  unit: string | null;
  /** Ascending ranges, or values with their labels, the most frequent first. */
  options: (FacetOption<string> & { label?: string | undefined })[];
}

export interface ListSizes {
  key: string;
  name: string;
  unit: string;
  /** Unique, ascending. */
  amounts: number[];
}

/** The maximum numbers of filters and of sort orders of a list. */
const MAX = 6;
/** The share of a list that must have a specification before the list can be filtered by it. */
const MIN_SHARE = 0.4;
/** Lists with fewer sizes or machines have no ruler. */
const MIN_SIZES = 3;
const MIN_SIZED_SHARE = 0.3;

export function specificationFacets(
  tally: (group: string) => Tally,
  definitions: readonly SpecificationDefinition[],
  query: ListingQuery,
): {
  specifications: SpecificationFacet[];
  sorts: { key: string; name: string }[];
  sizes: ListSizes | null;
} {
  const { sets, before } = tally(KEYS_GROUP);
  const having = new Map(
    definitions.map(({ key }) => [key, sets.get(key)?.products.countWith(before) ?? 0]),
  );
  const usedFor = (use: SpecificationUse, minShare: number) =>
    definitions.filter(
      ({ key, uses }) =>
        uses.includes(use) && (having.get(key) ?? 0) >= Math.max(1, before.size * minShare),
    );
  const sorts = usedFor("sort", MIN_SHARE).slice(0, MAX);
  const filters = new Set(usedFor("filter", MIN_SHARE).map(({ key }) => key));
  const specifications: SpecificationFacet[] = [];
  for (const definition of definitions) {
    const { key, name, unit } = definition;
    const chosen = query.ranges[key] ?? valuesOf(query.choices, key);
    const isOffered = filters.has(key) && specifications.length < MAX;
    if (!isOffered && chosen.length === 0) continue;
    const options = optionsOf(definition, tally(groupOf(key)), chosen);
    const isNarrowing = options.length > 1 && options.some(({ count }) => count > 1);
    if (isNarrowing || chosen.length > 0) specifications.push({ key, name, unit, options });
  }
  const [ruler] = usedFor("ruler", MIN_SIZED_SHARE)
    .filter(({ type }) => type === "number")
    .sort((one, other) => (having.get(other.key) ?? 0) - (having.get(one.key) ?? 0));
  return {
    specifications,
    sorts: definitions
      .filter((each) => sorts.includes(each) || each.key === readSort(query.sort).key)
      .map(({ key, name }) => ({ key, name })),
    sizes: ruler ? sizesOf(ruler, tally(groupOf(ruler.key))) : null,
  };
}

const valuesOf = (choices: readonly string[], key: string) =>
  choices
    .map(readChoice)
    .filter((choice) => choice.key === key)
    .map(({ value }) => value);

function optionsOf(
  { type }: SpecificationDefinition,
  { sets, before, after }: Tally,
  chosen: readonly string[],
): SpecificationFacet["options"] {
  const counted = [...sets.values()]
    .map((set) => ({ set, count: set.products.countWith(before) }))
    .filter(({ count }) => count > 0);
  if (type !== "number") {
    const values = counted
      .sort((one, other) => other.count - one.count)
      .map(({ set }) => set.value);
    return [...new Set([...values, ...chosen])]
      .map((value) => ({
        value,
        label: sets.get(value)?.label ?? value,
        count: sets.get(value)?.products.countWith(after) ?? 0,
      }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value));
  }
  const amounts = new Map<number, number>();
  for (const { set, count } of counted)
    for (const end of new Set(Object.values(readBucket(set.value))))
      amounts.set(end, (amounts.get(end) ?? 0) + count);
  const ranges = [...rangesFor(amounts), ...chosen.flatMap((text) => parseRange(text) ?? [])];
  const inList = counted.map(({ set }) => set);
  return [...new Set(ranges.sort(compareRanges).map(formatRange))]
    .map((value) => ({ value, count: inRange(inList, value).countWith(after) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

function sizesOf(
  { key, name, unit }: SpecificationDefinition,
  { sets, before }: Tally,
): ListSizes | null {
  // The upper end of a range: a washer for 10 to 110 bar is one of 110 bar.
  const ends = [...sets.values()]
    .filter(({ products }) => products.countWith(before) > 0)
    .map(({ value }) => readBucket(value).to);
  const amounts = [...new Set(ends)].sort((one, other) => one - other);
  return amounts.length < MIN_SIZES ? null : { key, name, unit: unit ?? "", amounts };
}
