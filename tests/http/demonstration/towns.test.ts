/** The towns' pages as a search engine reads them: each has unique facts. */
import { describe, expect, inject, it } from "vitest";
import { listTowns } from "#app/site/towns.ts";
import { shop } from "../../support/demonstration.ts";
import { getPage } from "../../support/page.ts";

const site = inject("site");
const slugs = listTowns(shop).map(({ town }) => town.slug);
const pages = await Promise.all(slugs.map((slug) => getPage(`${site}/locations/${slug}`)));

/** The words between header and footer. */
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

it.each([
  ["Ranni", "ranni"],
  ["trivandrum", "thiruvananthapuram"],
])("the URL of %s redirects to %s", async (former, current) => {
  const { status, headers } = await getPage(`${site}/locations/${former}`);
  expect(status).toBe(301);
  expect(headers.get("Location")).toBe(`/locations/${current}`);
});

describe("the pages of the 27 towns", () => {
  it("all exist", () => {
    expect(pages.map(({ status }) => status)).toEqual(slugs.map(() => 200));
    expect(slugs).toHaveLength(27);
  });

  it("share at most 60 % of their five-word runs in any pair", () => {
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

  it("have a unique title and description, short enough to be shown in full", () => {
    const descriptions = pages.map(
      ({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "",
    );
    expect(new Set(pages.map(({ title }) => title)).size).toBe(27);
    expect(new Set(descriptions).size).toBe(27);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
  });

  it("have one structured-data entity each", () => {
    const ids = pages.map(({ html }) => /"@id":"([^"]*#service)"/.exec(html)?.[1]);
    expect(new Set(ids).size).toBe(27);
  });

  it("mention 50 km of free delivery and Kerala in structured data", () => {
    for (const { html } of pages) {
      const data = Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
        ([, json]) => JSON.parse(json ?? ""),
      );
      expect(data.map((entry) => entry["@type"])).toEqual(["LocalBusiness", "BreadcrumbList"]);
      const [business] = data;
      expect(business.makesOffer[0].areaServed).toMatchObject({
        "@type": "GeoCircle",
        geoRadius: 50_000,
      });
      expect(business.makesOffer[1].areaServed).toMatchObject({
        "@type": "AdministrativeArea",
        name: "Kerala",
      });
      expect(business.openingHoursSpecification).toMatchObject([
        { opens: "08:30", closes: "19:30" },
      ]);
    }
  });
});
