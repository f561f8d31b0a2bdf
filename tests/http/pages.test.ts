import { hash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { shop, town } from "../support/demonstration.ts";
import { getPage } from "../support/page.ts";
import { scriptSizesOf } from "../support/page-files.ts";

const site = inject("site");

describe("a visitor reads real machines in the HTML", () => {
  it.each([
    ["/", "Home", ["Shop by category", "STIHL"]],
    ["/collections/chainsaws", "Chainsaws", ["MS 250", "Guide bar length"]],
    ["/collections/all-categories", "All Categories", ["Brushchutters", "Vaccum Cleaners"]],
    ["/collections/subcategory?subcategory_id=5", "Subcategory Products", ["Petrol"]],
    ["/search?q=ms+250", "Search: ms 250", ["MS 250", "product"]],
    ["/products/stihl-ms-250", "STIHL MS 250", ["45.4 cc", "Technical"]],
    ["/compare?products=11,12", "Compare Products", ["Displacement (CC)", "Engine power (HP)"]],
    ["/about", "About Us", [shop.about?.title ?? ""]],
    ["/contact", "Contact Us", ["Full Name *", "Email Address *"]],
    ["/branches", "Our Branches", [shop.branches[0]?.name ?? "", "Get Directions"]],
    [`/locations/${town.slug}`, town.name, [shop.company.name]],
    ["/warranty", "Warranty", ["warranty"]],
    ["/privacy-policy", "Privacy Policy", ["This site deletes a message 365 days after it came."]],
  ])("%s", async (path, title, texts) => {
    const page = await getPage(site + path);
    expect(page.status).toBe(200);
    expect(page.title).toContain(title);
    expect(texts.filter((text) => !page.html.includes(text))).toEqual([]);
  });

  it("two pages of a listing hold 48 machines, two of a search 24", async () => {
    const cards = async (path: string) => (await getPage(site + path)).html.match(/<article/g)?.length;
    expect(await cards("/collections/chainsaws?page=2")).toBe(48);
    expect(await cards("/search?q=chainsaw&page=2")).toBe(24);
  });
});

describe("what is not there", () => {
  it.each([
    ["/products/no-such-machine", "Product Not Found"],
    ["/products/999999", "Product Not Found"],
    ["/collections/no-such-place", "Category Not Found"],
    ["/collections", "Category Not Found"],
    ["/locations/atlantis", "Page Not Found"],
    ["/admin", "Page Not Found"],
    ["/admin/products/1", "Page Not Found"],
    ["/no/such/page", "Page Not Found"],
  ])("%s says '%s' with 404, not indexed, not kept", async (path, text) => {
    const page = await getPage(site + path);
    expect(page).toMatchObject({ status: 404, noindex: true });
    expect(page.html.includes(text)).toBe(true);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  });

  it("stands alone, with a link to the homepage", async () => {
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
])("%s is kept out of search engines: %s", async (path, noindex) => {
  expect(await getPage(site + path)).toMatchObject({ status: 200, noindex });
});

describe("search engines read", () => {
  const dataOf = async (path: string) => {
    const { html } = await getPage(site + path);
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return Array.from(scripts, ([, text = ""]) => JSON.parse(text));
  };

  it.each(["/", "/about", "/branches"])("on %s who the dealer is", async (path) => {
    const dealer = (await dataOf(path)).find((data) => data["@type"] === "Organization");
    expect(dealer).toMatchObject({ name: shop.company.name, url: expect.stringMatching(/^https?:.*\/$/) });
    expect(dealer.sameAs).toEqual(shop.company.social.map(({ href }) => href));
  });

  it("on the home page how to search the catalogue, by an address that does", async () => {
    const website = (await dataOf("/")).find((data) => data["@type"] === "WebSite");
    expect(website.potentialAction["query-input"]).toBe("required name=search_term_string");
    const address = new URL(website.potentialAction.target.urlTemplate.replace("{search_term_string}", "MS 250"));
    const found = await getPage(site + address.pathname + address.search);
    expect(found.text).toContain("MS 250");
  });
});

describe("caches", () => {
  it.each(["/", "/collections/chainsaws", "/products/stihl-ms-250", "/collections/chainsaws.data"])(
    "may keep %s, and are told when it is still the same",
    async (path) => {
      const { headers } = await getPage(site + path);
      expect(headers.get("Cache-Control")).toBe(
        "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
      );
      const etag = headers.get("ETag") ?? "";
      expect(etag).toMatch(/^W\/".+"$/);
      const again = await getPage(site + path, { headers: { "If-None-Match": `"other", ${etag}` } });
      expect(again).toMatchObject({ status: 304, html: "" });
      expect(again.headers.get("ETag")).toBe(etag);
      expect((await getPage(site + path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    },
  );

  it("keep content-hashed files for ever", async () => {
    const { html } = await getPage(site);
    const script = / data-preload="(\/assets\/\S+)/.exec(html)?.[1];
    expect(script).toBeDefined();
    expect((await fetch(site + script)).headers.get("Cache-Control")).toContain("immutable");
  });
});

describe("a page starts with few scripts", () => {
  it.each(["/", "/collections/chainsaws", "/products/stihl-ms-250", "/compare?products=11,12", "/branches"])(
    "%s: at most 120 KB in 8 files",
    async (path) => {
      const sizes = await scriptSizesOf(site, (await getPage(site + path)).html);
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.length).toBeLessThanOrEqual(8);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120 * 1024);
    },
  );
});

it("the styles of a page say nothing that its oldest browsers cannot read: no range of widths, no rule in a rule", async () => {
  for (const path of ["/", "/collections/chainsaws", "/products/stihl-ms-250"]) {
    const { html } = await getPage(site + path);
    const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text).join("\n");
    expect(styles.length).toBeGreaterThan(10_000);
    expect(styles).not.toMatch(/@media[^{]*[<>]/);
    expect(styles).not.toMatch(/[{;}]\s*&/);
  }
});

describe("security", () => {
  it("every inline script of a page is named by its hash, and nothing else may run", async () => {
    const { html, headers } = await getPage(`${site}/collections/chainsaws`);
    const policy = headers.get("Content-Security-Policy") ?? "";
    const scripts = Array.from(
      html.matchAll(/<script(?![^>]*(?: src=|json))[^>]*>(.*?)<\/script>/gs),
      ([, text]) => text,
    );
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(policy).toContain(`'sha256-${hash("sha256", script ?? "", "base64")}'`);
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
