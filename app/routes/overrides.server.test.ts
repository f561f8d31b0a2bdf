import { expect, it } from "vitest";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type { Overrides } from "#app/contract/overrides.ts";
import { menus } from "#app/languages/en/menus.ts";
import type { Menus } from "#app/site/site.ts";
import { prepareOverrides } from "./overrides.server.ts";

const category = (
  id: number,
  slug: string,
  name: string,
  formerSlugs: string[] = [],
): Category => ({
  id,
  slug,
  name,
  formerSlugs,
  description: "",
  isCollection: false,
  productCount: 1,
});
const CATEGORIES = [
  category(1, "pumps", "Pumps"),
  category(2, "saws", "Saws", ["chainsaws"]),
  category(3, "oils", "Oils"),
];
const SUBCATEGORIES: Subcategory[] = [
  {
    id: 9,
    slug: "well-pumps",
    name: "Well Pumps",
    categoryId: 1,
    productCount: 1,
    formerSlugs: [],
  },
];

const choose = (overrides: Partial<Overrides>) =>
  prepareOverrides(
    { shown: {}, questions: {}, named: [], ...overrides },
    CATEGORIES,
    SUBCATEGORIES,
  );

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

/** With the current URL of the list that the folder calls "chainsaws". */
const atPresent = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content).replaceAll("/collections/chainsaws", "/collections/saws"));

it("without choices shows the folder's tiles and menus at current URLs", () => {
  expect(choose({}).overrideTiles("home", TILES)).toEqual(atPresent(TILES));
  expect(choose({}).overrideMenus(MENUS, menus.en)).toMatchObject(
    atPresent({ panels: MENUS.panels, navigation: MENUS.navigation }),
  );
});

it("shows the chosen tiles in order, after those that link to no list", () => {
  expect(
    choose({ shown: { home: ["pumps", "saws", "gone"] } }).overrideTiles("home", TILES),
  ).toEqual([TILES[0], link("Pumps", "/collections/pumps"), atPresent(TILES[1])]);
});

it("makes missing menus from subcategories, and keeps other links", () => {
  const { panels, navigation, mobile } = choose({
    shown: { menus: ["pumps", "saws", "oils"] },
  }).overrideMenus(MENUS, menus.en);
  expect(panels.map(({ key, categories, featured }) => [key, categories, featured.length])).toEqual(
    [
      ["pumps", [link("Well Pumps", "/collections/well-pumps")], 0],
      ["saws", [], 1],
      ["oils", [], 0],
    ],
  );
  expect(navigation.map(({ label }) => label)).toEqual(["Pumps", "Chainsaws", "Oils", "About"]);
  expect(mobile.panels.map(({ label, links }) => [label, links.length])).toEqual([
    ["Pumps", 1],
    ["Chainsaws", 0],
    ["Oils", 0],
  ]);
  expect(mobile.links).toEqual(MENUS.mobile.links);
});

it("shows the header's categories in the phone's menu, unless the folder has others", () => {
  const { mobile } = choose({}).overrideMenus(MENUS, menus.en);
  expect(mobile.panels.map(({ label }) => label)).toEqual(["Chainsaws"]);
  const drills = { key: "drills", label: "Drills", shopAll: link("All", "/drills"), links: [] };
  const own = { ...MENUS, mobile: { panels: [drills], links: [] } };
  expect(choose({}).overrideMenus(own, menus.en).mobile.panels).toEqual([drills]);
});

it("shows no menus of lists that the catalogue lacks, unless the catalogue is not known", () => {
  const none = { shown: {}, questions: {}, named: [] };
  const lacking = prepareOverrides(none, [], []).overrideMenus(MENUS, menus.en);
  expect([lacking.panels, lacking.navigation, lacking.mobile.links]).toEqual([
    [],
    [link("About", "/about")],
    MENUS.mobile.links,
  ]);
  expect(prepareOverrides(none, null, null).overrideMenus(MENUS, menus.en)).toMatchObject({
    panels: MENUS.panels,
    navigation: MENUS.navigation,
  });
});

it("shows a group's name from the desk", () => {
  const choice = choose({ named: ["saws"] });
  expect(choice.overrideTiles("home", TILES).map(({ label }) => label)).toEqual([
    "Everything",
    "Saws",
    "Quiet saws",
  ]);
  const { panels, navigation } = choice.overrideMenus(MENUS, menus.en);
  expect([panels[0]?.label, panels[0]?.shopAll.label, navigation[0]?.label]).toEqual([
    "Saws",
    "Shop All Saws",
    "Saws",
  ]);
});
