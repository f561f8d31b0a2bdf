/** A shop with a further language: its pages begin with `/ml`, those of the first do not. */
import { expect, inject, it } from "vitest";
import { town } from "../support/demonstration.ts";
import { getPage } from "../support/page.ts";

const site = inject("site");
const LIST = "/collections/chainsaws?type=petrol&compare=1%2C11";

const attributesOf = (html: string, element: RegExp, name: string) =>
  Array.from(html.matchAll(/<[^<>]*>/g), ([tag]) => tag)
    .filter((tag) => element.test(tag))
    .map((tag) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&"));

it.each([
  "",
  "/collections/chainsaws?type=petrol",
  "/search?q=xylophone",
  "/products/stihl-ms-250",
  "/compare?products=1,11",
  "/branches?view=map",
  `/locations/${town.slug}`,
  "/contact?product=MS+250",
  "/privacy-policy",
])("/ml%s is in Malayalam, with its own canonical URL", async (path) => {
  const page = await getPage(`${site}/ml${path}`);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<html lang="ml"');
  expect(page.text).toMatch(/[ഀ-ൿ]{4}/);
  expect(page.canonical).toMatch(new RegExp(`^${site}/ml(/|$)`));
  expect(page.html).toContain('property="og:locale" content="ml_IN"');
});

it.each([
  ["/ml/no-such-page", '<html lang="ml"'],
  ["/ml/products/none", '<html lang="ml"'],
  ["/ml/ml", ""],
  ["/ml/ml/about", ""],
  ["/ML/about", ""],
  ["/en", ""],
  ["/en/about", ""],
  ["/nb/about", ""],
  ["/ml/desk", ""],
  ["/ml/desk.data", ""],
  ["/ml/api/products", ""],
  ["/ml/sitemap.xml", ""],
  ["/ml/robots.txt", ""],
  ["/ml/health", ""],
  ["/ml/fonts/OFL.txt", ""],
])("%s is not found", async (path, start) => {
  const { status, html } = await getPage(site + path);
  expect(status).toBe(404);
  expect(html).toContain(start);
});

it("leads to the same page in the other language", async () => {
  for (const [here, there, name] of [
    [LIST, `/ml${LIST}`, "മലയാളം"],
    [`/ml${LIST}`, LIST, "English"],
    ["/ml", "/", "English"],
  ] as const) {
    const { html } = await getPage(site + here);
    const links = attributesOf(html, /^<a [^>]*hreflang/i, "href");
    // In the header, the menu of phones and the footer.
    expect(links).toEqual([there, there, there]);
    expect(html).toContain(`>${name}</a>`);
  }
});

it("names the page in every language, and which one is for all others", async () => {
  for (const path of ["/collections/chainsaws", "/ml/collections/chainsaws"]) {
    const { html } = await getPage(site + path);
    const of = (name: string) => attributesOf(html, /^<link [^>]*rel="alternate"/, name);
    expect(of("hreflang")).toEqual(["en-IN", "ml", "x-default"]);
    const [first, second] = [`${site}/collections/chainsaws`, `${site}/ml/collections/chainsaws`];
    expect(of("href")).toEqual([first, second, first]);
  }
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const alternates = `<xhtml:link rel="alternate" hreflang="ml" href="${site}/ml/about"/>`;
  for (const path of ["/about", "/ml/about"])
    expect(sitemap.split("\n").find((line) => line.includes(`<loc>${site}${path}<`))).toContain(
      alternates,
    );
});

it.each([
  [`/ml/locations/${town.slug.toUpperCase()}`, `/ml/locations/${town.slug}`],
  ["/ml/products/stihl-ms-250/sheet", "/ml/products/stihl-ms-250"],
])("%s leads to %s", async (path, target) => {
  const { headers } = await fetch(site + path, { redirect: "manual" });
  expect(headers.get("Location")).toBe(target);
});

it("sends the data and the parts of pages in their language", async () => {
  const textOf = async (path: string) => (await fetch(site + path)).text();
  // The router requests the data of `/ml` by this path.
  expect(await textOf("/ml.data")).toContain('"inLanguage","ml"');
  for (const path of ["/ml/contact.data", "/ml/search/live?q=xylophone"])
    expect(await textOf(path)).toMatch(/[ഀ-ൿ]{4}/);
  for (const path of ["/_.data", "/contact.data", "/search/live?q=xylophone"])
    expect(await textOf(path)).not.toMatch(/[ഀ-ൿ]{4}/);
});

it("does not follow the browser's language, and keeps the pages apart in the cache", async () => {
  const headers = { "Accept-Language": "ml" };
  for (let time = 0; time < 3; time++) {
    expect((await getPage(`${site}/about`, { headers })).html).toContain('<html lang="en-IN"');
    expect((await getPage(`${site}/ml/about`)).html).toContain('<html lang="ml"');
  }
});
