import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMP_HOURS } from "./amp-hours.ts";
import { type ClassifiedProduct, type ClassifierInput, classifyProduct } from "./classify-product.ts";
import { EntryTable } from "./entry-table.ts";
import type { Option } from "./facets.ts";
import type { Ranges } from "./figure-ranges.ts";
import { DEFAULT_QUERY, type ListingQuery, withListingQuery } from "./listing-query.ts";
import { POWER_TYPES } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";
import { countWords } from "./relevance.ts";
import { runListingQuery as findInTable } from "./run-listing-query.ts";
import { SORTS } from "./sort.ts";

/** Finds among entries; the words of a query are looked for in the names. */
function runListingQuery(entries: readonly ClassifiedProduct[], listingQuery: ListingQuery) {
  const table = new EntryTable(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const count = countWords(listingQuery.q);
  const score = (slot: number) => count(byId.get(table.ids[slot] ?? 0)?.name.toLowerCase() ?? "");
  const answering = [...table.order].filter((slot) => score(slot) > 0).sort((a, b) => score(b) - score(a));
  const isWhole = (slot: number) => score(slot) > 1;
  const compare = (a: number, b: number) => score(b) - score(a) || (table.ranks[a] ?? 0) - (table.ranks[b] ?? 0);
  const matches = { slots: answering, isWhole, compare };
  const { slots, facets, whole } = findInTable(table, listingQuery, listingQuery.q === "" ? {} : { matches });
  return { items: slots.flatMap((slot) => byId.get(table.ids[slot] ?? 0) ?? []), total: slots.length, facets, whole };
}

const SUBCATEGORIES = [
  { id: 1, name: "Petrol chainsaws", category: "Chainsaws" },
  { id: 2, name: "Cordless chainsaws", category: "Chainsaws" },
  { id: 3, name: "Backpack blowers", category: "Blowers" },
];
const KINDS = ["Chainsaw", "Blower", "Combo kit", null];

const product: fc.Arbitrary<Omit<ClassifierInput, "id">> = fc
  .record({
    name: fc.constantFrom("MS 162", "MS 1000", "BG 86 blower", "Saw", "Pump set"),
    type: fc.constantFrom("petrol", "battery", "electric", "manual", null),
    productType: fc.constantFrom(...KINDS),
    home: fc.constantFrom(...SUBCATEGORIES, null),
    others: fc.subarray(SUBCATEGORIES),
    brief: fc.constantFrom("", "With a 2.0 Ah battery", "1.5 ah pack", "For petrol days"),
    slugs: fc.subarray(["professional", "deals"]),
  })
  .map(({ home, others, ...rest }) => ({
    ...rest,
    category: home?.category ?? null,
    subcategory: home?.name ?? null,
    brand: home?.id === 1 ? "STIHL" : "Honda",
    description: "",
    specifications: home ? [{ name: "Weight", value: `${home.id * 3} kg` }] : [],
    subcategories: others,
  }));

const catalogue = fc
  .array(product, { maxLength: 30 })
  .map((products) => products.map((fields, index) => classifyProduct({ ...fields, id: index + 1 })));

const listingQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    q: fc.constantFrom("", "ms", "petrol saw", "blower 2.0"),
    category: fc.constantFrom("", "chainsaws", "Blowers", "professional", "nowhere"),
    subcategoryId: fc.constantFrom(null, null, 1, 3, 99),
    powerType: fc.constantFrom(null, ...POWER_TYPES),
    productTypes: fc.subarray(["chainsaws", "blowers", "combo kits"]),
    ampHours: fc.constantFrom(null, ...AMP_HOURS),
    brands: fc.subarray(["honda", "makita"]),
    ranges: fc.constantFrom<Ranges>({}, {}, { weight: ["2-4"] }, { weight: ["2-4", "8-12"], bar: ["30-35"] }),
    sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
  })
  .map((choice) => ({ ...DEFAULT_QUERY, ...choice }));

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

  it("name kinds that are the same products under the same words once", () => {
    const kinds = { type: null, productType: "Rotary blade", category: "Blades", subcategory: null, brief: "" };
    const fields = { brand: null, description: "", specifications: [], slugs: [], subcategories: [] };
    const entries = [1, 2].map((id) => classifyProduct({ ...kinds, ...fields, id, name: `Blade ${id}` }));
    expect(runListingQuery(entries, DEFAULT_QUERY).facets.productTypes).toHaveLength(1);
    const chosen = { ...DEFAULT_QUERY, productTypes: ["rotary blades"] };
    expect(runListingQuery(entries, chosen).facets.productTypes).toEqual([{ value: "Rotary blades", count: 2 }]);
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

describe("filters", () => {
  it("join with or inside product type", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        const ids = (productTypes: string[]) =>
          runListingQuery(entries, { ...choice, sort: "a-to-z", productTypes }).items.map(({ id }) => id);
        const either = new Set([...ids(["chainsaws"]), ...ids(["blowers"])]);
        expect(new Set(ids(["chainsaws", "blowers"]))).toEqual(either);
      }),
    );
  });

  it("join with and across groups: each one more gives a part of the list", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, fc.constantFrom(...POWER_TYPES), (entries, choice, powerType) => {
        const wide = runListingQuery(entries, { ...choice, powerType: null }).items;
        const narrow = runListingQuery(entries, { ...choice, powerType }).items;
        expect(wide.filter((entry) => entry.powerType === powerType)).toEqual(narrow);
      }),
    );
  });

  it("let a subcategory replace the category", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        const chosen = { ...choice, subcategoryId: 3 };
        expect(runListingQuery(entries, chosen).items).toEqual(
          runListingQuery(entries, { ...chosen, category: "" }).items,
        );
      }),
    );
  });
});

