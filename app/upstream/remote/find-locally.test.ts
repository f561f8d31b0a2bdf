import { describe, expect, it } from "vitest";
import {
  aWireProduct,
  type FakeResponses,
  fakeUpstream,
} from "../../../tests/support/fake-upstream.ts";
import { countWords } from "./find-locally.ts";

const machines = [
  aWireProduct({
    id: 1,
    name: "MS 250",
    description: "Petrol chainsaw, 45.4 cc",
    product_type: "Chainsaw",
  }),
  aWireProduct({
    id: 2,
    name: "MSA 60",
    description: "Cordless chainsaw with a 2 Ah battery",
    product_type: "Chainsaw",
  }),
  aWireProduct({
    id: 3,
    name: "BGE 71",
    description: "Electric blower with cable",
    product_type: "Blower",
  }),
  aWireProduct({
    id: 4,
    name: "BG 50",
    description: "Petrol blower",
    product_type: "Blower",
    subcategory_id: 6,
  }),
];

/** An upstream without filters and sort order that returns at most two products at once. */
const foreign: FakeResponses = {
  "/api/products": (url) => {
    const offset = Number(url.searchParams.get("offset"));
    const limit = Math.min(2, Number(url.searchParams.get("limit") ?? 2));
    return Response.json({
      success: true,
      data: machines.slice(offset, offset + limit),
      total: machines.length,
    });
  },
  "/api/subcategories": [{ id: 6, name: "Petrol Blowers" }],
  "/api/product-subcategories": [{ product_id: 3, subcategory_id: 6 }],
};

const names = async (query: Parameters<ReturnType<typeof find>>[0]) =>
  (await find()(query)).products.map(({ name }) => name);
const find = (responses = foreign) => fakeUpstream(responses).next().findProducts;

describe("with an upstream that has no filters", () => {
  it("the list is ordered and cut", async () => {
    expect(await names({ sort: "a-to-z" })).toEqual(["BG 50", "BGE 71", "MS 250", "MSA 60"]);
    expect(await names({ sort: "z-to-a", offset: 1, limit: 2 })).toEqual(["MS 250", "BGE 71"]);
  });

  it("the list is ordered by maker, then model, as on cards", async () => {
    const data = [
      aWireProduct({ id: 1, name: "STIHL MS 250", brand: "STIHL" }),
      aWireProduct({ id: 2, name: "MSA 60", brand: "STIHL" }),
      aWireProduct({ id: 3, name: "T435", brand: "Husqvarna" }),
    ];
    const { products } = await find({ ...foreign, "/api/products": data })({ sort: "a-to-z" });
    expect(products.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it("the filters narrow it", async () => {
    expect(await names({ powerType: "petrol" })).toEqual(["BG 50", "MS 250"]);
    expect(await names({ productTypes: ["chainsaws"], powerType: "cordless" })).toEqual(["MSA 60"]);
    expect(await names({ ampHours: "2" })).toEqual(["MSA 60"]);
  });

  it("the options are counted, subcategories by their links", async () => {
    const { facets, total } = await find()({ facets: true, limit: 1 });
    expect(total).toBe(4);
    expect(facets?.powerTypes).toEqual([
      { value: "corded", count: 1 },
      { value: "cordless", count: 1 },
      { value: "petrol", count: 2 },
    ]);
    expect(facets?.subcategories).toEqual([{ value: 6, name: "Petrol Blowers", count: 2 }]);
  });

  it("a search keeps the upstream's matches, best first", async () => {
    expect(await names({ q: "blower electric", sort: "relevance" })).toEqual([
      "BGE 71",
      "BG 50",
      "MS 250",
      "MSA 60",
    ]);
  });

  it("missing links and subcategories leave a list", async () => {
    const { products } = await find({ "/api/products": foreign["/api/products"] ?? {} })({
      facets: true,
    });
    expect(products).toHaveLength(4);
  });
});

it("stops with an upstream that ignores the offset", async () => {
  const fake = fakeUpstream({
    "/api/products": () => Response.json({ success: true, data: machines, total: 400 }),
    "/api/subcategories": [],
    "/api/product-subcategories": [],
  });
  expect((await fake.next().findProducts({ sort: "a-to-z" })).total).toBe(4);
  expect(fake.requests.filter((path) => path.startsWith("/api/products")).length).toBeLessThan(5);
});

it("reads until a page is not full, without a total", async () => {
  const many = Array.from({ length: 230 }, (_, index) =>
    aWireProduct({ id: index + 1, name: `Saw ${index + 1}` }),
  );
  const { total } = await find({
    ...foreign,
    "/api/products": ({ searchParams }) => {
      const offset = Number(searchParams.get("offset"));
      const data = many.slice(offset, offset + Number(searchParams.get("limit")));
      return Response.json({ success: true, data });
    },
  })({ sort: "a-to-z" });
  expect(total).toBe(230);
});

it("omits parameters that a strict upstream rejects", async () => {
  const { products } = await find({
    ...foreign,
    "/api/products": (url, request) => {
      if (!url.searchParams.has("sort"))
        return (foreign["/api/products"] as (url: URL, r: Request) => Response)(url, request);
      return Response.json(
        { success: false, error: "sort: is not a known field" },
        { status: 400 },
      );
    },
  })({ sort: "a-to-z" });
  expect(products).toHaveLength(4);
});

it.each([
  ["saw chain", "a chain for a saw", 2],
  ["saw saw SAW", "a saw", 1],
  ["Saw, 2.5 cc!", "a saw of 2.5 cc", 3],
  ["pump", "a saw", 0],
  ["chain", "chainsaw", 1],
  ["", "a saw", 0],
])("of the words %j the text %j contains %i", (q, text, count) => {
  expect(countWords(q)(text)).toBe(count);
});

it("counts at most twelve words of the first 200 characters", () => {
  const words = Array.from({ length: 14 }, (_, index) => `w${index + 10}`);
  expect(countWords(words.join(" "))(words.join(" "))).toBe(12);
  expect(countWords(`${"x".repeat(200)} saw`)("saw")).toBe(0);
});
