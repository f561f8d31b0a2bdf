import { describe, expect, it } from "vitest";
import { fakeUpstream, routeArgs } from "../../../tests/support/fake-upstream.ts";
import { loader } from "./collection.tsx";
import { findPlace, findPlaceOfSubcategory } from "./find-place.server.ts";

const chainsaws = { id: 3, slug: "chainsaws", name: "Chainsaws" };
const upstream = () =>
  fakeUpstream({
    "/api/categories": [chainsaws],
    "/api/categories/slug/chainsaws": chainsaws,
    "/api/categories/slug/winches": { id: 9, slug: "winches", name: "winches", description: "Pull." },
    "/api/subcategories": [{ id: 5, slug: "petrol-chainsaws", name: "Petrol Chainsaws", category_id: 3 }],
    "/api/subcategories/5": { id: 5, slug: "petrol-chainsaws", name: "Petrol Chainsaws", category_id: 3 },
    "/api/products": [],
  });

describe("what an address names", () => {
  it("is a category in the dealer's words, else in the catalogue's", async () => {
    expect((await findPlace(upstream().next(), "chainsaws"))?.title).toBe("Chainsaws");
    expect(await findPlace(upstream().next(), "winches")).toMatchObject({ title: "Winches", description: "Pull." });
  });

  it("is a subcategory under its category, by slug or by id", async () => {
    const crumbs = [
      { name: "Home", href: "/" },
      { name: "Chainsaws", href: "/collections/chainsaws" },
    ];
    const bySlug = await findPlace(upstream().next(), "petrol-chainsaws");
    expect(bySlug).toMatchObject({ title: "Petrol Chainsaws", crumbs, above: ["chainsaws"] });
    expect(await findPlaceOfSubcategory(upstream().next(), 5)).toMatchObject({
      title: bySlug?.title,
      crumbs,
      slug: "petrol-chainsaws",
    });
  });

  it("is what it was called before, wherever that has gone", async () => {
    const renamed = fakeUpstream({
      "/api/categories": [],
      "/api/categories/slug/saws": { ...chainsaws, former_slugs: ["saws"] },
      "/api/subcategories": [{ id: 5, slug: "petrol-saws", name: "Petrol saws", former_slugs: ["motor-saws"] }],
      "/api/products": [],
    });
    expect(await findPlace(renamed.next(), "saws")).toMatchObject({ movedTo: "chainsaws" });
    expect(await findPlace(renamed.next(), "motor-saws")).toMatchObject({ movedTo: "petrol-saws" });
    const moved = loader(routeArgs(renamed, "/collections/saws?sort=z-to-a", { category: "saws" }));
    const answer = await moved.catch((thrown: Response) => thrown);
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get("Location")).toBe("/collections/chainsaws?sort=z-to-a");
  });

  it("is nothing when nothing is called so", async () => {
    expect(await findPlace(upstream().next(), "no-such-thing")).toBeNull();
    expect(await findPlaceOfSubcategory(upstream().next(), 77)).toBeNull();
  });
});

describe("the listing's loader", () => {
  const load = (category: string, query = "") =>
    loader(routeArgs(upstream(), `/collections/${category}${query}`, { category }) as Parameters<typeof loader>[0]);

  it("answers 404 for an unknown category, and an empty list for a known one without products", async () => {
    expect(await load("no-such-thing")).toMatchObject({ data: null, init: { status: 404 } });
    expect(await load("winches")).toMatchObject({ list: { total: 0, cards: [] } });
  });

  it("shows an unknown category's questions only where they are its own", async () => {
    expect(await load("winches")).toMatchObject({ questions: null });
    expect(await load("chainsaws")).toMatchObject({ questions: expect.any(Array) });
  });

  it("keeps empty lists from search engines", async () => {
    expect(await load("winches")).toMatchObject({ noindex: true });
  });
});
