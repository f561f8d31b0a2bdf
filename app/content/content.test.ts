import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATEGORIES, COLLECTIONS } from "../api/seed/categories.ts";
import { SUBCATEGORIES } from "../api/seed/subcategories.ts";
import * as about from "./about.ts";
import { categoryCards } from "./all-categories.ts";
import { branchDistricts, branches, directionsHref } from "./branches.ts";
import { findCityText } from "./cities/cities.ts";
import { type PopularMachine, popularMachines } from "./cities/popular-machines.ts";
import { findCollectionText, listCollectionSlugs } from "./collections.ts";
import { straightLineKm } from "./distance.ts";
import * as home from "./home.ts";
import { infoPages } from "./info-pages.ts";
import { footerColumns, legalLinks, megaMenu, mobileMenu, mobileMenuLinks, navigation } from "./menus.ts";
import { listBranchesByDistance, whereIs } from "./nearest-branch.ts";
import { findPinPlace, parsePin } from "./pin-codes.ts";
import { commonQuestions, contactQuestions, findQuestions } from "./questions.ts";
import { findPlace, kmFromHeadOffice, listNeighbours, listPlaces } from "./service-areas.ts";

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

const duplicates = (keys: readonly (string | number)[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

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

describe("menus", () => {
  it("have five panels of two cards, and the four panels of the mobile menu", () => {
    expect(megaMenu.map(({ key }) => key)).toEqual([
      "chainsaws",
      "brushcutters",
      "blowers",
      "pressure-washers",
      "lawn-mowers",
    ]);
    expect(mobileMenu.map(({ label }) => label)).toEqual(["Chainsaws", "Brushcutters", "Hand Tools", "Vacuums"]);
  });

  it("keep drills under the mobile brushcutters, as the specification gives them", () => {
    const links = mobileMenu.find(({ key }) => key === "brushcutters")?.links.map(({ href }) => href);
    expect(links).toContain("/collections/electric-drills");
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

describe("branches", () => {
  it("are ten, six of them on the branches page: two without a position, one without a map link", () => {
    expect(branches).toHaveLength(10);
    expect(duplicates(branches.map(({ id }) => id))).toEqual([]);
    const shown = branches.filter(({ onBranchesPage }) => onBranchesPage);
    expect(shown).toHaveLength(6);
    expect(shown.filter(({ position }) => position === null)).toHaveLength(2);
    expect(shown.filter(({ mapUrl }) => mapUrl === null)).toHaveLength(1);
    expect(shown.filter(({ type }) => type === "Head Office")).toHaveLength(1);
  });

  it("stand in districts of the Location list, of which only Alappuzha is empty", () => {
    const shown = branches.filter(({ onBranchesPage }) => onBranchesPage).map(({ district }) => district);
    expect(branchDistricts.map(({ key }) => key).filter((key) => !shown.includes(key))).toEqual(["alappuzha"]);
  });

  it("have pictures that exist", () => {
    for (const { image } of branches) {
      expect(readFileSync(`public/images/branches/${image}.webp`).length).toBeGreaterThan(1000);
    }
  });

  it("lead to the address where there is no map link and no position", () => {
    const [branch] = branches;
    if (!branch) throw new Error("no branch");
    const bare = { ...branch, mapUrl: null, position: null };
    expect(new URL(directionsHref(bare)).searchParams.get("query")).toBe(branch.address);
  });

  it("are listed nearest first", () => {
    const fromKottayam = listBranchesByDistance({ lat: 9.592, lng: 76.522 });
    expect(fromKottayam.map(({ branch }) => branch.name).slice(0, 2)).toEqual(["Kottayam", "Changanassery"]);
    expect(fromKottayam).toHaveLength(10);
  });

  it("that are not on the map count as in the middle of their town", () => {
    const adoor = branches.find(({ slug }) => slug === "adoor");
    expect(adoor?.position).toBeNull();
    expect(adoor && whereIs(adoor)).toEqual(findPlace("adoor")?.city.position);
  });
});

describe("service areas", () => {
  it("name every town once, each with its distance", () => {
    const places = listPlaces();
    expect(duplicates(places.map(({ city }) => city.slug))).toEqual([]);
    expect(duplicates(places.map(({ city }) => city.pin))).toEqual([]);
    for (const { city } of places) {
      expect(city.pin).toMatch(/^6\d{5}$/);
      expect(kmFromHeadOffice(city)).not.toBeNull();
    }
    expect(findPlace("ranni")?.area.name).toBe("Pathanamthitta");
    expect(findPlace("mumbai")).toBeNull();
  });

  it("measure straight lines", () => {
    // One degree of latitude is 111.2 km on a sphere of 6,371 km.
    expect(straightLineKm({ lat: 9, lng: 76 }, { lat: 10, lng: 76 })).toBeCloseTo(111.2, 1);
    const konni = findPlace("konni");
    expect(konni && listNeighbours(konni.city, 1)[0]?.place.city.name).toBe("Pathanamthitta");
  });
});

describe("postal codes", () => {
  it("lead to the town, else to the sorting district, else nowhere", () => {
    expect(findPinPlace("689672")?.name).toBe("Ranni");
    expect(findPinPlace("689999")?.name).toBe("Thiruvalla");
    expect(findPinPlace("673001")?.name).toBe("Kozhikode");
    expect(findPinPlace("110001")).toBeNull();
  });

  it.each(["", "68964", "6896455", "abcdef", "089645", "６８９６４５"])("refuse %j", (text) => {
    expect(parsePin(text)).toBeNull();
  });

  it("are read with a space", () => expect(parsePin(" 689 645 ")).toBe("689645"));
});

describe("city texts", () => {
  const shinglesOf = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
  };

  it("are there for each town, and say different things", () => {
    const texts = listPlaces().map(({ city }) => ({ slug: city.slug, text: findCityText(city.slug) }));
    expect(texts.filter(({ text }) => text === null)).toEqual([]);
    const shingles = texts.map(({ text }) => shinglesOf(JSON.stringify(text)));
    for (const [index, first] of shingles.entries()) {
      expect(first.size).toBeGreaterThan(120);
      for (const second of shingles.slice(index + 1)) {
        const shared = [...first].filter((shingle) => second.has(shingle)).length;
        expect(shared / Math.min(first.size, second.size)).toBeLessThan(0.3);
      }
    }
  });

  it("name six machines of one brand for every kind of land", () => {
    const kinds = Object.values(popularMachines).map((six: readonly PopularMachine[]) => six.map(({ kind }) => kind));
    for (const six of kinds) {
      expect(six).toEqual(["Chainsaw", "Blower", "Brushcutter", "Hedge trimmer", "Pressure washer", "Lawn mower"]);
    }
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
