/** The list itself: what the filters leave in it, and its order. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, listingQuery } from "../../tests/support/arbitrary-listings.ts";
import { runListingQuery } from "../../tests/support/run-listing-query.ts";
import { Bitmap } from "./bitmap.ts";
import { classifyProduct } from "./classify-product.ts";
import { toSlug } from "./clean-text.ts";
import { toListed } from "./listed.ts";
import { DEFAULT_QUERY, type ListingQuery } from "./listing-query.ts";
import { POWER_TYPES } from "./power-type.ts";
import { parseProductType } from "./product-type.ts";
import { runListingQuery as findInList } from "./run-listing-query.ts";

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

it("lists what going through every product lists, of those that may be seen", () => {
  fc.assert(
    fc.property(catalogue, listingQuery, fc.infiniteStream(fc.boolean()), (entries, choice, coin) => {
      const listed = toListed(entries);
      const visible = Bitmap.of([...entries.keys()].filter(() => coin.next().value));
      const { q: _, ...query } = { ...choice, sort: "a-to-z" as const };
      const { slots, total } = findInList(listed, { ...query, q: "" }, { visible });
      const plain = entries.filter((entry, slot) => {
        const { subcategoryId, category, powerType, productTypes, ampHours, brands, ranges } = query;
        const some = (wanted: readonly string[], has: readonly string[]) =>
          wanted.length === 0 || wanted.some((value) => has.includes(value));
        return (
          visible.has(slot) &&
          (subcategoryId === null
            ? category === "" || entry.places.has(toSlug(category))
            : entry.subcategories.some(({ id }) => id === subcategoryId)) &&
          (powerType === null || entry.powerType === powerType) &&
          (ampHours === null || entry.ampHours.includes(ampHours)) &&
          some(
            productTypes,
            entry.productTypes.map(({ key }) => key),
          ) &&
          some(brands, entry.brand ? [entry.brand.key] : []) &&
          Object.entries(ranges).every(([key, wanted]) => some(wanted ?? [], entry.ranges[key] ?? []))
        );
      });
      expect(total).toBe(plain.length);
      const idOf = (slot: number) => entries[slot]?.id ?? 0;
      const ids = slots.map(idOf);
      expect([...ids].sort((a, b) => a - b)).toEqual(plain.map(({ id }) => id));
      expect(ids).toEqual([...listed.order.slots].map(idOf).filter((id) => ids.includes(id)));
    }),
  );
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
