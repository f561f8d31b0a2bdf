/** Which products the filters of a list keep, and their order. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, listingQuery } from "../../tests/support/arbitrary-listings.ts";
import { toEntry, valuesOf } from "../../tests/support/list-entry.ts";
import { runListingQuery } from "../../tests/support/run-listing-query.ts";
import { Bitmap } from "./bitmap.ts";
import { toSlug } from "./clean-text.ts";
import { indexList } from "./indexed-list.ts";
import { DEFAULT_QUERY, type ListingQuery } from "./listing-query.ts";
import { parseProductType } from "./product-type.ts";
import { runListingQuery as findInList } from "./run-listing-query.ts";
import { DEFAULT_DEFINITIONS } from "./specifications/default-definitions.ts";
import { includes, parseRange } from "./specifications/ranges.ts";

/** Whether one of the amounts is in one of the ranges. */
function isInAny(ranges: readonly string[], amounts: readonly string[]): boolean {
  return ranges.some((text) => {
    const range = parseRange(text);
    return amounts.map(Number).some((to) => range && includes(range, { from: to, to }));
  });
}

it("gives the same result as checking every visible product", () => {
  fc.assert(
    fc.property(
      catalogue,
      listingQuery,
      fc.infiniteStream(fc.boolean()),
      (entries, choice, coin) => {
        const listed = indexList(entries, DEFAULT_DEFINITIONS);
        const visible = Bitmap.of([...entries.keys()].filter(() => coin.next().value));
        const { q: _, ...query } = { ...choice, sort: "a-to-z" as const };
        const { slots, total } = findInList(listed, { ...query, q: "" }, { visible });
        const plain = entries.filter((entry, slot) => {
          const { subcategoryId, category, powerType, productTypes, ampHours, brands, ranges } =
            query;
          const some = (wanted: readonly string[], has: readonly string[]) =>
            wanted.length === 0 || wanted.some((value) => has.includes(value));
          return (
            visible.has(slot) &&
            (subcategoryId === null
              ? category === "" || valuesOf(entry, "groups").includes(toSlug(category))
              : valuesOf(entry, "subcategories").includes(String(subcategoryId))) &&
            (powerType === null || valuesOf(entry, "powerType").includes(powerType)) &&
            (ampHours === null || valuesOf(entry, "ampHours").includes(ampHours)) &&
            some(productTypes, valuesOf(entry, "productTypes")) &&
            some(brands, valuesOf(entry, "brand")) &&
            Object.entries(ranges).every(([key, wanted]) =>
              isInAny(wanted, valuesOf(entry, `specification ${key}`)),
            )
          );
        });
        expect(total).toBe(plain.length);
        const idOf = (slot: number) => entries[slot]?.id ?? 0;
        const ids = slots.map(idOf);
        expect([...ids].sort((a, b) => a - b)).toEqual(plain.map(({ id }) => id));
        expect(ids).toEqual([...listed.order.slots].map(idOf).filter((id) => ids.includes(id)));
      },
    ),
  );
});

describe("order", () => {
  it("does not depend on the order of the products", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        expect(runListingQuery([...entries].reverse(), choice).items).toEqual(
          runListingQuery(entries, choice).items,
        );
      }),
    );
  });

  it("reads numbers as numbers", () => {
    const entries = ["MS 1000", "MS 880", "ms 162"].map((name, id) => toEntry({ id, name }));
    expect(runListingQuery(entries, DEFAULT_QUERY).items.map(({ name }) => name)).toEqual([
      "ms 162",
      "MS 880",
      "MS 1000",
    ]);
  });

  it("is by name without a search, and Z to A is the reverse", () => {
    fc.assert(
      fc.property(catalogue, (entries) => {
        const sorted = (sort: ListingQuery["sort"]) =>
          runListingQuery(entries, { ...DEFAULT_QUERY, sort }).items;
        expect(sorted("relevance")).toEqual(sorted("a-to-z"));
        expect(sorted("z-to-a")).toEqual([...sorted("a-to-z")].reverse());
      }),
    );
  });
});

it("finds a category by slug and by name", () => {
  const groups = toEntry({
    id: 1,
    name: "HS 45",
    category: "Hedge Trimmers",
    slugs: ["garden"],
  });
  for (const category of ["hedge-trimmers", "Hedge Trimmers", "GARDEN"]) {
    expect(runListingQuery([groups], { ...DEFAULT_QUERY, category }).total).toBe(1);
  }
  expect(parseProductType("Hedge Trimmer")).toBe("hedge trimmers");
});
