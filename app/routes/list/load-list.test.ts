import { describe, expect, it } from "vitest";
import { DEFAULT_QUERY, type ListingQuery } from "#app/catalogue/listing-query.ts";
import { aWireProduct, fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { HIDDEN } from "../../../tests/support/product.ts";
import { loadList, loadPage } from "./load-list.ts";

const FACETS = {
  product_types: [],
  types: [{ value: "petrol", count: 3 }],
  amp_hours: [],
  subcategories: [],
};

/** An upstream with `total` products that returns the requested part. */
function listing(total: number) {
  const products = Array.from({ length: total }, (_, index) => {
    const number = 100 + index;
    return aWireProduct({
      id: index + 1,
      slug: `ms-${number}`,
      name: `MS ${number}`,
      brand: "STIHL",
    });
  });
  return fakeUpstream({
    "/api/products": ({ searchParams }) => {
      const offset = Number(searchParams.get("offset"));
      const data = products.slice(offset, offset + Number(searchParams.get("limit")));
      const headers = { "X-Catalogue-Version": "1" };
      return Response.json({ success: true, data, total, facets: FACETS }, { headers });
    },
    "/api/products/500": aWireProduct({ id: 500, name: "FS 38" }),
    "/api/subcategories/6": { id: 6, name: "Backpack blowers" },
  });
}

const load = (upstream: ReturnType<typeof listing>, listingQuery: Partial<ListingQuery>) =>
  loadList(upstream.next(), {
    kind: "category",
    path: "/collections/chainsaws",
    category: "chainsaws",
    listingQuery: { ...DEFAULT_QUERY, ...listingQuery },
    language: "en",
    pricing: HIDDEN,
  });

describe("a list", () => {
  it("has pages 1 to n and the counts of its filters", async () => {
    const list = await load(listing(100), { page: 2 });
    expect(list.cards).toHaveLength(48);
    expect(list).toMatchObject({ total: 100, paging: { page: 2, more: 3 }, notice: null });
    expect(list.facets.powerTypes).toEqual([{ value: "petrol", count: 3 }]);
  });

  it("sends all filters in one request", async () => {
    const upstream = listing(3);
    await load(upstream, {
      powerType: "petrol",
      productTypes: ["chainsaws", "pumps"],
      ampHours: "2",
      sort: "z-to-a",
    });
    expect(upstream.requests).toHaveLength(1);
    const requests = new URL(upstream.requests[0] ?? "", "http://upstream.test").searchParams;
    expect(Object.fromEntries(requests)).toMatchObject({
      category: "chainsaws",
      type: "petrol",
      ah: "2",
      sort: "z-to-a",
    });
    expect(requests.getAll("product_type")).toEqual(["chainsaws", "pumps"]);
  });

  it("shows the last page for one beyond it, and nothing if empty", async () => {
    const list = await load(listing(30), { page: 9000 });
    expect(list.paging.page).toBe(2);
    expect(list.cards).toHaveLength(30);
    expect(await load(listing(0), { page: 7 })).toMatchObject({
      cards: [],
      total: 0,
      paging: { page: 1, more: null },
    });
  });

  it("has at most twenty pages", async () => {
    const list = await load(listing(900), { page: 25 });
    expect(list.cards).toHaveLength(5 * 24);
    expect(list.cards[0]?.model).toBe("MS 580");
    expect(list.paging).toMatchObject({ previous: 20, more: 26 });
  });

  it("has the products chosen for comparison, without missing ones", async () => {
    const list = await load(listing(30), { compare: [500, 2, 77777] });
    expect(list.compared.map(({ id, model }) => [id, model])).toEqual([
      [500, "FS 38"],
      [2, "MS 101"],
    ]);
  });

  it("is not loaded again after a choice for comparison", async () => {
    const upstream = listing(30);
    await load(upstream, {});
    const before = upstream.requests.length;
    await load(upstream, { compare: [2] });
    expect(
      upstream.requests.slice(before).filter((path) => path.startsWith("/api/products?")),
    ).toEqual([]);
    await load(upstream, { sort: "a-to-z", compare: [2] });
    expect(upstream.requests.slice(before).some((path) => path.startsWith("/api/products?"))).toBe(
      true,
    );
  });

  it("shows the chosen products by their thumbnails", async () => {
    const images = ["/whole.svg", { image_url: "/small.svg", is_thumbnail: true }];
    const upstream = listing(30);
    upstream.responses["/api/products/500"] = aWireProduct({ id: 500, images });
    const { compared } = await load(upstream, { compare: [500] });
    expect(compared[0]?.thumbnail?.url).toBe("/small.svg");
  });

  it("has the name of the URL's subcategory", async () => {
    expect((await load(listing(1), { subcategoryId: 6 })).subcategoryName).toBe("Backpack blowers");
    expect((await load(listing(1), { subcategoryId: 99 })).subcategoryName).toBeNull();
  });

  it("shows earlier data with a notice if the upstream fails", async () => {
    const upstream = listing(3);
    await load(upstream, {});
    upstream.responses["/api/products"] = () => Response.json({ success: false });
    upstream.probe = { version: "2", failure: null };
    const list = await load(upstream, {});
    expect(list.cards).toHaveLength(3);
    expect(list.notice).toBe("API Issue: Failed to load products (Showing cached data)");
  });
});

it("a single page has no products of earlier pages", async () => {
  const upstream = listing(100);
  const page = await loadPage(upstream.next(), {
    kind: "category",
    listingQuery: { ...DEFAULT_QUERY, category: "chainsaws", page: 3 },
    language: "en",
    pricing: HIDDEN,
  });
  expect(page.cards.map(({ id }) => id)).toEqual(
    Array.from({ length: 24 }, (_, index) => 49 + index),
  );
  expect(page.paging.more).toBe(4);
  expect(page.after).toBe(48);
});
