import { describe, expect, inject, it } from "vitest";
import { getPage } from "../support/page.ts";

const site = inject("site");
const list = (path: string) => getPage(site + path);
const countOf = (html: string, piece: RegExp) => html.match(piece)?.length ?? 0;

it.each(["5abc", "x", "-1", "0", "9e99", "999999"])(
  "a subcategory_id of %s finds no category and no products",
  async (id) => {
    for (const path of ["/collections/subcategory", "/collections/chainsaws"]) {
      const { status, text } = await list(`${path}?subcategory_id=${id}`);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain("Category Not Found");
    }
    const searched = await list(`/search?subcategory_id=${id}`);
    expect(searched.status).toBe(200);
    expect(countOf(searched.html, /<article/g)).toBe(0);
    const response = await fetch(`${site}/api/products?subcategory_id=${id}`);
    if (id === "999999") expect((await response.json()).total).toBe(0);
    else
      expect(await response.json()).toMatchObject({
        error: expect.stringMatching(/^subcategory_id: must be/),
      });
  },
);

describe("one page of a list", () => {
  it("has the products that the whole list would add", async () => {
    const whole = await list("/collections/chainsaws?page=2");
    const page = await (await fetch(`${site}/list/category?category=chainsaws&page=2`)).json();
    expect(page.cards).toHaveLength(24);
    for (const { slug } of page.cards) expect(whole.html).toContain(`href="/products/${slug}"`);
    const first = await list("/collections/chainsaws");
    for (const { slug } of page.cards) expect(first.html).not.toContain(`href="/products/${slug}"`);
  });

  it("is not indexed, and an unknown kind of list is not found", async () => {
    const { headers } = await fetch(`${site}/list/search?q=saw`);
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect((await fetch(`${site}/list/anything`)).status).toBe(404);
  });
});

it.each([
  ["/collections/chainsaws?compare=1,2&page=abc&utm_source=x", "/collections/chainsaws"],
  ["/collections/chainsaws?page=2&sort=z-to-a", "/collections/chainsaws?sort=z-to-a&page=2"],
  [
    "/collections/chainsaws?brand=stihl&compare=1&type=petrol",
    "/collections/chainsaws?type=petrol&brand=stihl",
  ],
  ["/collections/subcategory?subcategory_id=5&compare=1", "/collections/petrol-chainsaws"],
  [
    "/collections/subcategory?brand=stihl&subcategory_id=5",
    "/collections/subcategory?subcategory_id=5&brand=stihl",
  ],
  ["/search?page=21", "/search?page=21"],
  ["/search?type=petrol&q=saw&compare=1", "/search?q=saw&type=petrol"],
])("%s is shared and indexed as %s", async (path, own) => {
  const { canonical, html } = await list(path);
  expect(canonical?.replaceAll("&amp;", "&")).toBe(site + own);
  expect(html).toContain(`property="og:url" content="${canonical}"`);
});

it("filtered, sorted and continued lists are not indexed", async () => {
  expect((await list("/collections/chainsaws?type=petrol")).noindex).toBe(true);
  expect((await list("/search?product_type=chainsaws")).noindex).toBe(true);
  for (const choice of ["sort=z-to-a", "page=2", "page=99"])
    expect((await list(`/collections/chainsaws?${choice}`)).noindex, choice).toBe(true);
  expect((await list("/collections/chainsaws?compare=1,2")).noindex).toBe(false);
});

it("the counts beside a list are the lengths of their lists", async () => {
  const { html } = await list("/collections/power-tools?sort=a-to-z");
  const options = [
    ...html.matchAll(
      /name="brand"[^>]*value="([^"]+)"[^>]*\/?><span>[^<]+<\/span>\s*<span>(\d+)</g,
    ),
  ];
  expect(options.length).toBeGreaterThan(2);
  for (const [, value = "", count] of options) {
    const chosen = await list(
      `/collections/power-tools?sort=a-to-z&brand=${encodeURIComponent(value)}`,
    );
    expect(chosen.html).toContain(Number(count) === 1 ? ">1 product<" : `>${count} products<`);
  }
});
