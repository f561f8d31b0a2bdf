/** The towns' pages as a search engine reads them: each with facts of its own. */
import { describe, expect, inject, it } from "vitest";
import { listPlaces } from "#app/site/places.ts";
import { shop } from "../../support/demonstration.ts";
import { getPage } from "../../support/page.ts";

const site = inject("site");
const slugs = listPlaces(shop).map(({ city }) => city.slug);
const pages = await Promise.all(slugs.map((slug) => getPage(`${site}/locations/${slug}`)));

/** What stands between header and footer, as words. */
function mainText(html: string): string[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return (
    main
      .replaceAll(/<[^>]+>/g, " ")
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function shinglesOf(words: string[]): Set<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

describe("the pages of the 27 towns", () => {
  it("are all there", () => {
    expect(pages.map(({ status }) => status)).toEqual(slugs.map(() => 200));
    expect(slugs).toHaveLength(27);
  });

  it("share at most 60 % of their five-word runs, any two of them", () => {
    const all = pages.map(({ html }) => shinglesOf(mainText(html)));
    const shares = all.flatMap((first, index) =>
      all.slice(index + 1).map((second) => {
        const shared = [...first].filter((shingle) => second.has(shingle)).length;
        return shared / Math.min(first.size, second.size);
      }),
    );
    expect(Math.min(...all.map(({ size }) => size))).toBeGreaterThan(200);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.6);
  });

  it("have a title and a description of their own, of a length that is shown whole", () => {
    const descriptions = pages.map(({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");
    expect(new Set(pages.map(({ title }) => title)).size).toBe(27);
    expect(new Set(descriptions).size).toBe(27);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
  });

  it("are one thing each to search engines", () => {
    const ids = pages.map(({ html }) => /"@id":"([^"]*#service)"/.exec(html)?.[1]);
    expect(new Set(ids).size).toBe(27);
  });

  it("tell search engines of the 50 km of free delivery and of Kerala", () => {
    for (const { html } of pages) {
      const data = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json]) =>
        JSON.parse(json ?? ""),
      );
      expect(data.map((entry) => entry["@type"])).toEqual(["LocalBusiness", "BreadcrumbList"]);
      const [business] = data;
      expect(business.makesOffer[0].areaServed).toMatchObject({ "@type": "GeoCircle", geoRadius: 50_000 });
      expect(business.makesOffer[1].areaServed).toMatchObject({ "@type": "AdministrativeArea", name: "Kerala" });
      expect(business.openingHoursSpecification).toMatchObject([{ opens: "08:30", closes: "19:30" }]);
    }
  });
});
