/** Specified lists and links of pages: tiles, cards and options, in their wording and order. */
import { describe, expect, inject, it } from "vitest";
import { getPage } from "../../support/page.ts";

const site = inject("site");

/** The HTML between the first occurrences of two texts. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  if (from < 0) throw new Error(`The page has no ${start}`);
  return html.slice(from, html.indexOf(end, from));
}

const hrefsIn = (html: string) => Array.from(html.matchAll(/ href="([^"]+)"/g), ([, href]) => href);
const labelsIn = (html: string, piece: RegExp) =>
  Array.from(html.matchAll(piece), ([, label = ""]) => label.replaceAll("&amp;", "&"));

describe("lists with specified wording and order", () => {
  it("the twenty tiles of the home page", async () => {
    const { html } = await getPage(site);
    const tiles = between(html, '<ul class="scroll-row tiles">', "</ul>");
    expect(labelsIn(tiles, />([^<>]+)<\/a>/g)).toEqual([
      "All Products",
      "Chainsaws",
      "Brushcutters",
      "Hedge Trimmers",
      "Pole Pruners",
      "Blowers",
      "KombiSystem & MultiSystem",
      "Power Weeders",
      "Lawn Mower",
      "Mulching lawn mowers",
      "Mistblowers",
      "Sprayer",
      "Water Pump",
      "Vacuum Cleaners",
      "Pressure Washers",
      "Earth Augers",
      "Sweeping Machines",
      "Engines",
      "Compressor",
      "Cutt-Off Machines",
    ]);
  });

  it("the nineteen cards of all categories", async () => {
    const { html } = await getPage(`${site}/collections/all-categories`);
    const cards = between(html, '<ul class="machine-grid"', "</ul>");
    const sources = labelsIn(cards, /<img[^>]* src="([^"]+)"/g);
    expect(sources.filter((source) => !source.startsWith("/uploads/"))).toEqual([]);
    for (const href of hrefsIn(cards))
      expect((await getPage(site + href)).text, href).not.toContain("No Products Found");
    expect(labelsIn(cards, /<b>([^<]+)<\/b>/g)).toEqual([
      "Chainsaws",
      "Brushchutters",
      "Hedge Trimmers",
      "Pole Pruners",
      "Blowers",
      "KombiSystem & MultiSystem",
      "Power Weeders",
      "Lawn Mower",
      "Mulching lawn mowers",
      "Mistblowers",
      "Sprayer",
      "Water Pump",
      "Vaccum Cleaners",
      "Pressure Washers",
      "Earth Augers",
      "Sweeping Machines",
      "Engines",
      "Compressor",
      "Cut-Off Machines",
    ]);
  });

  it("the subjects of a message", async () => {
    const { html } = await getPage(`${site}/contact`);
    const subjects = between(html, 'name="subject"', "</select>");
    const options = Array.from(
      subjects.matchAll(/<option value="([^"]+)">([^<]+)</g),
      ([, value, label]) => [value, label],
    );
    expect(options).toEqual([
      ["product-support", "Product Support"],
      ["warranty", "Warranty Claim"],
      ["parts", "Replacement Parts"],
      ["general", "General Inquiry"],
      ["feedback", "Feedback"],
      ["other", "Other"],
      // The shop's own.
      ["price-or-quotation", "Price or quotation"],
    ]);
  });

  it("the locations of the branches, without a location filter on the map", async () => {
    const { html } = await getPage(`${site}/branches`);
    expect(labelsIn(between(html, 'id="district"', "</select>"), /<option[^>]*>([^<]+)</g)).toEqual(
      ["All Locations", "Trivandrum", "Kollam", "Pathanamthitta", "Alappuzha", "Kottayam"],
    );
    const map = await getPage(`${site}/branches?view=map&district=kollam`);
    expect(map.text.includes("All Locations")).toBe(false);
    expect(between(map.html, '<ol class="map-view__list">', "</ol>").match(/<h2>/g)).toHaveLength(
      14,
    );
  });
});

describe("links", () => {
  it("of the header: home, branches, contact, and the main navigation", async () => {
    const { html } = await getPage(`${site}/about`);
    const header = between(html, "<header", "</header>");
    expect(hrefsIn(header)).toEqual(
      expect.arrayContaining(["/", "/branches", "/contact", "/about"]),
    );
    expect(between(html, '<form class="search"', "</form>")).toMatch(/name="q".*type="submit"/s);
  });

  it("of the footer to the information pages and other sites, with its phone and hours", async () => {
    const { html, text } = await getPage(`${site}/about`);
    const outside = hrefsIn(between(html, "<footer", "</footer>")).filter((href) =>
      href?.startsWith("https://"),
    );
    expect(outside).toHaveLength(2 + 4);
    const info =
      "warranty returns manuals parts repair careers press investors sustainability privacy-policy terms-of-service accessibility-statement cookies compare";
    expect(hrefsIn(between(html, "<footer", "</footer>"))).toEqual(
      expect.arrayContaining(info.split(" ").map((page) => `/${page}`)),
    );
    expect(text).toMatch(/0468 000 0000 Customer service Monday-Friday, 8AM-6PM EST/);
  });

  it("of the contact page to warranty, returns and a chat", async () => {
    const { html } = await getPage(`${site}/contact`);
    expect(hrefsIn(between(html, "<main", "</main>"))).toEqual(
      expect.arrayContaining([
        "/warranty",
        "/returns",
        expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      ]),
    );
  });

  it("of a town's page to chainsaws, blowers and the contact page", async () => {
    const { html } = await getPage(`${site}/locations/kottayam`);
    const main = hrefsIn(between(html, "<main", "</main>"));
    expect(main).toEqual(
      expect.arrayContaining(["/collections/chainsaws", "/collections/blowers"]),
    );
    expect(main).toContain("/contact?branch=kottayam");
    expect(main.filter((href) => href?.startsWith("https://wa.me/"))).toHaveLength(1);
  });

  it("of the home page's lower sections", async () => {
    const main = hrefsIn(between((await getPage(site)).html, "<main", "</main>"));
    expect(main).toEqual(
      expect.arrayContaining([
        ...["/collections/professional", "/collections/garden", "/collections/deals", "/about"],
        ...[5, 2, 6].map((id) => `/collections/subcategory?subcategory_id=${id}`),
      ]),
    );
  });
});

it("the second slide's video loops and is muted", async () => {
  const video = between((await getPage(site)).html, "<video", ">");
  for (const attribute of ["muted", "loop"]) expect(video).toContain(` ${attribute}=""`);
});

it("the theme colour is orange", async () => {
  expect((await getPage(site)).html).toContain('<meta name="theme-color" content="#f26b0f"/>');
});
