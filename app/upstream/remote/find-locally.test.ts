import { describe, expect, it } from "vitest";
import { aWireProduct, type FakeAnswers, fakeUpstream } from "../../../tests/support/fake-upstream.ts";

const machines = [
  aWireProduct({ id: 1, name: "MS 250", description: "Petrol chainsaw, 45.4 cc", product_type: "Chainsaw" }),
  aWireProduct({
    id: 2,
    name: "MSA 60",
    description: "Cordless chainsaw with a 2 Ah battery",
    product_type: "Chainsaw",
  }),
  aWireProduct({ id: 3, name: "BGE 71", description: "Electric blower with cable", product_type: "Blower" }),
  aWireProduct({ id: 4, name: "BG 50", description: "Petrol blower", product_type: "Blower", subcategory_id: 6 }),
];

/** An upstream without filters and sort order that answers at most two products at once. */
const foreign: FakeAnswers = {
  "/api/products": (url) => {
    const offset = Number(url.searchParams.get("offset"));
    const limit = Math.min(2, Number(url.searchParams.get("limit") ?? 2));
    return Response.json({ success: true, data: machines.slice(offset, offset + limit), total: machines.length });
  },
  "/api/subcategories": [{ id: 6, name: "Petrol Blowers" }],
  "/api/product-subcategories": [{ product_id: 3, subcategory_id: 6 }],
};

const names = async (query: Parameters<ReturnType<typeof find>>[0]) =>
  (await find()(query)).products.map(({ name }) => name);
const find = (answers = foreign) => fakeUpstream(answers).next().findProducts;

describe("behind an upstream that knows no filters", () => {
  it("the list is ordered and cut", async () => {
    expect(await names({ sort: "a-to-z" })).toEqual(["BG 50", "BGE 71", "MS 250", "MSA 60"]);
    expect(await names({ sort: "z-to-a", offset: 1, limit: 2 })).toEqual(["MS 250", "BGE 71"]);
  });

  it("the filters narrow it", async () => {
    expect(await names({ type: "petrol" })).toEqual(["BG 50", "MS 250"]);
    expect(await names({ product_type: ["chainsaws"], type: "cordless" })).toEqual(["MSA 60"]);
    expect(await names({ ah: "2" })).toEqual(["MSA 60"]);
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

  it("a search keeps what the upstream matched, best first", async () => {
    expect(await names({ search: "blower electric", sort: "relevance" })).toEqual([
      "BGE 71",
      "BG 50",
      "MS 250",
      "MSA 60",
    ]);
  });

  it("missing links and subcategories leave a list", async () => {
    const { products } = await find({ "/api/products": foreign["/api/products"] ?? {} })({ facets: true });
    expect(products).toHaveLength(4);
  });
});

it("asks for no more than there is", async () => {
  const fake = fakeUpstream(foreign);
  await fake.next().findProducts({ sort: "a-to-z" });
  expect(fake.asked.filter((path) => path.includes("include=product_subcategories"))).toHaveLength(2);
});

it("ends with an upstream that ignores the offset", async () => {
  const fake = fakeUpstream({
    "/api/products": () => Response.json({ success: true, data: machines, total: 400 }),
    "/api/subcategories": [],
    "/api/product-subcategories": [],
  });
  expect((await fake.next().findProducts({ sort: "a-to-z" })).total).toBe(4);
  expect(fake.asked.filter((path) => path.startsWith("/api/products")).length).toBeLessThan(5);
});

it("reads on until a part is not full, where the upstream says no total", async () => {
  const many = Array.from({ length: 230 }, (_, index) => aWireProduct({ id: index + 1, name: `Saw ${index + 1}` }));
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

it("asks a strict upstream without the parameters that it refuses", async () => {
  const { products } = await find({
    ...foreign,
    "/api/products": (url, request) => {
      if (!url.searchParams.has("sort"))
        return (foreign["/api/products"] as (url: URL, r: Request) => Response)(url, request);
      return Response.json({ success: false, error: "sort: is not a known field" }, { status: 400 });
    },
  })({ sort: "a-to-z" });
  expect(products).toHaveLength(4);
});
