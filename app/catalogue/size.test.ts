import { describe, expect, it } from "vitest";
import { classifyProduct } from "./classify-product.ts";
import { toListed } from "./listed.ts";
import { DEFAULT_QUERY, type ListingQuery } from "./listing-query.ts";
import { sizesIn } from "./measured.ts";
import { runListingQuery } from "./run-listing-query.ts";

describe("a product's size", () => {
  it.each([
    ["Guide bar length", "40 cm", ["bar 40"]],
    ["Guide bar length", "35, 40 cm", ["bar 35", "bar 40"]],
    ["Guide bar length", "0,4 m", ["bar 40"]],
    ["Guide bar length", '16"', ["bar 41"]],
    ["Blade length", "600 mm", ["blade 60"]],
    ["Working width", "80 cm", ["width 80"]],
    ["Hose length", "8 m", ["hose 8"]],
    ["Connection", "3 inch", ["bore 3"]],
    ["Wheel diameter", "350 mm", ["wheel 350"]],
  ])("%s %s is %j", (name, value, sizes) => expect(sizesIn([{ name, value }])).toEqual(sizes));

  it.each([
    ["Cable length", "4 m"],
    ["Guide bar length", "long"],
    ["Hose length", ""],
  ])("%s %s tells none", (name, value) => expect(sizesIn([{ name, value }])).toEqual([]));
});

/** Saws 1, 2, 3 and so on, each with a bar of so many centimetres or none. */
function find(bars: (string | null)[], query: Partial<ListingQuery> = {}) {
  const listed = toListed(
    bars.map((bar, index) =>
      classifyProduct({
        ...{ id: index + 1, name: `Saw ${index + 1}`, brand: null, type: null, productType: null, category: null },
        ...{ subcategory: null, brief: "", description: "", slugs: [], subcategories: [] },
        specifications: bar === null ? [] : [{ name: "Guide bar length", value: `${bar} cm` }],
      }),
    ),
  );
  const { slots, facets } = runListingQuery(listed, { ...DEFAULT_QUERY, ...query });
  return { ids: slots.map((slot) => slot + 1), sizes: facets.sizes };
}

describe("a list by size", () => {
  it("has the smallest first, by name among equals, and what has none last", () => {
    expect(find(["50", null, "35, 40", "50", null, "30"], { sort: "size" }).ids).toEqual([6, 3, 1, 4, 2, 5]);
  });

  it("keeps its order among thousands", () => {
    const bars = Array.from({ length: 3_000 }, (_, index) => String(((index * 7919) % 3_000) + 1));
    const { ids } = find(bars, { sort: "size" });
    const sorted = ids.map((id) => Number(bars[(id ?? 0) - 1]));
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
  });

  it("tells the different sizes in order, whatever filters are chosen", () => {
    const sizes = { key: "bar", amounts: [30, 37.5, 63] };
    expect(find(["63", "30", null, "30", "37.5"]).sizes).toEqual(sizes);
    expect(find(["63", "30", null, "30", "37.5"], { ranges: { bar: ["-25"] } }).sizes).toEqual(sizes);
  });

  it("tells none where two sizes make no range, or where most have none", () => {
    expect(find(["30", "35", "35"]).sizes).toBeNull();
    expect(find(["30", "35", "40", ...Array.from({ length: 8 }, () => null)]).sizes).toBeNull();
  });
});
