/**
 * A second shop's site from its folder and products alone, without anything of the
 * demonstration.
 */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop } from "../second-shop/open-shop.ts";
import { type Crawl, crawl } from "../support/crawl.ts";
import { getPage } from "../support/page.ts";
import type { Server } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";
import { findHtmlFaults } from "../support/valid-html.ts";

let server: Server;
let found: Crawl;

beforeAll(async () => {
  server = await openShop();
  found = await crawl(server.origin);
}, 300_000);
afterAll(() => server?.stop());

/** The first shop's name, region, brands, products and promises. */
const FOREIGN =
  /stihl|kerala|pampa|kottayam|pathanamthitta|trivandrum|smam|chainsaw|brushcutter|best seller|14 branches|100,000|consumer finance|high-quality|689 ?645/gi;

/** Words that classify products: allowed in scripts, not in pages of this shop. */
const TRADE = new Set(["chainsaw", "brushcutter"]);

const foreignIn = (text: string) => [...new Set(text.toLowerCase().match(FOREIGN))];

describe("the shop in Coimbatore", () => {
  it("has thirty products, three shops and three towns, and no dead link", () => {
    const paths = [...found.pages.keys()];
    expect(paths.filter((path) => /^\/products\/[^?/]+$/.test(path))).toHaveLength(30);
    expect(paths.filter((path) => path.startsWith("/locations/"))).toHaveLength(3);
    expect(found.broken).toEqual([]);
  });

  it("has no word of the first shop in pages, data, sitemap or files", () => {
    const texts = [...found.pages].map(([path, { html }]) => [path, html] as const);
    const words = [
      ...texts,
      ...found.files,
      ["the sitemap", found.listed.join(" ")] as const,
    ].flatMap(([path, text]) => foreignIn(text).map((word) => `${path}: ${word}`));
    expect(words).toEqual([]);
  });

  it("has none in any script", () => {
    const folder = "build/client/assets";
    const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
    const words = scripts.flatMap((file) =>
      foreignIn(readFileSync(`${folder}/${file}`, "utf8"))
        .filter((word) => !TRADE.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(words).toEqual([]);
  });

  it("shows no empty section or list", () => {
    const empty = [...found.pages].flatMap(([path, { html }]) =>
      Array.from(
        html.matchAll(/<(section|ul|ol|dl)\b(?![^>]*(?:hidden|branch-map))[^>]*>\s*<\/\1>/g),
        ([tag]) => `${path}: ${tag}`,
      ),
    );
    expect(empty).toEqual([]);
    const home = found.pages.get("/");
    expect(home?.text).not.toContain("Never seen");
    expect(found.pages.get("/about")?.text ?? "").not.toContain("Never seen");
  });

  it("has its own colours and prices, no badge, and its own filters", async () => {
    const home = await getPage(`${server.origin}/`);
    expect(home.html).toContain("--signal:#1b7f9c");
    expect((await getPage(`${server.origin}/products/kongu-pump-101`)).text).toContain("₹4,500");
    const list = await getPage(`${server.origin}/collections/submersible-pumps`);
    expect(list.text).toContain("How many horsepower do I need?");
    expect(list.html).not.toContain('class="badge"');
  });

  it("shows prices with tax on cards, product, comparison and search", async () => {
    const textOf = async (path: string) => (await getPage(server.origin + path)).text;
    const reduced = "₹9,900 Regular price: ₹12,000 17% off incl. 18% GST";
    const cards = await textOf("/collections/motors?sort=price-asc");
    expect(cards).toContain(reduced);
    const product = await textOf("/products/kongu-motor-203");
    expect(product).toContain(`${reduced} (₹8,389.83 excl.)`);
    expect(await textOf("/products/kongu-motor-204")).toContain("incl. 5% GST (₹5,714.29 excl.)");
    expect(await textOf("/search?q=motor+203")).toContain(reduced);
    const { data } = await (await fetch(`${server.origin}/api/products?search=motor`)).json();
    const ids = ["203", "204"].map(
      (number) => data.find(({ name }: { name: string }) => name.endsWith(number)).id,
    );
    expect(await textOf(`/compare?products=${ids.join()}`)).toMatch(
      /Price , differs ₹9,900 .*excl\.\) ₹6,000 incl/,
    );
    const live = await (await fetch(`${server.origin}/search/live?q=motor+203`)).json();
    expect(live.products[0].price).toBe("₹9,900");
  });

  it("sorts by price with the products without one last, and marks what is on sale", async () => {
    const namesOf = async (sort: string) => {
      const { html } = await getPage(`${server.origin}/collections/motors?sort=${sort}`);
      return Array.from(
        html.matchAll(/href="\/products\/kongu-motor-(2\d\d)"/g),
        ([, number]) => number,
      );
    };
    const first = (names: unknown[]) => [...new Set(names)].slice(0, 3);
    expect(first(await namesOf("price-asc"))).toEqual(["201", "202", "204"]);
    expect(first(await namesOf("price-desc"))).toEqual(["203", "210", "209"]);
    expect([...new Set(await namesOf("price-asc"))].at(-1)).toBe("205");
    const { html, text } = await getPage(`${server.origin}/collections/deals`);
    expect(html.match(/class="badge">Sale</g)).toHaveLength(1);
    expect(text).toContain("1 product ");
    expect(text).toContain("Price: low to high");
  });

  it("shares the pictures of products, and the shop's where there is none", async () => {
    for (const [page, path] of [
      ["/products/kongu-pump-101", "/previews/products/kongu-pump-101.png"],
      ["/products/kongu-pump-104", "/previews/shop.png"],
      ["/branches", "/previews/shop.png"],
    ]) {
      expect((await getPage(server.origin + page)).html).toMatch(
        new RegExp(`property="og:image" content="[^"]+${path}"`),
      );
      const picture = await fetch(server.origin + path);
      expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    }
    expect((await getPage(`${server.origin}/products/kongu-pump-101`)).html).toContain(
      "Enlarge the picture",
    );
    expect((await getPage(`${server.origin}/products/kongu-pump-104`)).html).not.toContain(
      "Enlarge the picture",
    );
    const dataOf = async (path: string) =>
      JSON.parse(
        /ld\+json">(.*?)<\/script>/s.exec((await getPage(`${server.origin}/${path}`)).html)?.[1] ??
          "",
      );
    expect((await dataOf("products/kongu-pump-101")).image).toHaveLength(2);
    const { image, brand, description } = await dataOf("products/kongu-pump-104");
    expect([image, brand]).toEqual([undefined, undefined]);
    expect(description).toBe(
      "Kongu Pump 104: Monoblock pumps, Power 2 hp. Available at Noyyal Pumps.",
    );
  });

  it("gives search engines the lunch break and the Sunday hours", async () => {
    const { html, text } = await getPage(`${server.origin}/branches`);
    expect(text).toContain("Mon-Sat 9:00 AM to 1:00 PM and 2:00 PM to 8:00 PM");
    const data = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, json = ""]) => JSON.parse(json),
    ).find((entry) => entry.department);
    const [main, , tiruppur] = data.department;
    expect(main.openingHoursSpecification).toMatchObject([
      { opens: "09:00", closes: "13:00" },
      { opens: "14:00", closes: "20:00" },
    ]);
    expect(tiruppur.openingHoursSpecification[0].dayOfWeek).toContain("Sunday");
  });

  it("links to a moved category's new URL wherever the folder has the former one", async () => {
    const call = callAs(server, await signIn(server));
    const { data } = await call("GET", "/categories");
    const { id } = data.find(({ slug }: { slug: string }) => slug === "pumps");
    const moved = await call("PUT", `/categories/${id}`, { slug: "water-pumps" });
    expect(moved.status).toBe(200);
    const own = [
      "/",
      "/about",
      "/privacy",
      "/locations/pollachi",
      "/collections/all-categories",
      "/search?q=nothing",
    ];
    for (const path of own) {
      const { html } = await getPage(server.origin + path);
      const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(body, path).toContain('"/collections/water-pumps"');
      expect(html, path).not.toContain('"/collections/pumps"');
    }
    const list = await getPage(`${server.origin}/collections/water-pumps`);
    expect(list.text).toContain("How many horsepower do I need?");
  });

  it("is valid HTML", async () => {
    const faults = [];
    for (const [path, { html }] of found.pages)
      faults.push(...(await findHtmlFaults(html)).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  });
});
