/** Fixed texts of states that the demonstration never reaches, with a fake upstream. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeHost, startFakeHost } from "../support/fake-host.ts";
import { aWireProduct, type FakeResponses } from "../support/fake-upstream.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";

const down = () =>
  Response.json({ success: false, error: "The database is down" }, { status: 500 });
const only = aWireProduct({ id: 7, slug: "only", category_id: 3 });

/** By `category_id`, by `category`, or without a category. */
const lists: Record<string, object[]> = { chainsaws: [only], "3": [only], "": [only] };

const responses: FakeResponses = {
  "/api/categories": [{ id: 3, slug: "chainsaws", name: "Chainsaws" }],
  "/api/categories/slug/chainsaws": { id: 3, slug: "chainsaws", name: "Chainsaws" },
  "/api/categories/slug/engines": { id: 4, slug: "engines", name: "Engines" },
  "/api/subcategories": [{ id: 91, slug: "others", name: "Others" }],
  "/api/product-subcategories": [],
  "/api/products/slug/only": only,
  "/api/products": ({ searchParams }) => {
    const data = lists[searchParams.get("category_id") ?? searchParams.get("category") ?? ""] ?? [];
    return Response.json({ success: true, data, total: data.length });
  },
  "/api/products/7": only,
  "/api/products/9": () => Response.json({ success: false, error: "No such product" }),
  "/api/products/10": () => Response.json({ success: true, data: null }),
  "/api/products/12": down,
  "/api/products/15": down,
};

let upstream: FakeHost;
let copy: Server;
beforeAll(async () => {
  upstream = await startFakeHost(responses);
  copy = await startServer({ UPSTREAM_URL: upstream.origin });
});
afterAll(async () => {
  await copy?.stop();
  await upstream?.stop();
});
const open = (path: string) => getPage(copy.origin + path);

it("home: none of the showcase's subcategories", async () => {
  const { status, text } = await open("/");
  expect(status).toBe(200);
  expect(text).toContain("No subcategories found. Requested: 5, 2, 6. Available: 91.");
});

describe("a listing", () => {
  it("of a category without products", async () => {
    const { status, text, noindex } = await open("/collections/engines");
    expect({ status, noindex }).toEqual({ status: 200, noindex: true });
    expect(text).toContain("No Products Found");
    expect(text).toContain(
      "No products available in this category. Try browsing other categories.",
    );
  });

  it("of products without a description or a picture", async () => {
    const { html, text } = await open("/collections/chainsaws");
    expect(text).not.toContain("High-quality");
    expect(html).toMatch(
      /<img src="[^"]*no-image[^"]*" alt="STIHL MS 250" width="250" height="180"/,
    );
    expect((await open("/search")).text).toContain("No description available");
  });
});

describe("a product", () => {
  it("without related products", async () => {
    const { status, text } = await open("/products/only");
    expect(status).toBe(200);
    expect(text).toContain("Related Products No related products found in this category.");
    expect(text).toContain("You May Also Like No other products found.");
  });

  it.each([9, 10])("%i, which the upstream does not know, is not found", async (id) => {
    const { status, text } = await open(`/products/${id}`);
    expect(status).toBe(404);
    expect(text).toContain(
      "Product Not Found The product you're looking for doesn't exist or has been removed.",
    );
    expect(text).toContain("Return to Home");
  });

  it("without a picture says so, and shows no other machine", async () => {
    const { html } = await open("/products/only");
    expect(html).not.toMatch(/aria-label="Picture \d"/);
    expect(html).toContain("There is no picture of this product yet");
  });
});

describe("a comparison", () => {
  it("of products that cannot be loaded says why and shows two samples", async () => {
    const { status, text, headers } = await open("/compare?products=12,15");
    expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(text).toContain(
      "Some products could not be loaded: API Error: 500 Internal Server Error",
    );
    for (const sample of ["Sample Chainsaw", "Sample Brushcutter"]) expect(text).toContain(sample);
  });
});

describe("home without the catalogue", () => {
  let broken: Server;
  let silent: FakeHost;
  beforeAll(async () => {
    silent = await startFakeHost({
      "/api/categories": down,
      "/api/products": down,
      "/api/subcategories": down,
    });
    broken = await startServer({ UPSTREAM_URL: silent.origin });
  });
  afterAll(async () => {
    await broken?.stop();
    await silent?.stop();
  });

  it("shows five built-in categories, one placeholder product and the error", async () => {
    const { status, text, html } = await getPage(broken.origin);
    expect(status).toBe(200);
    expect(text).toContain("API Issue: API Error: 500 Internal Server Error");
    const tiles = /<ul class="scroll-row tiles">(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    expect(Array.from(tiles.matchAll(/>([\w ]+)<\/a>/g), ([, label]) => label)).toEqual([
      "Chainsaws",
      "Brushcutters",
      "Leaf Blowers",
      "Pressure Washers",
      "Lawn Mowers",
    ]);
    expect(html).toMatch(
      /<ul class="featured"><li>(?:(?!<li>).)*alt="Product Image"(?:(?!<li>).)*<\/li><\/ul>/s,
    );
  });
});
