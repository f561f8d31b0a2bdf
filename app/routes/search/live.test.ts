import { expect, it } from "vitest";
import { aWireProduct, fakeUpstream, routeArgs } from "../../../tests/support/fake-upstream.ts";
import { loader } from "./live.ts";
import "../../../tests/support/demonstration.ts";

const saws = Array.from({ length: 12 }, (_, index) =>
  aWireProduct({ id: index + 1, name: `MS ${index}` }),
);

it("fetches twelve active products, and returns six, the total and targets", async () => {
  const fake = fakeUpstream({
    "/api/products": () => Response.json({ success: true, data: saws, total: 40 }),
    "/api/categories": [{ id: 1, name: "MS", slug: "ms", product_count: 12 }],
    "/api/subcategories": [],
  });
  const response = await (await loader(routeArgs(fake, "/search/live?q=+ms+", {}))).json();
  expect(fake.requests[0]).toBe("/api/products?status=active&search=ms&limit=12");
  expect(response.targets).toEqual([{ label: "MS, 12", href: "/collections/ms" }]);
  expect(response).toMatchObject({ query: "ms", total: 40 });
  expect(response.products).toHaveLength(6);
});

it("returns ways on from a search in vain", async () => {
  const outcome = { whole: 0, corrected: null, nearest: ["saws"] };
  const fake = fakeUpstream({
    "/api/products": () => Response.json({ success: true, data: [], total: 0, search: outcome }),
  });
  const response = await (await loader(routeArgs(fake, "/search/live?q=xaws", {}))).json();
  expect(response).toMatchObject({
    note: 'No products found for "xaws". Try different keywords.',
    products: [],
    total: 0,
  });
  expect(response.targets.map(({ href }: { href: string }) => href)).toEqual([
    "/search?q=saws",
    "/collections/all-categories",
    "/contact",
  ]);
});

it("makes no request for blanks", async () => {
  const fake = fakeUpstream();
  const response = await (await loader(routeArgs(fake, "/search/live?q=++", {}))).json();
  expect(response).toEqual({ query: "", note: "", targets: [], products: [], total: 0 });
  expect(fake.requests).toEqual([]);
});

it("is cached like a page and excluded from search engines", async () => {
  for (const query of ["ms", ""]) {
    const fake = fakeUpstream({
      "/api/products": () => Response.json({ success: true, data: saws, total: 40 }),
    });
    const { headers } = await loader(routeArgs(fake, `/search/live?q=${query}`, {}));
    expect(headers.get("Cache-Control")).toContain("public");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  }
});
