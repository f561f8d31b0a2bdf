import { expect, it } from "vitest";
import {
  aWireProduct,
  type FakeResponses,
  fakeUpstream,
  routeArgs,
} from "../../../tests/support/fake-upstream.ts";
import { loader } from "./sitemap.ts";
import "../../../tests/support/demonstration.ts";

const groups: FakeResponses = {
  "/api/categories": [{ id: 1, name: "Chainsaws", slug: "chainsaws" }],
  "/api/subcategories": [{ id: 5, name: "Petrol Chainsaws", slug: "petrol-chainsaws" }],
};

async function locations(responses: FakeResponses, path = "/sitemap.xml") {
  const response = await loader(routeArgs(fakeUpstream({ ...groups, ...responses }), path, {}));
  const paths = Array.from(
    (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, url = ""]) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    },
  );
  return { response, paths };
}

it("omits lists without products, which search engines must not index", async () => {
  const { response, paths } = await locations({
    "/api/products": [aWireProduct()],
    "/api/categories": [
      { id: 1, name: "Chainsaws", slug: "chainsaws", product_count: 1 },
      { id: 2, name: "Deals", slug: "deals", product_count: 0 },
    ],
  });
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(paths).toContain("/collections/chainsaws");
  expect(paths).not.toContain("/collections/deals");
});

it("is an index of parts for a large catalogue", async () => {
  const many: FakeResponses = {
    "/api/products": () => Response.json({ success: true, data: [aWireProduct()], total: 2_500 }),
  };
  const { paths } = await locations(many);
  expect(paths).toEqual([0, 1, 2, 3].map((part) => `/sitemap.xml?part=${part}`));
  expect((await locations(many, "/sitemap.xml?part=0")).paths).toContain("/collections/chainsaws");
  expect((await locations(many, "/sitemap.xml?part=2")).paths).toEqual([
    "/products/stihl-ms-250",
    "/ml/products/stihl-ms-250",
  ]);
});

it.each([2e9, 6e10, -1, "2e9", Number.MAX_SAFE_INTEGER])(
  "ignores an upstream's invalid total of %j products",
  async (total) => {
    const { paths } = await locations({
      "/api/products": () => Response.json({ success: true, data: [aWireProduct()], total }),
    });
    expect(paths).toContain("/products/stihl-ms-250");
  },
);

it("has no part with an invalid number", async () => {
  expect((await locations({}, "/sitemap.xml?part=x")).response.status).toBe(404);
});
