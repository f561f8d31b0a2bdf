import { describe, expect, it } from "vitest";
import {
  aWireProduct,
  type FakeResponses,
  fakeUpstream,
  routeArgs,
  unreachable,
} from "../../../tests/support/fake-upstream.ts";
import { loader } from "./product.tsx";
import "../../../tests/support/demonstration.ts";

const saw = aWireProduct({ id: 7, slug: "stihl-ms-250", category_id: 1, brand: "STIHL" });
const others = Array.from({ length: 12 }, (_, index) =>
  aWireProduct({
    id: index + 20,
    slug: `saw-${index}`,
    name: `Saw ${index}`,
    category_id: index < 5 ? 1 : 2,
  }),
);

const load = async (
  responses: FakeResponses,
  id = "stihl-ms-250",
  { version = "1", search = "" } = {},
) => {
  const fake = fakeUpstream(responses);
  fake.probe = { version, failure: null };
  return (await loader(routeArgs(fake, `/products/${id}${search}`, { id }))) as Awaited<
    ReturnType<typeof loader>
  >;
};
const answersWith = (
  products: object | (() => Promise<never>),
  product: object = saw,
): FakeResponses => ({
  "/api/products/slug/stihl-ms-250": product,
  "/api/products/7": product,
  "/api/products": products,
});
const carouselsOf = async (responses: FakeResponses, version?: string) => {
  const { data } = await load(responses, undefined, version ? { version } : {});
  if (!data.product) throw new Error("no product");
  return data.carousels;
};

it("responds with an uncached 404 for an unknown product", async () => {
  const { data, init } = await load({}, "none");
  expect(data.product).toBeNull();
  expect(init).toMatchObject({ status: 404, headers: { "Cache-Control": "no-store" } });
});

describe("carousels", () => {
  it("show products of the category, and four others beside a small one", async () => {
    const { related, alsoLike } = await carouselsOf(answersWith([saw, ...others]));
    expect(alsoLike).toHaveLength(4);
    expect(related.map(({ href }) => href).sort()).toEqual(
      [0, 1, 2, 3, 4].map((index) => `/products/saw-${index}`),
    );
    expect([...related, ...alsoLike].map(({ href }) => href)).not.toContain(
      "/products/stihl-ms-250",
    );
  });

  it.each([
    [14, ["saw", "saw", "saw", "saw", "saw", "saw"]],
    [10, ["saw", "saw", "trimmer", "trimmer"]],
  ])("with %i others in the category suggest these kinds", async (count, expected) => {
    const ofKind = (id: number, category_id: number, subcategory: string) =>
      aWireProduct({ id, slug: `${subcategory}-${id}`, category_id, subcategory, type: "petrol" });
    const saws = Array.from({ length: count }, (_, index) => ofKind(index + 20, 1, "saw"));
    const rest = Array.from({ length: 12 }, (_, index) =>
      ofKind(index + 40, 2, index < 6 ? "trimmer" : "blower"),
    );
    const petrolSaw = { ...saw, subcategory: "saw", type: "petrol" };
    const { related, alsoLike } = await carouselsOf(answersWith([...saws, ...rest], petrolSaw));
    const kinds = alsoLike.map(({ href }) => href.replace(/^.*\/|-\d+$/g, "")).sort();
    expect(kinds).toEqual(expected);
    expect(related.filter(({ href }) => alsoLike.some((other) => other.href === href))).toEqual([]);
  });

  it("of a spare part begin with its kind and omit parts that fit other machines", async () => {
    const chain = { ...saw, subcategory: "chain", fits: [31] };
    const ofKind = (id: number, subcategory: string) =>
      aWireProduct({ id, slug: subcategory, category_id: 1, subcategory });
    const responses = answersWith(
      [ofKind(20, "bar"), ofKind(21, "battery"), ofKind(22, "chain")],
      chain,
    );
    responses["/api/products/31"] = aWireProduct({ id: 31, accessories: [7, 20] });
    const { related } = await carouselsOf(responses);
    expect(related.map(({ href }) => href)).toEqual(["/products/chain", "/products/bar"]);
  });

  it("keep their order until the catalogue changes", async () => {
    const order = async (version: string) =>
      JSON.stringify(
        (await carouselsOf(answersWith(others), version)).alsoLike.map(({ href }) => href),
      );
    expect(await order("1")).toBe(await order("1"));
    const orders = new Set([await order("1"), await order("2"), await order("3")]);
    expect(orders.size).toBeGreaterThan(1);
  });

  it("are empty if the upstream fails, and the page is still shown", async () => {
    expect(await carouselsOf(answersWith(unreachable))).toMatchObject({
      related: [],
      alsoLike: [],
    });
  });
});

describe("what fits", () => {
  const named = (name: string, value: string) => ({ name, value });
  const bars = named("Guide bar options", "35, 40 cm");
  const part = (id: number, length: string) => {
    const specifications = [named("Drive links", "55"), named("Guide bar length", length)];
    return aWireProduct({ id, slug: `chain-${id}`, name: `Chain ${id}`, specifications });
  };
  const fitsOf = async (product: object, search: string) => {
    const responses = answersWith([], { ...saw, ...product });
    responses["/api/products/31"] = part(31, "40 cm");
    const { data } = await load(responses, undefined, { search });
    return data.product ? data.fits : "";
  };

  it("shows the spares for the chosen bar with what decides, without deleted ones", async () => {
    const machine = { accessories: [31, 32], specifications: [bars] };
    const right = await fitsOf(machine, "?bar=40cm&compare=7");
    expect(right).toContain("/products/chain-31?compare=7");
    expect(right).toContain("55 links, 40 cm");
    const wrong = await fitsOf(machine, "?bar=35cm");
    expect(wrong).not.toContain("chain-31");
    expect(wrong).toContain("no chain or bar of 35 cm");
  });

  it("shows the machines that a spare fits", async () => {
    expect(await fitsOf({ fits: [31] }, "")).toContain("Machines it fits");
    expect(await fitsOf({}, "")).toBe("");
  });
});
