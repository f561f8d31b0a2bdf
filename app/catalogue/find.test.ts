import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMP_HOURS } from "./amp-hours.ts";
import { type Describable, toEntry } from "./entry.ts";
import type { Option } from "./facets.ts";
import { find } from "./find.ts";
import { EVERYTHING, type Finding, withFinding } from "./finding.ts";
import { POWER_TYPES } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";
import { SORTS } from "./sort.ts";

const SUBCATEGORIES = [
  { id: 1, name: "Petrol chainsaws", category: "Chainsaws" },
  { id: 2, name: "Cordless chainsaws", category: "Chainsaws" },
  { id: 3, name: "Backpack blowers", category: "Blowers" },
];
const KINDS = ["Chainsaw", "Blower", "Combo kit", null];

const product: fc.Arbitrary<Omit<Describable, "id">> = fc
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
    description: "",
    specifications: [],
    subcategories: others,
  }));

const catalogue = fc
  .array(product, { maxLength: 30 })
  .map((products) => products.map((fields, index) => toEntry({ ...fields, id: index + 1 })));

const finding: fc.Arbitrary<Finding> = fc
  .record({
    q: fc.constantFrom("", "ms", "petrol saw", "blower 2.0"),
    category: fc.constantFrom("", "chainsaws", "Blowers", "professional", "nowhere"),
    subcategoryId: fc.constantFrom(null, null, 1, 3, 99),
    powerType: fc.constantFrom(null, ...POWER_TYPES),
    productTypes: fc.subarray(["chainsaws", "blowers", "combo kits"]),
    ampHours: fc.constantFrom(null, ...AMP_HOURS),
    sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
  })
  .map((choice) => ({ ...EVERYTHING, ...choice }));

const lengthOf = (entries: ReturnType<typeof toEntry>[], choice: Finding) => find(entries, choice).items.length;

describe("facets", () => {
  it("count what choosing them gives", () => {
    fc.assert(
      fc.property(catalogue, finding, (entries, choice) => {
        const { facets } = find(entries, choice);
        for (const { value, count } of facets.powerTypes) {
          expect(lengthOf(entries, withFinding(choice, { powerType: value }))).toBe(count);
        }
        for (const { value, count } of facets.ampHours) {
          expect(lengthOf(entries, withFinding(choice, { ampHours: value }))).toBe(count);
        }
        for (const { value, count } of facets.subcategories) {
          expect(lengthOf(entries, withFinding(choice, { subcategoryId: value }))).toBe(count);
        }
        for (const { value, count } of facets.productTypes) {
          expect(lengthOf(entries, withFinding(choice, { productTypes: [value] }))).toBe(count);
        }
      }),
    );
  });

  it("offer nothing that leads to an empty list, and each thing once", () => {
    fc.assert(
      fc.property(catalogue, finding, (entries, choice) => {
        const { facets } = find(entries, choice);
        for (const options of Object.values<Option<unknown>[]>({ ...facets })) {
          expect(options.every(({ count }) => count > 0)).toBe(true);
          expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
        }
      }),
    );
  });

  it("show amp hours only where something cordless is", () => {
    const battery = { id: 1, name: "AK 10", type: "none", category: "Accessories", brief: "A 2 Ah battery" };
    const rest = {
      productType: null,
      subcategory: null,
      description: "",
      specifications: [],
      slugs: [],
      subcategories: [],
    };
    const entries = [toEntry({ ...rest, ...battery })];
    expect(find(entries, EVERYTHING).facets.ampHours).toEqual([]);
    const drill = toEntry({ ...rest, id: 2, name: "Drill", type: "cordless", category: "Power Tools", brief: "" });
    expect(find([...entries, drill], EVERYTHING).facets.ampHours).toEqual([{ value: "2", count: 1 }]);
  });

  it("keep their order while one chooses", () => {
    fc.assert(
      fc.property(catalogue, fc.constantFrom(...POWER_TYPES), (entries, powerType) => {
        const all = find(entries, EVERYTHING).facets.productTypes.map(({ value }) => value);
        const some = find(entries, { ...EVERYTHING, powerType }).facets.productTypes.map(({ value }) => value);
        expect(all.filter((value) => some.includes(value))).toEqual(some);
      }),
    );
  });
});

describe("filters", () => {
  it("join with or inside product type", () => {
    fc.assert(
      fc.property(catalogue, finding, (entries, choice) => {
        const ids = (productTypes: string[]) =>
          find(entries, { ...choice, sort: "a-to-z", productTypes }).items.map(({ id }) => id);
        const either = new Set([...ids(["chainsaws"]), ...ids(["blowers"])]);
        expect(new Set(ids(["chainsaws", "blowers"]))).toEqual(either);
      }),
    );
  });

  it("join with and across groups: each one more gives a part of the list", () => {
    fc.assert(
      fc.property(catalogue, finding, fc.constantFrom(...POWER_TYPES), (entries, choice, powerType) => {
        const wide = find(entries, { ...choice, powerType: null }).items;
        const narrow = find(entries, { ...choice, powerType }).items;
        expect(wide.filter((entry) => entry.powerType === powerType)).toEqual(narrow);
      }),
    );
  });

  it("let a subcategory replace the category", () => {
    fc.assert(
      fc.property(catalogue, finding, (entries, choice) => {
        const chosen = { ...choice, subcategoryId: 3 };
        expect(find(entries, chosen).items).toEqual(find(entries, { ...chosen, category: "" }).items);
      }),
    );
  });
});

describe("order", () => {
  it("is the same whatever order the products came in", () => {
    fc.assert(
      fc.property(catalogue, finding, (entries, choice) => {
        expect(find([...entries].reverse(), choice).items).toEqual(find(entries, choice).items);
      }),
    );
  });

  it("reads numbers as numbers", () => {
    const fields = { type: null, productType: null, category: null, subcategory: null, brief: "", description: "" };
    const named = (name: string, id: number) =>
      toEntry({ ...fields, id, name, specifications: [], slugs: [], subcategories: [] });
    const entries = ["MS 1000", "MS 880", "ms 162"].map(named);
    expect(find(entries, EVERYTHING).items.map(({ name }) => name)).toEqual(["ms 162", "MS 880", "MS 1000"]);
  });

  it("is by name where nothing is searched for, and Z to A is the reverse", () => {
    fc.assert(
      fc.property(catalogue, (entries) => {
        const sorted = (sort: Finding["sort"]) => find(entries, { ...EVERYTHING, sort }).items;
        expect(sorted("relevance")).toEqual(sorted("a-to-z"));
        expect(sorted("z-to-a")).toEqual([...sorted("a-to-z")].reverse());
      }),
    );
  });
});

it("knows a category by its slug and by its name", () => {
  const places = toEntry({
    id: 1,
    name: "HS 45",
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
    expect(find([places], { ...EVERYTHING, category }).total).toBe(1);
  }
  expect(parseProductType("Hedge Trimmer")).toBe("hedge trimmers");
});
