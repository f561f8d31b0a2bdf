/** Requests to another host for products, categories and subcategories. */

import { describe, expect, it } from "vitest";
import { aWireProduct, fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import { outageIn } from "../outage.ts";
import { createRemote } from "./remote.ts";
import { createSendContact, inWords } from "./send-contact.ts";
import type { Send } from "./transport.ts";

describe("products", () => {
  it.each(["7", "stihl-ms-250"])("are found by %s", async (idOrSlug) => {
    const product = aWireProduct();
    const fake = fakeUpstream({
      "/api/products/7": product,
      "/api/products/slug/stihl-ms-250": product,
    });
    expect(await fake.next().findProduct(idOrSlug)).toMatchObject({ id: 7, slug: "stihl-ms-250" });
  });

  it.each(["", "..", "a/b", "0", "99999999999", "%00", "x?y=1"])(
    "are not requested for the id %j",
    async (idOrSlug) => {
      const fake = fakeUpstream();
      expect(await fake.next().findProduct(idOrSlug)).toBeNull();
      expect(fake.requests).toEqual([]);
    },
  );

  it("are null where the upstream has none or hides them", async () => {
    const fake = fakeUpstream({ "/api/products/7": aWireProduct({ status: "draft" }) });
    expect(await fake.next().findProduct("7")).toBeNull();
    expect(await fake.next().findProduct("8")).toBeNull();
  });

  it("that are unpublished are in no list", async () => {
    const fake = fakeUpstream({
      "/api/products": [aWireProduct(), aWireProduct({ id: 8, status: "draft" })],
    });
    expect((await fake.next().findProducts({})).products.map(({ id }) => id)).toEqual([7]);
    expect(
      (await fake.next().findProducts({ sort: "a-to-z" })).products.map(({ id }) => id),
    ).toEqual([7]);
  });

  it("of a group with an overlong name are none, without a request", async () => {
    const fake = fakeUpstream({ "/api/products": [aWireProduct()] });
    expect(await fake.next().findProducts({ category: "a".repeat(201) })).toMatchObject({
      products: [],
      total: 0,
    });
    expect(fake.requests).toEqual([]);
  });

  it("have no facets unless requested", async () => {
    const facets = {
      product_types: [],
      types: [{ value: "petrol", count: 1 }],
      subcategories: [],
      amp_hours: [],
    };
    const fake = fakeUpstream({
      "/api/products": () =>
        Response.json({ success: true, data: [aWireProduct()], total: 1, facets }),
    });
    expect((await fake.next().findProducts({ sort: "a-to-z" })).facets).toBeNull();
    const { facets: counted } = await fake.next().findProducts({ sort: "a-to-z", facets: true });
    expect(counted?.powerTypes).toEqual([{ value: "petrol", count: 1 }]);
  });

  it("that are invalid are left out of a list", async () => {
    const fake = fakeUpstream({
      "/api/products": [{ id: "?" }, aWireProduct(), null, aWireProduct({ id: 8, name: "" })],
    });
    const { products, total } = await fake.next().findProducts({});
    expect(products.map(({ id }) => id)).toEqual([7]);
    expect(total).toBe(4);
  });

  it("are requested with the public API's parameters", async () => {
    const fake = fakeUpstream({ "/api/products": [] });
    await fake.next().findProducts({ featured: true, limit: 3 });
    await fake.next().findProducts({ category: "chainsaws", q: "ms 250", limit: 12, offset: 24 });
    expect(fake.requests).toEqual([
      "/api/products?status=active&featured=true&limit=3",
      "/api/products?category=chainsaws&status=active&search=ms+250&limit=12&offset=24",
    ]);
  });
});

it("finds categories and subcategories, or null", async () => {
  const fake = fakeUpstream({
    "/api/categories/slug/chainsaws": {
      id: 1,
      name: "Chainsaws",
      slug: "chainsaws",
      product_count: 3,
    },
    "/api/subcategories/5": { id: 5, name: "Petrol Chainsaws", category_id: 1 },
  });
  const upstream = fake.next();
  expect(await upstream.findCategory("chainsaws")).toMatchObject({
    name: "Chainsaws",
    productCount: 3,
  });
  expect(await upstream.findCategory("..")).toBeNull();
  expect(await upstream.findCategory("nothing")).toBeNull();
  expect(await upstream.findSubcategory(5)).toMatchObject({
    slug: "petrol-chainsaws",
    categoryId: 1,
  });
  expect(await upstream.findSubcategory(6)).toBeNull();
  for (const id of [0, -1, 1.5, 2_147_483_648])
    expect(await upstream.findSubcategory(id)).toBeNull();
  expect(fake.requests.filter((path) => !/subcategories\/[56]$|slug\//.test(path))).toEqual([]);
});

it("takes the categories from the response to the probe, once", async () => {
  const requests: string[] = [];
  const { probe, open } = createRemote(
    async ({ url }) => {
      requests.push(url);
      return Response.json({ success: true, data: [{ id: 1, name: "Saws" }] });
    },
    "http://upstream.test",
    { base: null, videoHosts: [] },
  );
  await probe();
  const catalogue = open(async ({ load }) => (await load()).value);
  expect(await catalogue.listCategories()).toMatchObject([{ slug: "saws" }]);
  expect(requests).toEqual(["http://upstream.test/api/categories"]);
  await catalogue.listCategories();
  expect(requests).toHaveLength(2);
});

it("does not treat a missing list as an empty one", async () => {
  const thrown = await fakeUpstream()
    .next()
    .listCategories()
    .catch((error) => error);
  expect(outageIn(thrown)).toEqual({ outage: "contract", message: "Failed to load categories" });
});

const entries = {
  name: "Anu",
  email: "anu@example.com",
  phone: "",
  subject: "general" as const,
  message: "Hello",
};
const message = { ...entries, branch: "", product: "" };
const sent = (send: Send) => createSendContact(send, "http://upstream")(message, "192.0.2.7");

it("sends the message with its key and the visitor's address", async () => {
  let request: Request | undefined;
  const receipt = await sent(async (given) => {
    request = given;
    return Response.json({ success: true, data: { number: 4 } });
  });
  expect(receipt).toEqual({ success: true, number: 4 });
  expect(request).toMatchObject({ method: "POST", url: "http://upstream/api/contact" });
  expect(request?.headers.get("Idempotency-Key")).toMatch(/^[\w-]{43}$/);
  expect(request?.headers.get("X-Forwarded-For")).toBe("192.0.2.7");
  expect(await request?.json()).toEqual(entries);
});

it.each([
  ["no JSON", new Response("<html>"), "refused"],
  ["a proxy's failure", new Response("<h1>Bad Gateway</h1>", { status: 502 }), "failed"],
])("reports a message as refused or failed after %s", async (_, response, reason) => {
  expect(await sent(async () => response)).toEqual({ success: false, reason, error: null });
});

it("sends a message once, also without a response", async () => {
  let calls = 0;
  const receipt = await sent(() => {
    calls++;
    return Promise.reject(new TypeError("fetch failed"));
  });
  expect(receipt).toEqual({ success: false, reason: "failed", error: null });
  expect(calls).toBe(1);
});

it("puts branch and product into the message", () => {
  expect(inWords({ ...message, branch: "Town", product: "A saw" })).toEqual({
    ...entries,
    message: "About: A saw\nFor: Town\n\nHello",
  });
  expect(inWords(message)).toEqual(entries);
});
