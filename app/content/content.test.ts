import { describe, expect, it } from "vitest";
import { CATEGORIES, COLLECTIONS } from "../api/seed/categories.ts";
import { SUBCATEGORIES } from "../api/seed/subcategories.ts";
import * as about from "./about.ts";
import { categoryCards } from "./all-categories.ts";
import { findCityText } from "./cities/cities.ts";
import { findCollectionText, listCollectionSlugs } from "./collections.ts";
import * as home from "./home.ts";
import { infoPages } from "./info-pages.ts";
import { footerColumns, legalLinks, megaMenu, mobileMenu, mobileMenuLinks, navigation } from "./menus.ts";
import { commonQuestions, contactQuestions, findQuestions } from "./questions.ts";
import { listPlaces } from "./service-areas.ts";

/** The specification's route tables, plus the footer's pages. */
const routeShapes = [
  /^\/$/,
  /^\/(about|contact|branches|compare|search)$/,
  /^\/contact\?subject=(product-support|warranty|parts|general|feedback|other)$/,
  /^\/collections\/[a-z0-9-]+(\?(type=(petrol|corded|cordless)|product_type=[a-z+%0-9-]+))?$/,
  /^\/products\/[a-z0-9-]+$/,
];

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "href" && typeof inner === "string" ? [inner] : hrefsIn(inner),
  );
}

const duplicates = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

describe("links", () => {
  const infoPaths = infoPages.map(({ slug }) => `/${slug}`);
  const cityTexts = listPlaces().map(({ city }) => findCityText(city.slug));
  const all = hrefsIn([
    { ...about },
    cityTexts,
    categoryCards,
    { ...home },
    infoPages,
    footerColumns,
    legalLinks,
    megaMenu,
    mobileMenu,
    mobileMenuLinks,
    navigation,
  ]);

  it.each([...new Set(all)])("%s is an address this site has", (href) => {
    expect(infoPaths.includes(href) || routeShapes.some((shape) => shape.test(href))).toBe(true);
  });

  it("lead to lists that the catalogue has", () => {
    const known = [...CATEGORIES, ...COLLECTIONS, ...SUBCATEGORIES].map(({ slug }) => slug);
    const asked = all.flatMap((href) => href.match(/^\/collections\/([a-z0-9-]+)/)?.[1] ?? []);
    const missing = asked.filter((slug) => slug !== "all-categories" && !known.includes(slug));
    expect([...new Set(missing)]).toEqual([]);
  });

  it("reach each of the footer's thirteen pages", () => {
    expect(infoPaths).toHaveLength(13);
    const footer = hrefsIn([footerColumns, legalLinks]);
    expect(infoPaths.filter((path) => !footer.includes(path))).toEqual([]);
  });
});

describe("home", () => {
  it("has the specification's numbers of things", () => {
    expect(home.slides).toHaveLength(3);
    expect(home.categoryTiles).toHaveLength(20);
    expect(home.hotspots).toHaveLength(8);
    expect(home.outdoorStrip).toHaveLength(8);
    expect(home.showcase.map(({ subcategoryId }) => subcategoryId)).toEqual([5, 2, 6]);
    expect(categoryCards).toHaveLength(19);
  });

  it("keeps every dot inside its picture", () => {
    for (const { landscape, portrait } of home.hotspots) {
      for (const percent of [landscape.x, landscape.y, portrait.x, portrait.y]) {
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThan(100);
      }
    }
    expect(duplicates(home.hotspots.map(({ id }) => id))).toEqual([]);
  });
});

describe("questions", () => {
  it("belong to three categories; another has none of its own, not even by a name of Object's", () => {
    for (const category of ["chainsaws", "blowers", "brushcutters"]) {
      expect(findQuestions(category)?.length).toBeGreaterThan(3);
    }
    expect(findQuestions("sprayers")).toBeNull();
    expect(findQuestions("constructor")).toBeNull();
    expect(commonQuestions).toBe(findQuestions("chainsaws"));
    expect(contactQuestions).toHaveLength(6);
  });
});

describe("collections", () => {
  it("are all described in their own words, short enough for a search engine", () => {
    const texts = listCollectionSlugs().map((slug) => findCollectionText(slug)?.description ?? "");
    expect(duplicates(texts)).toEqual([]);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(160);
    expect(findCollectionText("constructor")).toBeNull();
  });
});
