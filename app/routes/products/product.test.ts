import { describe, expect, it } from "vitest";
import {
  aWireProduct,
  type FakeAnswers,
  fakeUpstream,
  routeArgs,
  unreachable,
} from "../../../tests/support/fake-upstream.ts";
import { loader } from "./product.tsx";

const saw = aWireProduct({ id: 7, slug: "stihl-ms-250", category_id: 1, brand: "STIHL" });
const others = Array.from({ length: 12 }, (_, index) =>
  aWireProduct({ id: index + 20, slug: `saw-${index}`, name: `Saw ${index}`, category_id: index < 5 ? 1 : 2 }),
);

const load = async (answers: FakeAnswers, id = "stihl-ms-250", version = "1") => {
  const fake = fakeUpstream(answers);
  fake.probe = { version, failure: null };
  return (await loader(routeArgs(fake, `/products/${id}`, { id }) as never)) as Awaited<ReturnType<typeof loader>>;
};
const answersWith = (products: object | (() => Promise<never>), product: object = saw): FakeAnswers => ({
  "/api/products/slug/stihl-ms-250": product,
  "/api/products/7": product,
  "/api/products": products,
});
const carouselsOf = async (answers: FakeAnswers, version?: string) => {
  const { data } = await load(answers, undefined, version);
  if (!data.product) throw new Error("no product");
  return data.carousels;
};

it("finds a product by its id and by its slug", async () => {
  for (const id of ["7", "stihl-ms-250"]) expect((await load(answersWith([]), id)).data.product?.id).toBe(7);
});

it("shows descriptions and sections cleaned of whatever runs, whoever wrote them", async () => {
  const html = '<p onclick="x()">Strong</p><script>alert(1)</script><a href="javascript:x()">y</a><h1>Big</h1>';
  const custom_sections = [{ title: "Care", content: html }];
  const { data } = await load(answersWith([], { ...saw, description: html, custom_sections }));
  const cleaned = '<p>Strong</p><a rel="nofollow noopener">y</a><h3>Big</h3>';
  expect(data.product).toMatchObject({ description: cleaned, sections: [{ heading: "Care", content: cleaned }] });
});

it("answers 404, kept by no cache, for one that does not exist", async () => {
  const { data, init } = await load({}, "none");
  expect(data.product).toBeNull();
  expect(init).toMatchObject({ status: 404, headers: { "Cache-Control": "no-store" } });
});

describe("carousels", () => {
  it("keep eight of twenty, without the product itself; related ones are of its category", async () => {
    const { related, alsoLike } = await carouselsOf(answersWith([saw, ...others]));
    expect(alsoLike).toHaveLength(8);
    expect(related.map(({ href }) => href).sort()).toEqual([0, 1, 2, 3, 4].map((index) => `/products/saw-${index}`));
    expect([...related, ...alsoLike].map(({ href }) => href)).not.toContain("/products/stihl-ms-250");
  });

  it("offer the next of the category, and of each other kind with the same drive the two nearest", async () => {
    const ofKind = (id: number, category_id: number, subcategory: string) =>
      aWireProduct({ id, slug: `${subcategory}-${id}`, category_id, subcategory, type: "petrol" });
    const saws = Array.from({ length: 14 }, (_, index) => ofKind(index + 20, 1, "saw"));
    const rest = Array.from({ length: 12 }, (_, index) => ofKind(index + 40, 2, index < 6 ? "trimmer" : "blower"));
    const petrolSaw = { ...saw, subcategory: "saw", type: "petrol" };
    const { related, alsoLike } = await carouselsOf(answersWith([...saws, ...rest], petrolSaw));
    const kinds = alsoLike.map(({ href }) => href.replace(/^.*\/|-\d+$/g, "")).sort();
    expect(kinds).toEqual(["blower", "blower", "saw", "saw", "saw", "saw", "trimmer", "trimmer"]);
    expect(related.filter(({ href }) => alsoLike.some((other) => other.href === href))).toEqual([]);
  });

  it("ask for twenty products, and for more of the category to choose the likest among", async () => {
    const fake = fakeUpstream(answersWith([]));
    await loader(routeArgs(fake, "/products/7", { id: "7" }) as never);
    const lists = fake.asked.filter((call) => call.startsWith("/api/products?"));
    expect(lists.some((call) => call.includes("category_id=1"))).toBe(true);
    for (const call of lists) expect(call).toContain("limit=20");
  });

  it("have one order until the catalogue changes", async () => {
    const order = async (version: string) =>
      JSON.stringify((await carouselsOf(answersWith(others), version)).alsoLike.map(({ href }) => href));
    expect(await order("1")).toBe(await order("1"));
    const orders = new Set([await order("1"), await order("2"), await order("3")]);
    expect(orders.size).toBeGreaterThan(1);
  });

  it("are empty where the upstream fails, and the page stands", async () => {
    expect(await carouselsOf(answersWith(unreachable))).toMatchObject({ related: [], alsoLike: [] });
  });

  it("name the spares that fit and leave out the ones that are gone", async () => {
    const answers = answersWith([], { ...saw, accessories: [31, 32] });
    answers["/api/products/31"] = aWireProduct({ id: 31, slug: "chain", name: "Chain" });
    expect((await carouselsOf(answers)).spares.map(({ href }) => href)).toEqual(["/products/chain"]);
  });
});
