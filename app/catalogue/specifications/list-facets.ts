/** The filters and sort orders of a list, by the shop's definitions. */
import type { FacetOption, Tally } from "../facet-sets.ts";
import type { ListingQuery } from "../listing-query.ts";
import { ownValue } from "../own-value.ts";
import { readSort } from "../sort.ts";
import { valuesOf } from "./chosen.ts";
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

/** The maximum numbers of filters and of sort orders of a list. */
const MAX = 6;
/** The share of a list that must have a specification before the list can be filtered by it. */
const MIN_SHARE = 0.4;
/** The same of a choice, which only some machines of a list may have, such as a battery system. */
const MIN_SHARE_OF_CHOICES = 0.15;

export function specificationFacets(
  tally: (group: string) => Tally,
  definitions: readonly SpecificationDefinition[],
  query: ListingQuery,
): {
  specifications: SpecificationFacet[];
  sorts: { key: string; name: string }[];
} {
  const { sets, before } = tally(KEYS_GROUP);
  const having = new Map(
    definitions.map(({ key }) => [key, sets.get(key)?.products.countWith(before) ?? 0]),
  );
  const usedFor = (use: SpecificationUse) =>
    definitions.filter(({ key, type, uses }) => {
      const minShare = type === "number" ? MIN_SHARE : MIN_SHARE_OF_CHOICES;
      return uses.includes(use) && (having.get(key) ?? 0) >= Math.max(1, before.size * minShare);
    });
  const sorts = usedFor("sort").slice(0, MAX);
  const filters = new Set(usedFor("filter").map(({ key }) => key));
  const specifications: SpecificationFacet[] = [];
  for (const definition of definitions) {
    const { key, name, unit } = definition;
    const chosen = ownValue(query.ranges, key) ?? valuesOf(query.choices, key);
    const isOffered = filters.has(key) && specifications.length < MAX;
    if (!isOffered && chosen.length === 0) continue;
    const options = optionsOf(definition, tally(groupOf(key)), chosen);
    const isNarrowing = options.length > 1 && options.some(({ count }) => count > 1);
    if (isNarrowing || chosen.length > 0) specifications.push({ key, name, unit, options });
  }
  return {
    specifications,
    sorts: definitions
      .filter((each) => sorts.includes(each) || each.key === readSort(query.sort).key)
      .map(({ key, name }) => ({ key, name })),
  };
}

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
