/** Random catalogues and listing queries, for properties of every list. */
import fc from "fast-check";
import { AMP_HOURS } from "#app/catalogue/amp-hours.ts";
import { DEFAULT_QUERY, type ListingQuery } from "#app/catalogue/listing-query.ts";
import { POWER_TYPES } from "#app/catalogue/power-type.ts";
import { SORTS } from "#app/catalogue/sort.ts";
import type { Ranges } from "#app/catalogue/specifications/chosen.ts";
import { toEntry } from "./list-entry.ts";

const SUBCATEGORIES = [
  { id: 1, name: "Petrol chainsaws", category: "Chainsaws" },
  { id: 2, name: "Cordless chainsaws", category: "Chainsaws" },
  { id: 3, name: "Backpack blowers", category: "Blowers" },
];
const KINDS = ["Chainsaw", "Blower", "Combo kit", null];

const product: fc.Arbitrary<Omit<Parameters<typeof toEntry>[0], "id">> = fc
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

export const catalogue = fc
  .array(product, { maxLength: 30 })
  .map((products) => products.map((fields, index) => toEntry({ ...fields, id: index + 1 })));

export const listingQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    q: fc.constantFrom("", "ms", "petrol saw", "blower 2.0"),
    category: fc.constantFrom("", "chainsaws", "Blowers", "professional", "nowhere"),
    subcategoryId: fc.constantFrom(null, null, 1, 3, 99),
    powerType: fc.constantFrom(null, ...POWER_TYPES),
    productTypes: fc.subarray(["chainsaws", "blowers", "combo kits"]),
    ampHours: fc.constantFrom(null, ...AMP_HOURS),
    brands: fc.subarray(["honda", "makita"]),
    ranges: fc.constantFrom<Ranges>(
      {},
      {},
      { weight: ["2-4"] },
      { weight: ["2-4", "8-12"], bar: ["30-35"] },
    ),
    sort: fc.constantFrom(...SORTS),
  })
  .map((choice) => ({ ...DEFAULT_QUERY, ...choice }));
