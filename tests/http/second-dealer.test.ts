/** Another dealer's site, made of their folder and their products alone: nothing of the demonstration shows in it. */
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop } from "../second-dealer/open-shop.ts";
import { type Crawl, crawl } from "../support/crawl.ts";
import { getPage } from "../support/page.ts";
import type { Server } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";
import { findHtmlFaults } from "../support/valid-html.ts";

let server: Server;
let found: Crawl;

beforeAll(async () => {
  server = await openShop();
  found = await crawl(server.origin);
}, 300_000);
afterAll(() => server?.stop());

/** The first dealer's name, land, makers, wares and promises. */
const FOREIGN =
  /stihl|kerala|pampa|kottayam|pathanamthitta|trivandrum|smam|chainsaw|brushcutter|best seller|14 branches|100,000|consumer finance|high-quality|689 ?645/gi;

/** Words of the trade, by which products are classified; a script may know them, a page of this shop has no use for them. */
const TRADE = new Set(["chainsaw", "brushcutter"]);

const foreignIn = (text: string) => [...new Set(text.toLowerCase().match(FOREIGN))];

describe("the shop in Coimbatore", () => {
  it("has its thirty products, three shops and three towns, and no dead link", () => {
    const paths = [...found.pages.keys()];
    expect(paths.filter((path) => /^\/products\/[^?/]+$/.test(path))).toHaveLength(30);
    expect(paths.filter((path) => path.startsWith("/locations/"))).toHaveLength(3);
    expect(found.broken).toEqual([]);
  });

  it("has no word of the first dealer on a page, in structured data, in the sitemap or in a file that a page fetches", () => {
    const texts = [...found.pages].map(([path, { html }]) => [path, html] as const);
    const words = [...texts, ...found.files, ["the sitemap", found.listed.join(" ")] as const].flatMap(([path, text]) =>
      foreignIn(text).map((word) => `${path}: ${word}`),
    );
    expect(words).toEqual([]);
  });

  it("has none in any script that a browser may come to fetch", () => {
    const folder = "build/client/assets";
    const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
    const words = scripts.flatMap((file) =>
      foreignIn(readFileSync(`${folder}/${file}`, "utf8"))
        .filter((word) => !TRADE.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(words).toEqual([]);
  });

  it("shows no empty band: every section and every list has something in it", () => {
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

  it("wears its own colours, shows prices and no badge, and asks its category's questions in a subcategory", async () => {
    const home = await getPage(`${server.origin}/`);
    expect(home.html).toContain("--signal:#1b7f9c");
    expect((await getPage(`${server.origin}/products/kongu-pump-101`)).text).toContain("₹4,500");
    const list = await getPage(`${server.origin}/collections/submersible-pumps`);
    expect(list.text).toContain("How many horsepower do I need?");
    expect(list.html).not.toContain('class="badge"');
  });

  it("gives share pictures its own colour, in words where there is no photograph, which then is no picture of the product", async () => {
    for (const path of ["products/kongu-pump-101", "products/kongu-pump-104", "branches"]) {
      const { html } = await getPage(`${server.origin}/${path}`);
      const address = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname;
      const sheet = sharp(Buffer.from(await (await fetch(server.origin + address)).arrayBuffer())).removeAlpha();
      const pixels = (left: number, top: number, width: number, height: number) =>
        sheet.clone().extract({ left, top, width, height }).raw().toBuffer();
      expect((await pixels(600, 506, 1, 1)).toString("hex"), path).toBe("1b7f9c");
      // Under the kind of machine the name in large letters.
      if (path.endsWith("104")) expect(await pixels(60, 110, 500, 70)).toContain(0x16);
    }
    expect((await getPage(`${server.origin}/products/kongu-pump-101`)).html).toContain("Enlarge the picture");
    expect((await getPage(`${server.origin}/products/kongu-pump-104`)).html).not.toContain("Enlarge the picture");
    const dataOf = async (path: string) =>
      JSON.parse(/ld\+json">(.*?)<\/script>/s.exec((await getPage(`${server.origin}/${path}`)).html)?.[1] ?? "");
    expect((await dataOf("products/kongu-pump-101")).image).toHaveLength(2);
    const { image, brand, description } = await dataOf("products/kongu-pump-104");
    expect([image, brand]).toEqual([undefined, undefined]);
    expect(description).toBe("Kongu Pump 104: Monoblock pumps, Power 2 hp. At Noyyal Pumps.");
  });

  it("tells search engines of the break, the Sunday and the holiday", async () => {
    const { html, text } = await getPage(`${server.origin}/branches`);
    expect(text).toContain("Mon-Sat 9:00 AM to 1:00 PM and 2:00 PM to 8:00 PM");
    const data = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = ""]) =>
      JSON.parse(json),
    ).find((entry) => entry.department);
    const [main, , tiruppur] = data.department;
    expect(main.openingHoursSpecification).toMatchObject([
      { opens: "09:00", closes: "13:00" },
      { opens: "14:00", closes: "20:00" },
      { validFrom: "2027-01-15", opens: "00:00", closes: "00:00" },
    ]);
    expect(tiruppur.openingHoursSpecification[0].dayOfWeek).toContain("Sunday");
  });

  it("leads to a category that has moved at its present address, wherever the folder names the former one", async () => {
    const Authorization = `Bearer ${await signIn(server)}`;
    const { data } = await (await fetch(`${server.origin}/api/categories`)).json();
    const { id } = data.find(({ slug }: { slug: string }) => slug === "pumps");
    const moved = await fetch(`${server.origin}/api/categories/${id}`, {
      method: "PUT",
      body: JSON.stringify({ slug: "water-pumps" }),
      headers: { Authorization, "Content-Type": "application/json" },
    });
    expect(moved.status).toBe(200);
    const own = ["/", "/about", "/privacy", "/locations/pollachi", "/collections/all-categories", "/search?q=nothing"];
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
