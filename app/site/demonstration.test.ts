/** The content that the demonstration's folder must have. */
import { describe, expect, it } from "vitest";
import { shop as site } from "../../tests/support/demonstration.ts";
import {
  categories,
  products,
  subcategories,
} from "../../tests/support/demonstration-catalogue.ts";
import type { HomeSection, SectionOf } from "./site.ts";

function sectionOf<Type extends HomeSection["type"]>(type: Type): SectionOf<Type> {
  const section = site.home?.sections.find((candidate) => candidate.type === type);
  return section as SectionOf<Type>;
}

describe("the demonstration", () => {
  it("has 3 slides, 8 dots, 8 strip tiles and 3 showcase tiles", () => {
    expect(sectionOf("hero").slides).toHaveLength(3);
    expect(sectionOf("hotspots").dots).toHaveLength(8);
    expect(sectionOf("strip").tiles).toHaveLength(8);
    expect(sectionOf("showcase").tiles.map(({ subcategoryId }) => subcategoryId)).toEqual([
      5, 2, 6,
    ]);
    expect(site.contact.questions).toHaveLength(6);
    expect(site.pages).toHaveLength(16);
  });

  it("has the fourteen branches that its about page counts, six of them with a card", () => {
    const listed = site.branches.filter((branch) => branch.listed);
    expect(site.branches).toHaveLength(14);
    const counts = Array.from(JSON.stringify(site.about).matchAll(/(\d+) branches/g), ([, count]) =>
      Number(count),
    );
    expect(new Set(counts)).toEqual(new Set([site.branches.length]));
    expect(listed).toHaveLength(6);
    expect(listed.filter(({ position }) => position === null)).toHaveLength(2);
    expect(listed.filter(({ mapUrl }) => mapUrl === null)).toHaveLength(1);
  });

  it("has five questions for each category, with different answers", () => {
    const own = categories.filter(({ kind }) => kind === "category");
    for (const { slug } of own) expect(site.questions.get(slug), slug).toHaveLength(5);
    const answers = [...site.questions.values()].flat().map(({ answer }) => answer);
    const shared = answers.filter((answer, index) => answers.indexOf(answer) !== index);
    expect(shared).toEqual([]);
  });

  it("has safety questions in each category of dangerous machines", () => {
    const harmless = new Set(["tape-measures", "tool-storage", "oils-and-lubricants"]);
    for (const [slug, questions] of site.questions) {
      const safety = questions.filter(({ question }) => /\bsafe(ly)?\b/.test(question));
      expect(safety, slug).toHaveLength(harmless.has(slug) ? 0 : 1);
      for (const { answer } of safety) {
        expect(answer, slug).toMatch(/nobody|everybody|others|people|children|animals/i);
        if (slug !== "chargers") expect(answer, slug).toMatch(/wear|glove|glasses|goggles|mask/i);
        expect(answer, slug).toMatch(/stop|off|battery|plug|pressure/i);
      }
    }
  });

  it("promises no stock and no guarantee, and says whose numbers the maker's are", () => {
    expect(site.about?.counters?.label).toMatch(/maker, STIHL/);
    const texts = JSON.stringify([site.about, site.home, [...site.towns], [...site.pages]]);
    expect(texts).not.toMatch(/worldwide|every branch keeps|on the shelf|you lose nothing/i);
  });

  it("leads to lists that its catalogue has", () => {
    const known = new Set([...categories, ...subcategories].map(({ slug }) => slug));
    const texts = JSON.stringify([
      site.menus,
      site.home,
      site.about,
      site.categories,
      site.areas,
      [...site.towns],
    ]);
    const linked = Array.from(
      texts.matchAll(/"\/collections\/([a-z0-9-]+)/g),
      ([, slug = ""]) => slug,
    );
    expect(
      [...new Set(linked)].filter((slug) => slug !== "all-categories" && !known.has(slug)),
    ).toEqual([]);
  });

  it("shows machines that its catalogue has", () => {
    const known = new Set(products.map(({ slug }) => slug));
    const texts = JSON.stringify([site.menus, site.home, site.about, site.categories]);
    const named = Array.from(
      texts.matchAll(/"(?:product|hoverProduct)":"([^"]+)"/g),
      ([, slug = ""]) => slug,
    );
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  });
});
