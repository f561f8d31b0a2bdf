import { expect, it } from "vitest";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type { OverridesReading } from "#app/contract/answer-reading.ts";
import type { Menus } from "#app/site/site.ts";
import { toShopChoice } from "./shop-choice.server.ts";

const category = (id: number, slug: string, name: string, formerSlugs: string[] = []): Category => ({
  ...{ id, slug, name, formerSlugs },
  description: "",
  productCount: 1,
});
const CATEGORIES = [
  category(1, "pumps", "Pumps"),
  category(2, "saws", "Saws", ["chainsaws"]),
  category(3, "oils", "Oils"),
];
const SUBCATEGORIES = [
  { id: 9, slug: "well-pumps", name: "Well Pumps", categoryId: 1, formerSlugs: [] } as Subcategory,
];

const choose = (overrides: Partial<OverridesReading>) =>
  toShopChoice({ shown: {}, questions: {}, named: [], ...overrides }, CATEGORIES, SUBCATEGORIES);

const link = (label: string, href: string) => ({ label, href });
const TILES = [
  link("Everything", "/collections/all-categories"),
  { ...link("Chainsaws", "/collections/chainsaws"), product: "ms-250" },
  link("Quiet saws", "/collections/saws?type=cordless"),
];
const MENUS: Menus = {
  panels: [
    {
      key: "saws",
      label: "Chainsaws",
      categories: [],
      shopAll: link("Shop All Chainsaws", "/collections/chainsaws"),
      featured: [{ title: "MS", description: "A saw", href: "/products/ms", linkText: "View" }],
    },
  ],
  navigation: [{ panel: "saws", label: "Chainsaws" }, link("About", "/about")],
  mobile: { panels: [], links: [link("All", "/collections/all-categories")] },
  footer: { columns: [], legal: [] },
};

/** Where the list that the folder knows as "chainsaws" is now. */
const atPresent = <Told>(told: Told): Told =>
  JSON.parse(JSON.stringify(told).replaceAll("/collections/chainsaws", "/collections/saws"));

it("leaves everything as the folder says where nothing was decided, at the addresses of today", () => {
  expect(choose({}).chooseTiles("home", TILES)).toEqual(atPresent(TILES));
  expect(choose({}).chooseMenus(MENUS)).toEqual(atPresent(MENUS));
});

it("shows the chosen tiles in their order: the folder's own where it has one, after those that lead to no list", () => {
  expect(choose({ shown: { home: ["pumps", "saws", "gone"] } }).chooseTiles("home", TILES)).toEqual([
    TILES[0],
    link("Pumps", "/collections/pumps"),
    atPresent(TILES[1]),
  ]);
});

it("makes the menus that the folder has none of from the subcategories, and keeps the other links", () => {
  const { panels, navigation, mobile } = choose({ shown: { menus: ["pumps", "saws", "oils"] } }).chooseMenus(MENUS);
  expect(panels.map(({ key, categories, featured }) => [key, categories, featured.length])).toEqual([
    ["pumps", [link("Well Pumps", "/collections/well-pumps")], 0],
    ["saws", [], 1],
    ["oils", [], 0],
  ]);
  expect(navigation.map(({ label }) => label)).toEqual(["Pumps", "Chainsaws", "Oils", "About"]);
  expect(mobile.panels.map(({ label, links }) => [label, links.length])).toEqual([
    ["Pumps", 1],
    ["Saws", 0],
    ["Oils", 0],
  ]);
  expect(mobile.links).toEqual(MENUS.mobile.links);
});

it("calls a place by the name that it was given at the desk", () => {
  const choice = choose({ named: ["saws"] });
  expect(choice.chooseTiles("home", TILES).map(({ label }) => label)).toEqual(["Everything", "Saws", "Quiet saws"]);
  const { panels, navigation } = choice.chooseMenus(MENUS);
  expect([panels[0]?.label, panels[0]?.shopAll.label, navigation[0]?.label]).toEqual(["Saws", "Shop All Saws", "Saws"]);
});
