/** The options beside a list: their order, their numbers, and which of them are offered. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, listingQuery } from "../../tests/support/arbitrary-listings.ts";
import { runListingQuery } from "../../tests/support/run-listing-query.ts";
import { classifyProduct } from "./classify-product.ts";
import type { Option } from "./facets.ts";
import { DEFAULT_QUERY, type ListingQuery, withListingQuery } from "./listing-query.ts";
import { POWER_TYPES } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";

const lengthOf = (entries: ReturnType<typeof classifyProduct>[], choice: ListingQuery) =>
  runListingQuery(entries, choice).items.length;

describe("the order of options", () => {
  const entry = (id: number, productType: string, brand: string, type: string) =>
    classifyProduct({ ...blank, id, name: `Machine ${id}`, productType, brand, type });
  const blank = {
    category: null,
    subcategory: null,
    slugs: [],
    subcategories: [],
    brief: "",
    description: "",
    specifications: [],
  };
  const entries = [
    entry(1, "Pump", "Honda", "petrol"),
    entry(2, "Saw", "Stihl", "petrol"),
    entry(3, "Saw", "Stihl", "battery"),
    entry(4, "Blower", "Stihl", "petrol"),
    entry(5, "Saw", "Makita", "battery"),
  ];
  const orderOf = (query: ListingQuery) => {
    const { productTypes, brands } = runListingQuery(entries, query).facets;
    return [productTypes.map(({ value }) => value), brands.map(({ value }) => value)];
  };

  it("is by number, the commonest first, then by name", () => {
    expect(orderOf(DEFAULT_QUERY)).toEqual([
      ["Saws", "Blowers", "Pumps"],
      ["stihl", "honda", "makita"],
    ]);
  });

  it("stays while another filter narrows the list", () => {
    const [types, brands] = orderOf({ ...DEFAULT_QUERY, powerType: "petrol" });
    expect(types).toEqual(["Saws", "Blowers", "Pumps"]);
    expect(brands).toEqual(["stihl", "honda"]);
  });
});

describe("facets", () => {
  it("count what choosing them gives", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        const { facets } = runListingQuery(entries, choice);
        for (const { value, count } of facets.powerTypes) {
          expect(lengthOf(entries, withListingQuery(choice, { powerType: value }))).toBe(count);
        }
        for (const { value, count } of facets.ampHours) {
          expect(lengthOf(entries, withListingQuery(choice, { ampHours: value }))).toBe(count);
        }
        for (const { value, count } of facets.subcategories) {
          expect(lengthOf(entries, withListingQuery(choice, { subcategoryId: value }))).toBe(count);
        }
        for (const { value, count } of facets.brands) {
          expect(lengthOf(entries, withListingQuery(choice, { brands: [value] }))).toBe(count);
        }
        for (const { key, options } of facets.ranges) {
          for (const { value, count } of options) {
            expect(lengthOf(entries, withListingQuery(choice, { ranges: { ...choice.ranges, [key]: [value] } }))).toBe(
              count,
            );
          }
        }
        for (const { value, count } of facets.productTypes) {
          expect(lengthOf(entries, withListingQuery(choice, { productTypes: [value] }))).toBe(count);
        }
      }),
    );
  });

  it("offer nothing that leads to an empty list but what is chosen, and each thing once", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        const { facets } = runListingQuery(entries, choice);
        const { productTypes, powerTypes, ampHours, brands, ranges } = facets;
        const chosen: unknown[] = [choice.powerType, choice.ampHours, choice.subcategoryId, ...choice.brands].concat(
          choice.productTypes,
          Object.values(choice.ranges).flat(),
        );
        const groups = [powerTypes, ampHours, facets.subcategories, brands, ...ranges.map(({ options }) => options)];
        const types = productTypes.map((option) => ({ ...option, value: parseProductType(option.value) }));
        for (const options of [...groups, types] as Option<unknown>[][]) {
          for (const { value, count } of options) expect(count > 0 || chosen.includes(value)).toBe(true);
          expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
        }
      }),
    );
  });

  it("keep what is chosen, with its 0", () => {
    const saw = {
      type: "petrol",
      productType: "Chainsaw",
      category: null,
      subcategory: null,
      brief: "",
      description: "",
    };
    const rest = { specifications: [], slugs: [], subcategories: [] };
    const entries = [
      classifyProduct({ ...saw, ...rest, id: 1, name: "MS 162", brand: "STIHL" }),
      classifyProduct({ ...saw, ...rest, id: 2, name: "440 e", brand: "Husqvarna", type: "electric" }),
    ];
    const choice = { ...DEFAULT_QUERY, powerType: "cordless", productTypes: ["pumps"], brands: ["makita"] } as const;
    const { facets } = runListingQuery(entries, { ...choice, ranges: { bar: ["30-35"] } });
    expect(facets.powerTypes).toEqual([{ value: "cordless", count: 0 }]);
    expect(facets.productTypes).toEqual([{ value: "Pumps", count: 0 }]);
    expect(facets.brands).toEqual([{ value: "makita", name: "makita", count: 0 }]);
    expect(facets.ranges).toEqual([{ key: "bar", options: [{ value: "30-35", count: 0 }] }]);
  });

  it("offer the ranges of a figure that two in five products have, not one in three", () => {
    const blank = { brand: null, type: null, productType: null, category: null, subcategory: null, brief: "" };
    const fields = { ...blank, description: "", slugs: [], subcategories: [] };
    const saw = (id: number, bar: string | undefined) =>
      classifyProduct({
        ...fields,
        id,
        name: `Saw ${id}`,
        specifications: bar === undefined ? [] : [{ name: "Bar length", value: bar }],
      });
    const keysOf = (...bars: (string | undefined)[]) =>
      runListingQuery(
        bars.map((bar, index) => saw(index + 1, bar)),
        DEFAULT_QUERY,
      ).facets.ranges.map(({ key }) => key);
    const none = undefined;
    expect(keysOf("30 cm", "50 cm", none, none, none)).toEqual(["bar"]);
    expect(keysOf("30 cm", "50 cm", none, none, none, none)).toEqual([]);
  });

  it("name kinds that are the same products under the same words once", () => {
    const kinds = { type: null, productType: "Rotary blade", category: "Blades", subcategory: null, brief: "" };
    const fields = { brand: null, description: "", specifications: [], slugs: [], subcategories: [] };
    const blades = [1, 2].map((id) => classifyProduct({ ...kinds, ...fields, id, name: `Blade ${id}` }));
    const pump = { ...kinds, ...fields, id: 3, name: "Pump", productType: "Pump", category: "Blades" };
    const entries = [...blades, classifyProduct(pump)];
    expect(runListingQuery(entries, DEFAULT_QUERY).facets.productTypes.filter(({ count }) => count === 2)).toHaveLength(
      1,
    );
    const chosen = { ...DEFAULT_QUERY, productTypes: ["rotary blades"] };
    expect(runListingQuery(entries, chosen).facets.productTypes).toContainEqual({ value: "Rotary blades", count: 2 });
  });

  it("leave out the types and subcategories of the whole list, which would narrow nothing, unless they are chosen", () => {
    const saw = { type: "petrol", productType: "Saw", category: "Chainsaws", subcategory: null, brief: "" };
    const fields = { brand: null, description: "", specifications: [], slugs: ["chainsaws"], subcategories: [] };
    const entries = [1, 2].map((id) => classifyProduct({ ...saw, ...fields, id, name: `Saw ${id}` }));
    const valuesOf = (query: ListingQuery) =>
      runListingQuery(entries, query).facets.productTypes.map(({ value }) => value);
    expect(valuesOf(DEFAULT_QUERY)).toEqual([]);
    expect(valuesOf({ ...DEFAULT_QUERY, productTypes: ["saws"] })).toEqual(["Saws"]);
  });

  it("show amp hours only where something cordless is", () => {
    const battery = { id: 1, name: "AK 10", type: "none", category: "Accessories", brief: "A 2 Ah battery" };
    const rest = {
      brand: null,
      productType: null,
      subcategory: null,
      description: "",
      specifications: [],
      slugs: [],
      subcategories: [],
    };
    const entries = [classifyProduct({ ...rest, ...battery })];
    expect(runListingQuery(entries, DEFAULT_QUERY).facets.ampHours).toEqual([]);
    const drill = classifyProduct({
      ...rest,
      id: 2,
      name: "Drill",
      type: "cordless",
      category: "Power Tools",
      brief: "",
    });
    expect(runListingQuery([...entries, drill], DEFAULT_QUERY).facets.ampHours).toEqual([{ value: "2", count: 1 }]);
  });

  it("keep their order while one chooses", () => {
    fc.assert(
      fc.property(catalogue, fc.constantFrom(...POWER_TYPES), (entries, powerType) => {
        const all = runListingQuery(entries, DEFAULT_QUERY).facets.productTypes.map(({ value }) => value);
        const some = runListingQuery(entries, { ...DEFAULT_QUERY, powerType }).facets.productTypes.map(
          ({ value }) => value,
        );
        expect(all.filter((value) => some.includes(value))).toEqual(some);
      }),
    );
  });
});
