import { hash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { shop, town } from "../support/demonstration.ts";
import { getPage } from "../support/page.ts";

const site = inject("site");

it("two pages of a listing have 48 machines, two of a search 24", async () => {
  const cards = async (path: string) =>
    (await getPage(site + path)).html.match(/<article/g)?.length;
  expect(await cards("/collections/chainsaws?page=2")).toBe(48);
  expect(await cards("/search?q=chainsaw&page=2")).toBe(24);
});

describe("a missing page", () => {
  it.each([
    ["/products/no-such-machine", "Product Not Found"],
    ["/products/999999", "Product Not Found"],
    ["/collections/no-such-category", "Category Not Found"],
    ["/collections", "Category Not Found"],
    ["/locations/atlantis", "Page Not Found"],
    ["/admin", "Page Not Found"],
    ["/admin/products/1", "Page Not Found"],
    ["/no/such/page", "Page Not Found"],
  ])("%s says '%s' with 404, not indexed, not cached", async (path, text) => {
    const page = await getPage(site + path);
    expect(page).toMatchObject({ status: 404, noindex: true });
    expect(page.html.includes(text)).toBe(true);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });

  it("has no menus, but a link to the home page", async () => {
    const { html } = await getPage(`${site}/no/such/page`);
    expect(html).toContain("404");
    expect(html).toMatch(/<a [^>]*href="\/"/);
    expect(html).not.toContain("<header");
  });
});

it.each([
  ["/branches", false],
  ["/branches?view=map", false],
  [`/branches?district=${shop.branches[0]?.district}`, true],
  [`/branches?pin=${town.pin}`, true],
  [`/branches?area=${shop.areas.areas[0]?.slug}`, true],
])("%s is not indexed: %s", async (path, noindex) => {
  expect(await getPage(site + path)).toMatchObject({ status: 200, noindex });
});

it.each([
  ["/compare?products=2,4,5&from=/search", "/compare?products=2,4,5", true],
  ["/compare?person=1&products=2,4", "/compare?products=2,4&person=1", true],
  ["/contact?utm=1&product=MS+250&branch=adoor", "/contact?branch=adoor&product=MS+250", true],
  ["/contact?sent=1", "/contact", false],
  [`/branches?x=1&pin=${town.pin}`, `/branches?pin=${town.pin}`, true],
  ["/products/stihl-ms-250/sheet?x=1", "/products/stihl-ms-250", false],
  ["/products/stihl-ms-250?image=2&compare=1", "/products/stihl-ms-250", false],
])("%s is shared as %s, and not indexed: %s", async (path, own, noindex) => {
  const followed = await fetch(site + path);
  const page = await getPage(followed.url);
  expect(page).toMatchObject({ status: 200, noindex });
  expect(page.canonical?.replaceAll("&amp;", "&")).toBe(site + own);
  expect(page.html).toContain(`property="og:url" content="${page.canonical}"`);
});

describe("search engines read", () => {
  const dataOf = async (path: string) => {
    const { html } = await getPage(site + path);
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return Array.from(scripts, ([, text = ""]) => JSON.parse(text));
  };

  it.each(["/", "/about", "/branches"])(
    "on %s the shop's name and contact details",
    async (path) => {
      const data = await dataOf(path);
      const organization = data.find((item) => item["@type"] === "Organization");
      expect(organization).toMatchObject({
        name: shop.company.name,
        url: expect.stringMatching(/^https?:.*\/$/),
      });
      expect(organization.sameAs).toEqual(shop.company.social.map(({ href }) => href));
    },
  );

  it("on the home page the URL that searches the catalogue", async () => {
    const website = (await dataOf("/")).find((data) => data["@type"] === "WebSite");
    expect(website.potentialAction["query-input"]).toBe("required name=search_term_string");
    const address = new URL(
      website.potentialAction.target.urlTemplate.replace("{search_term_string}", "MS 250"),
    );
    const found = await getPage(site + address.pathname + address.search);
    expect(found.text).toContain("MS 250");
  });
});

describe("caches", () => {
  it("may store a page for a minute, and show it for a day in a failure", async () => {
    expect((await fetch(site)).headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
    );
  });

  it("store content-hashed files for good", async () => {
    const { html } = await getPage(site);
    const script = / data-preload="(\/assets\/\S+)/.exec(html)?.[1];
    expect(script).toBeDefined();
    expect((await fetch(site + script)).headers.get("Cache-Control")).toContain("immutable");
  });

  it("keep the files of public/ for an hour", async () => {
    const licence = await fetch(`${site}/fonts/OFL.txt`);
    expect(licence.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(await licence.text()).toContain("SIL OPEN FONT LICENSE");
  });
});

it.each([
  "/",
  "/collections/chainsaws",
  "/search?q=saw",
  "/products/stihl-ms-250",
  "/compare?products=11,12",
  "/branches",
  "/contact",
  `/locations/${town.slug}`,
  "/nowhere",
])("%s loads at most 125 KB of scripts in 10 files", async (path) => {
  const { html } = await getPage(site + path);
  const preloaded = / data-preload="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
  const imported = html.matchAll(/(?:from|import) ?"(\/assets\/[^"]+\.js)"/g);
  const files = new Set([...preloaded, ...Array.from(imported, ([, file = ""]) => file)]);
  const sizes = await Promise.all(
    Array.from(files, async (file) => {
      const { headers } = await fetch(site + file, { headers: { "Accept-Encoding": "br" } });
      return Number(headers.get("Content-Length"));
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.length).toBeLessThanOrEqual(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(125 * 1024);
});

it("styles avoid syntax that the oldest browsers cannot read", async () => {
  for (const path of ["/", "/collections/chainsaws", "/products/stihl-ms-250"]) {
    const { html } = await getPage(site + path);
    const styles = Array.from(
      html.matchAll(/<style[^>]*>(.*?)<\/style>/gs),
      ([, text]) => text,
    ).join("\n");
    expect(styles.length).toBeGreaterThan(10_000);
    expect(styles).not.toMatch(/@media[^{]*(?:[<>]|not \()/);
    expect(styles).not.toMatch(/[{;}]\s*&/);
  }
});

describe("security", () => {
  it("the policy names the hash of every inline script, and nothing else may run", async () => {
    const { html, headers } = await getPage(`${site}/collections/chainsaws`);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const scripts = Array.from(
      html.matchAll(/<script(?![^>]*(?: src=|json))[^>]*>(.*?)<\/script>/gs),
      ([, text]) => text,
    );
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts)
      expect(policy).toContain(`'sha256-${hash("sha256", script ?? "", "base64")}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(html).not.toContain("nonce=");
  });

  it.each(["/", "/health", "/robots.txt", "/favicon.svg", "/api/types", "/no/such/page"])(
    "%s has the headers",
    async (path) => {
      const { headers } = await fetch(site + path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    },
  );
});
