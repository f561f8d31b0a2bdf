/** The options beside a list: their order, their numbers, and which of them are offered. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, listingQuery } from "../../tests/support/arbitrary-listings.ts";
import { type ListEntry, toEntry } from "../../tests/support/list-entry.ts";
import { runListingQuery } from "../../tests/support/run-listing-query.ts";
import type { FacetOption } from "./facet-sets.ts";
import { DEFAULT_QUERY, type ListingQuery, withListingQuery } from "./listing-query.ts";
import { POWER_TYPES } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";

/** An option, and the change of a query that chooses it. */
const withChoice =
  <Value>(toChange: (value: Value) => Partial<ListingQuery>) =>
  (option: FacetOption<Value>): [FacetOption<Value>, Partial<ListingQuery>] => [
    option,
    toChange(option.value),
  ];
const lengthOf = (entries: ListEntry[], choice: ListingQuery) =>
  runListingQuery(entries, choice).items.length;

describe("the order of options", () => {
  const entry = (id: number, productType: string, brand: string, type: string) =>
    toEntry({ id, name: `Machine ${id}`, productType, brand, type });
  const entries = [
    entry(1, "Pump", "Honda", "petrol"),
    entry(2, "Saw", "Stihl", "petrol"),
    entry(3, "Saw", "Stihl", "battery"),
    entry(4, "Blower", "Stihl", "petrol"),
    entry(5, "Saw", "Makita", "battery"),
  ];
  it("is by count, the most frequent first, then by name", () => {
    const { productTypes, brands } = runListingQuery(entries, DEFAULT_QUERY).facets;
    expect(productTypes.map(({ value }) => value)).toEqual(["Saws", "Blowers", "Pumps"]);
    expect(brands.map(({ value }) => value)).toEqual(["stihl", "honda", "makita"]);
  });
});