describe("order", () => {
  it("is the same whatever order the products came in", () => {
    fc.assert(
      fc.property(catalogue, listingQuery, (entries, choice) => {
        expect(runListingQuery([...entries].reverse(), choice).items).toEqual(runListingQuery(entries, choice).items);
      }),
    );
  });

  it("reads numbers as numbers", () => {
    const fields = {
      brand: null,
      type: null,
      productType: null,
      category: null,
      subcategory: null,
      brief: "",
      description: "",
    };
    const named = (name: string, id: number) =>
      classifyProduct({ ...fields, id, name, specifications: [], slugs: [], subcategories: [] });
    const entries = ["MS 1000", "MS 880", "ms 162"].map(named);
    expect(runListingQuery(entries, DEFAULT_QUERY).items.map(({ name }) => name)).toEqual([
      "ms 162",
      "MS 880",
      "MS 1000",
    ]);
  });

  it("is by name where nothing is searched for, and Z to A is the reverse", () => {
    fc.assert(
      fc.property(catalogue, (entries) => {
        const sorted = (sort: ListingQuery["sort"]) => runListingQuery(entries, { ...DEFAULT_QUERY, sort }).items;
        expect(sorted("relevance")).toEqual(sorted("a-to-z"));
        expect(sorted("z-to-a")).toEqual([...sorted("a-to-z")].reverse());
      }),
    );
  });
});

it("knows a category by its slug and by its name", () => {
  const places = classifyProduct({
    id: 1,
    name: "HS 45",
    brand: null,
    type: null,
    productType: null,
    category: "Hedge Trimmers",
    subcategory: null,
    brief: "",
    description: "",
    specifications: [],
    slugs: ["garden"],
    subcategories: [],
  });
  for (const category of ["hedge-trimmers", "Hedge Trimmers", "GARDEN"]) {
    expect(runListingQuery([places], { ...DEFAULT_QUERY, category }).total).toBe(1);
  }
  expect(parseProductType("Hedge Trimmer")).toBe("hedge trimmers");
});
