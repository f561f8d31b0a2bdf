/** A Norwegian shop: no English words on its public pages. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { crawl } from "../support/crawl.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";

const COMPANY = `
name: Skog og Hage
phone: "22 00 00 00"
supportEmail: post@skog.example
headquarters: { street: Storgata 1, town: Lillehammer, state: Innlandet, pin: "2609", country: "NO" }
locale: nb-NO
currency: NOK
timeZone: Europe/Oslo
callingCode: "47"
prices: page
listingBadge: all
stock: { shown: true }
finance: [{ name: Delbetaling }]
postalCode: { label: postnummer, pattern: "\\\\d{4}", example: "2609" }
`;
const BRANCHES = `
lead: Kom innom.
districts:
  - { key: innlandet, label: Innlandet }
branches:
  - slug: lillehammer
    name: Lillehammer
    district: innlandet
    address: Storgata 1, 2609 Lillehammer
    phone: "22 00 00 00"
    hours: { Mon-Fri: "8:00-16:30", Sat: "10:00-14:00" }
    services: [Salg, Verksted]
    position: { lat: 61.115, lng: 10.466 }
`;

const AREAS = `
areas:
  - name: Innlandet
    slug: innlandet
    zone: Leveringssone 1
    cities:
      - { name: Hamar, slug: hamar }
`;

/** Common English words that are no Norwegian ones. */
const ENGLISH =
  /\b(?:the|and|of|with|your|our|we|you|this|that|is|are|not|all|more|page|home|products?|search|branch(?:es)?|call|open|closed|hours|price|power|petrol|battery|type|compare|details|categories|description|directions|message|name|phone|address|email|am|pm|mon|sun|sale|featured|show|clear|load|list|view|next|previous)\b/i;

let shop: Server;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "norwegian-"));
  writeFileSync(join(folder, "company.yaml"), COMPANY);
  writeFileSync(join(folder, "branches.yaml"), BRANCHES);
  writeFileSync(join(folder, "areas.yaml"), AREAS);
  shop = await startServer({ SITE_DIR: folder });
  const call = callAs(shop, await signIn(shop));
  const send = async (path: string, body: object): Promise<number> => {
    const { data, error } = await call("POST", path, body);
    if (!data) throw new Error(error);
    return data.id;
  };
  const category_id = await send("/categories", { name: "Motorsager" });
  const subcategory_id = await send("/subcategories", { name: "Skogssager", category_id });
  const brand_id = await send("/brands", { name: "Fjell" });
  for (const number of [1, 2, 3])
    await send("/products", {
      name: `Fjell ${number}00`,
      brand_id,
      category_id,
      subcategory_id,
      type: number === 1 ? "cordless" : "petrol",
      price: 3990 + number,
      stock_quantity: number - 1,
      technical_details: [{ name: "Sverdlengde", value: `${30 + number * 5} cm` }],
    });
});

afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("has no English word", async () => {
  const { pages } = await crawl(shop.origin);
  for (const path of ["/search?q=finnes-ikke", "/nowhere", "/compare", "/contact"])
    pages.set(path, await getPage(shop.origin + path));
  const found = [...pages].flatMap(([path, { html }]) =>
    textsOf(html)
      .filter((text) => ENGLISH.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** What visitors read or hear. */
function textsOf(html: string): string[] {
  const visible = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const attributes = Array.from(
    visible.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g),
    ([, text = ""]) => text,
  );
  const texts = visible.split(/<[^<>]*>/).map((text) => text.trim());
  return [...texts, ...attributes].filter(Boolean);
}