describe("facets", () => {
  it("count the products that choosing them lists", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        const { facets } = runListingQuery(entries, choice);
        const counts: [FacetOption<unknown>, Partial<ListingQuery>][] = [
          ...facets.powerTypes.map(withChoice((powerType) => ({ powerType }))),
          ...facets.ampHours.map(withChoice((ampHours) => ({ ampHours }))),
          ...facets.subcategories.map(withChoice((subcategoryId) => ({ subcategoryId }))),
          ...facets.brands.map(withChoice((brand) => ({ brands: [brand] }))),
          ...facets.productTypes.map(withChoice((type) => ({ productTypes: [type] }))),
          ...facets.specifications.flatMap(({ key, options }) =>
            options.map(withChoice((range) => ({ ranges: { ...choice.ranges, [key]: [range] } }))),
          ),
        ];
        for (const [{ count }, change] of counts)
          expect(lengthOf(entries, withListingQuery(choice, change))).toBe(count);
      }),
    );
  });

  it("offer no unchosen option with an empty list, and each option once", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        const { facets } = runListingQuery(entries, choice);
        const { productTypes, powerTypes, ampHours, brands, specifications } = facets;
        const chosen: unknown[] = [
          choice.powerType,
          choice.ampHours,
          choice.subcategoryId,
          ...choice.brands,
        ].concat(choice.productTypes, Object.values(choice.ranges).flat());
        const groups = [
          powerTypes,
          ampHours,
          facets.subcategories,
          brands,
          ...specifications.map(({ options }) => options),
        ];
        const types = productTypes.map((option) => ({
          ...option,
          value: parseProductType(option.value),
        }));
        for (const options of [...groups, types] as FacetOption<unknown>[][]) {
          for (const { value, count } of options)
            expect(count > 0 || chosen.includes(value)).toBe(true);
          expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
        }
      }),
    );
  });

  it("keep chosen options that have no products, with the count 0", () => {
    const productType = "Chainsaw";
    const entries = [
      toEntry({ id: 1, name: "MS 162", brand: "STIHL", productType, type: "petrol" }),
      toEntry({ id: 2, name: "440 e", brand: "Husqvarna", productType, type: "electric" }),
    ];
    const choice = {
      ...DEFAULT_QUERY,
      powerType: "cordless",
      productTypes: ["pumps"],
      brands: ["makita"],
    } as const;
    const { facets } = runListingQuery(entries, { ...choice, ranges: { bar: ["30-35"] } });
    expect(facets.powerTypes).toEqual([{ value: "cordless", count: 0 }]);
    expect(facets.productTypes).toEqual([{ value: "Pumps", count: 0 }]);
    expect(facets.brands).toEqual([{ value: "makita", name: "makita", count: 0 }]);
    expect(facets.specifications).toEqual([
      { key: "bar", name: "Bar length", unit: "cm", options: [{ value: "30-35", count: 0 }] },
    ]);
  });

  describe("of a specification", () => {
    const saws = (bars: (string | undefined)[]) =>
      bars.map((bar, index) =>
        toEntry({
          id: index + 1,
          name: `Saw ${index + 1}`,
          specifications: bar === undefined ? [] : [{ name: "Bar length", value: bar }],
        }),
      );
    const keysOf = (bars: (string | undefined)[], ranges = {}) =>
      runListingQuery(saws(bars), { ...DEFAULT_QUERY, ranges }).facets.specifications.map(
        ({ key }) => key,
      );
    const lacking = (count: number) => Array.from({ length: count }, () => undefined);

    it("are offered if two in five products have it, not one in three", () => {
      const bars = ["30 cm", "30 cm", "50 cm", "50 cm"];
      expect(keysOf([...bars, ...lacking(6)])).toEqual(["bar"]);
      expect(keysOf([...bars, ...lacking(8)])).toEqual([]);
    });

    it("are left out while each leads to a single product, unless one is chosen", () => {
      const bars = ["30 cm", "35 cm", "50 cm"];
      expect(keysOf(bars)).toEqual([]);
      expect(keysOf(bars, { bar: ["35-35"] })).toEqual(["bar"]);
      expect(keysOf([...bars, "50 cm"])).toEqual(["bar"]);
    });
  });

  it("list kinds with the same products and a common word once", () => {
    const category = "Blades";
    const blades = [1, 2].map((id) =>
      toEntry({ id, name: `Blade ${id}`, productType: "Rotary blade", category }),
    );
    const pump = toEntry({ id: 3, name: "Pump", productType: "Pump", category });
    const entries = [...blades, pump];
    expect(
      runListingQuery(entries, DEFAULT_QUERY).facets.productTypes.filter(
        ({ count }) => count === 2,
      ),
    ).toHaveLength(1);
    const chosen = { ...DEFAULT_QUERY, productTypes: ["rotary blades"] };
    expect(runListingQuery(entries, chosen).facets.productTypes).toContainEqual({
      value: "Rotary blades",
      count: 2,
    });
  });

  it("omit unchosen types and subcategories that contain the whole list", () => {
    const groups = { productType: "Saw", category: "Chainsaws", slugs: ["chainsaws"] };
    const entries = [1, 2].map((id) =>
      toEntry({ id, name: `Saw ${id}`, type: "petrol", ...groups }),
    );
    const valuesOf = (query: ListingQuery) =>
      runListingQuery(entries, query).facets.productTypes.map(({ value }) => value);
    expect(valuesOf(DEFAULT_QUERY)).toEqual([]);
    expect(valuesOf({ ...DEFAULT_QUERY, productTypes: ["saws"] })).toEqual(["Saws"]);
  });

  it("show amp hours only for cordless products", () => {
    const battery = { type: "none", category: "Accessories", brief: "A 2 Ah battery" };
    const entries = [toEntry({ id: 1, name: "AK 10", ...battery })];
    expect(runListingQuery(entries, DEFAULT_QUERY).facets.ampHours).toEqual([]);
    const drill = toEntry({ id: 2, name: "Drill", type: "cordless", category: "Power Tools" });
    expect(runListingQuery([...entries, drill], DEFAULT_QUERY).facets.ampHours).toEqual([
      { value: "2", count: 1 },
    ]);
  });

  it("keep their order while options are chosen", () => {
    fc.assert(
      fc.property(catalogue, fc.constantFrom(...POWER_TYPES), (entries, powerType) => {
        const all = runListingQuery(entries, DEFAULT_QUERY).facets;
        const some = runListingQuery(entries, { ...DEFAULT_QUERY, powerType }).facets;
        for (const group of ["productTypes", "brands"] as const) {
          const values = some[group].map(({ value }) => value);
          const before = all[group].map(({ value }) => value);
          expect(before.filter((value) => values.includes(value))).toEqual(values);
        }
      }),
    );
  });
});
