import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activeFilters, withoutFilter, withoutFilters } from "./active-filters.ts";
import { AMP_HOURS } from "./amp-hours.ts";
import {
  DEFAULT_QUERY,
  type ListingQuery,
  listingHref,
  parseListingQuery,
  serializeListingQuery,
  withListingQuery,
} from "./listing-query.ts";
import { POWER_TYPES } from "./power-type.ts";
import { SORTS } from "./sort.ts";
import type { Ranges } from "./specifications/chosen.ts";

const parse = (query: string) => parseListingQuery(new URLSearchParams(query));

/** Any query string, the known parameters more often than chance would have them. */
const anyParams = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          "q",
          "category",
          "subcategory_id",
          "type",
          "product_type",
          "ah",
          "sort",
          "page",
          "compare",
          "brand",
          "bar",
          "weight",
          "exact",
          "with",
        ),
        fc.string(),
      ),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.integer().map(String),
        fc.constantFrom(
          "petrol",
          "Battery",
          "2 ah",
          "z-to-a",
          "12,15,12",
          "Chainsaw",
          "1",
          "30-35",
          "material.steel",
          "-25",
          "STIHL",
          "5abc",
          "ﷺﷺﷺﷺﷺ",
          "İstanbul",
          "\u0000",
          " ",
        ),
      ),
    ),
    { maxLength: 30 },
  )
  .map((pairs) => new URLSearchParams(pairs));

const valid: fc.Arbitrary<ListingQuery> = anyParams.map(parseListingQuery);

const change: fc.Arbitrary<Partial<ListingQuery>> = fc.oneof(
  fc.record({ powerType: fc.constantFrom(null, ...POWER_TYPES) }),
  fc.record({ ampHours: fc.constantFrom(null, ...AMP_HOURS) }),
  fc.record({ sort: fc.constantFrom(...SORTS) }),
  fc.record({ productTypes: fc.subarray(["chainsaws", "blowers", "petrol chainsaws"]) }),
  fc.record({ brands: fc.subarray(["stihl", "honda"]) }),
  fc.record({
    ranges: fc.constantFrom<Ranges>(
      {},
      { bar: ["30-35"] },
      { bar: ["-25", "30-35"], weight: ["50-"] },
    ),
  }),
  fc.record({ choices: fc.subarray(["material.steel", "oil.mineral"]) }),
  fc.record({ subcategoryId: fc.option(fc.integer({ min: 1, max: 99 })) }),
);

describe("a listing query in a URL", () => {
  it("is the same after serialising and parsing", () => {
    fc.assert(
      fc.property(valid, (listingQuery) => {
        expect(parse(serializeListingQuery(listingQuery))).toEqual(listingQuery);
      }),
    );
  });

  it("is canonical, whatever URL it was parsed from", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const once = serializeListingQuery(parseListingQuery(params));
        expect(serializeListingQuery(parse(once))).toBe(once);
      }),
    );
  });

  it("has no defaults and a fixed order", () => {
    expect(serializeListingQuery(DEFAULT_QUERY)).toBe("");
    expect(serializeListingQuery(parse("sort=relevance&page=1&type=&q="))).toBe("");
    expect(
      listingHref(
        "/search",
        parse("compare=12,15&page=3&type=gas&product_type=Pump&product_type=blowers&q=ms+250"),
      ),
    ).toBe(
      "/search?q=ms+250&type=petrol&product_type=blowers&product_type=pumps&page=3&compare=12,15",
    );
  });

  it.each([
    ["page=abc", "page=0", "page=-1", "page=1.5", "page=99999999999"],
    [
      "sort=%00",
      "sort=price",
      "ah=%E0%A4%A",
      "ah=12",
      "ah=5.2",
      "subcategory_id=",
      "subcategory_id=+",
    ],
    [
      "bar=2-1",
      "bar=-",
      "bar=",
      "page=3-5",
      "with=steel",
      "with=a.B",
      "Bar=1-2",
      "brand=%00",
      "brand=-",
      "exact=1",
      "exact=1&q=+",
    ],
    ["compare=a,b", "compare=0", "product_type=", "product_type=%00", "q=%20%00%20"],
  ])("ignores nonsense: %s", (...queries) => {
    for (const query of queries) expect(parse(query)).toEqual(DEFAULT_QUERY);
  });

  it("has ranges of any specification, ascending, and other values", () => {
    expect(serializeListingQuery(parse("bar=35-40&bar=-030.0&bar=35-40&with=oil.mineral"))).toBe(
      "bar=-30&bar=35-40&with=oil.mineral",
    );
    expect(parse("outlet=2-2").ranges).toEqual({ outlet: ["2-2"] });
  });

  it("reads a subcategory's id, and anything else as one that does not exist", () => {
    const read = (text: string) =>
      parse(`subcategory_id=${encodeURIComponent(text)}`).subcategoryId;
    expect(["5", " 5 "].map(read)).toEqual([5, 5]);
    expect(new Set(["5abc", "5.7", "-5", "0", "x", "99999999999"].map(read))).toEqual(
      new Set([2_147_483_647]),
    );
  });

  it("cuts excessive input", () => {
    const flood = parse(
      `q=${"a".repeat(8192)}&compare=${Array.from({ length: 500 }, (_, i) => i + 1)}&${"product_type=p&".repeat(500)}`,
    );
    expect(flood.q).toHaveLength(200);
    expect(flood.compare).toEqual([1, 2, 3, 4]);
    const types = Array.from({ length: 500 }, (_, i) => `product_type=kind+${i}`).join("&");
    expect(parse(types).productTypes).toHaveLength(20);
  });
});

describe("changing a listing query", () => {
  it("returns to the first page exactly when the list changes", () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: 2, max: 50 }), change, (listingQuery, page, change) => {
        const before = { ...listingQuery, page };
        const after = withListingQuery(before, change);
        const changed =
          serializeListingQuery({ ...before, ...change }) !== serializeListingQuery(before);
        expect(after.page).toBe(changed ? 1 : page);
      }),
    );
    expect(withListingQuery({ ...DEFAULT_QUERY, page: 4 }, { compare: [1] }).page).toBe(4);
  });

  it("does not depend on the order of choices", () => {
    const types = ["pumps", "blowers"];
    expect(withListingQuery(DEFAULT_QUERY, { productTypes: types })).toEqual(
      withListingQuery(DEFAULT_QUERY, { productTypes: types.toReversed() }),
    );
  });

  it("removes filters one by one until none is left", () => {
    fc.assert(
      fc.property(valid, (listingQuery) => {
        const bare = activeFilters(listingQuery).reduce(
          (rest, { key, value }) => withoutFilter(rest, key, value),
          listingQuery,
        );
        expect(activeFilters(bare)).toEqual([]);
        expect(bare).toEqual(withoutFilters(listingQuery));
      }),
    );
  });

  it("takes what every object inherits for text like any other", () => {
    const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
    const names = ["category", "type", "product_type", "ah", "brand", "with", "sort", "page", "q"];
    const named = fc.tuple(fc.oneof(fc.constantFrom(...names), inherited), inherited);
    fc.assert(
      fc.property(fc.array(named, { maxLength: 5 }), (pairs) => {
        const listingQuery = parseListingQuery(new URLSearchParams(pairs));
        const filters = activeFilters(listingQuery);
        for (const { key, value } of filters)
          expect(activeFilters(withoutFilter(listingQuery, key, value))).toHaveLength(
            filters.length - 1,
          );
      }),
    );
  });
});
