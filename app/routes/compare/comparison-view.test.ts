import { describe, expect, it } from "vitest";
import type { ComparisonState } from "#app/catalogue/comparison.ts";
import type { Product, ProductImage } from "#app/catalogue/product.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { prices as texts } from "#app/languages/en/prices.ts";
import { toPricing } from "#app/ui/price-view.ts";
import { shop as site } from "../../../tests/support/demonstration.ts";
import { aProduct, HIDDEN } from "../../../tests/support/product.ts";
import * as view from "./comparison-view.ts";

const saw = (id: number, fields: Partial<Product> = {}) =>
  aProduct({ id, slug: `saw-${id}`, name: `STIHL MS ${id}`, category: "Chainsaws", ...fields });
const toComparisonView = (products: Product[], state: ComparisonState, failure: string | null) =>
  view.toComparisonView(products, state, failure, {
    company: site.company,
    definitions: DEFAULT_DEFINITIONS,
    pricing: HIDDEN,
  });
const state = { ids: [1, 2, 3], person: false, onlyDifferences: false, from: null };
const pair = { ...state, ids: [1, 2] };

describe("with two products or more", () => {
  it("has a column for each and slots for the rest of the four", () => {
    const view = toComparisonView([saw(1), saw(2)], pair, null);
    expect(view).toMatchObject({ kind: "table", slots: 2 });
    expect(view.columns[0]).toMatchObject({
      brand: "STIHL",
      model: "MS 1",
      href: "/products/saw-1",
    });
  });

  it("removes one and keeps the others, the switch and the close link", () => {
    const from = "/collections/chainsaws?type=petrol";
    const chosen = { ...state, onlyDifferences: true, from };
    const view = toComparisonView([saw(1), saw(2), saw(3)], chosen, null);
    expect(view.columns[1]?.removeHref).toBe(
      `/compare?products=1,3&only=differences&from=${encodeURIComponent(from)}`,
    );
    expect(view.closeHref).toBe("/collections/chainsaws?type=petrol&compare=1,2,3");
  });

  it("leads to the list or the search if only one would be left", () => {
    const removing = (from: string | null) =>
      toComparisonView([saw(1), saw(2)], { ...pair, from }, null).columns[0]?.removeHref;
    expect(removing(null)).toBe("/search?compare=2");
    expect(removing("/collections/blowers?type=petrol&compare=1,2")).toBe(
      "/collections/blowers?type=petrol&compare=2",
    );
  });

  it("adds products of the common category, or else of any", () => {
    const adding = (other: Product) => toComparisonView([saw(1), other], pair, null).addHref;
    expect(adding(saw(2))).toBe("/search?category=Chainsaws&compare=1,2");
    expect(adding(saw(2, { category: "Blowers" }))).toBe("/search?compare=1,2");
  });

  it("shows only the rows that differ, if switched on", () => {
    const products = [saw(1, { weightKg: 4 }), saw(2, { weightKg: 5 })];
    const { rows } = toComparisonView(products, { ...state, onlyDifferences: true }, null);
    const labels = rows.map((row) => row.label);
    expect(labels).toContain("Weight");
    expect(labels).not.toContain("Displacement (CC)");
  });
});

describe("the scale", () => {
  const drawn = (id: number, lengthMm: number, isEstimated = false, tallMm = 150) => {
    const scale = { lengthMm, dimensionStartMm: 0, dimensionMm: 300, dimensionText: "30 cm" };
    const picture = { url: "/saw.svg", alt: "", width: lengthMm, height: tallMm } as ProductImage;
    return saw(id, { image: { ...picture, scale: { ...scale, isEstimated } } });
  };
  const of = (products: Product[], person = false) =>
    toComparisonView(products, { ...pair, person }, null);

  it("is one, with persons, if every size is known", () => {
    expect(of([drawn(1, 700), drawn(2, 900)])).toMatchObject({
      isOneScale: true,
      personHref: "/compare?products=1,2&person=1",
    });
  });

  it("is none, without persons, if a size is estimated or unknown", () => {
    for (const other of [drawn(2, 900, true), saw(2)]) {
      expect(of([drawn(1, 700), other], true)).toMatchObject({
        isOneScale: false,
        person: false,
        personHref: null,
      });
    }
  });

  it("is one with persons only, if the sizes differ too much", () => {
    for (const other of [drawn(2, 1800), drawn(2, 350, false, 700)]) {
      const unlike = [drawn(1, 300), other];
      expect(of(unlike).isOneScale).toBe(false);
      expect(of(unlike, true)).toMatchObject({ isOneScale: true, person: true });
    }
  });
});

it("drops the ids of unknown products", () => {
  const view = toComparisonView([saw(1), saw(3)], state, null);
  expect(view.switchHref).toBe("/compare?products=1,3&only=differences");
});

it("shows samples without remove and product links in a failure", () => {
  const view = toComparisonView([], state, "API Error: 500 - down");
  expect(view).toMatchObject({ kind: "table", slots: 0, failure: "API Error: 500 - down" });
  expect(new Set(view.columns.map(({ id }) => id)).size).toBe(2);
  expect(view.columns.map(({ removeHref }) => removeHref)).toEqual([null, null]);
  expect(view.rows.find((row) => row.label === "sku")?.cells.map(({ text }) => text)).toEqual([
    "-",
    "-",
  ]);
});

it("has a row of prices only where they are shown, marked where they differ", () => {
  const company = { ...site.company, prices: "page" as const };
  const rowOf = (prices: (number | null)[], shop = company, onlyDifferences = false) =>
    view.toComparisonView(
      prices.map((price, at) => saw(at + 1, { price })),
      { ...pair, onlyDifferences },
      null,
      { company: shop, definitions: DEFAULT_DEFINITIONS, pricing: toPricing(shop, texts) },
    ).prices;
  expect(rowOf([100, 200])).toBe("differ");
  expect(rowOf([100, 100])).toBe("same");
  expect(rowOf([100, null])).toBe("same");
  expect(rowOf([100, 100], company, true)).toBe("none");
  expect(rowOf([null, null])).toBe("none");
  expect(rowOf([100, 200], { ...company, prices: "structured-data" as never })).toBe("none");
});

it.each([
  [{ featured: true, isNew: true }, site.company.badgeText],
  [{ isNew: true }, "New"],
  [{}, null],
])("gives a product %j the badge %j", (flags, badge) => {
  const { columns } = toComparisonView([saw(1, flags), saw(2)], pair, null);
  expect(columns[0]?.badge).toBe(badge);
});
