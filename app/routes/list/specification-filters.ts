/** The filters and sort orders of a list by specifications, with their texts. */

import { CHOICES } from "#app/catalogue/specifications/chosen.ts";
import type { SpecificationFacet } from "#app/catalogue/specifications/list-facets.ts";
import { parseRange } from "#app/catalogue/specifications/ranges.ts";
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import type { SortOption, SpecificationFilter } from "#app/ui/product-list/product-list-view.ts";

/** Ranges are under the key of their specification, other values under one parameter. */
export function toFilter(
  { key, name, unit, options }: SpecificationFacet,
  t: ServerMessages["specifications"],
): SpecificationFilter {
  return {
    title: name,
    name: options.every(({ label }) => label === undefined) ? key : CHOICES,
    options: options.map(({ value, label, count }) => {
      if (label !== undefined) return { value: `${key}.${value}`, label, count };
      const range = parseRange(value);
      return { value, count, label: range ? t.range(range.from, range.to, unit ?? "") : value };
    }),
  };
}

export function toSorts(
  { key, name }: { key: string; name: string },
  t: ServerMessages["specifications"],
): SortOption[] {
  return [
    { value: `least-${key}`, label: t.leastFirst(name) },
    { value: `most-${key}`, label: t.mostFirst(name) },
  ];
}
