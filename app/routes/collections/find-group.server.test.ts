import { describe, expect, it } from "vitest";
import { groups } from "#app/languages/en/groups.ts";
import { fakeUpstream, routeArgs } from "../../../tests/support/fake-upstream.ts";
import { loader } from "./collection.tsx";
import { findGroup, findGroupOfSubcategory } from "./find-group.server.ts";
import "../../../tests/support/demonstration.ts";

const chainsaws = { id: 3, slug: "chainsaws", name: "Chainsaws" };
const upstream = () =>
  fakeUpstream({
    "/api/categories": [chainsaws],
    "/api/categories/slug/chainsaws": chainsaws,
    "/api/categories/slug/winches": {
      id: 9,
      slug: "winches",
      name: "winches",
      description: "Pull.",
    },
    "/api/subcategories": [
      { id: 5, slug: "petrol-chainsaws", name: "Petrol Chainsaws", category_id: 3 },
    ],
    "/api/subcategories/5": {
      id: 5,
      slug: "petrol-chainsaws",
      name: "Petrol Chainsaws",
      category_id: 3,
    },
    "/api/products": [],
  });

describe("the group of a URL", () => {
  it("is a category with the shop's texts, otherwise the catalogue's", async () => {
    expect((await findGroup(upstream().next(), "chainsaws", groups))?.title).toBe("Chainsaws");
    expect(await findGroup(upstream().next(), "winches", groups)).toMatchObject({
      title: "Winches",
      description: "Pull.",
    });
  });

  it("is a subcategory under its category, by slug or by id", async () => {
    const crumbs = [
      { name: "Home", href: "/" },
      { name: "Chainsaws", href: "/collections/chainsaws" },
    ];
    const bySlug = await findGroup(upstream().next(), "petrol-chainsaws", groups);
    expect(bySlug).toMatchObject({ title: "Petrol Chainsaws", crumbs });
    expect(await findGroupOfSubcategory(upstream().next(), 5, groups)).toMatchObject({
      title: bySlug?.title,
      crumbs,
      slug: "petrol-chainsaws",
    });
  });

  it("is found by its former slug, and its current URL is the target", async () => {
    const renamed = fakeUpstream({
      "/api/categories": [],
      "/api/categories/slug/saws": { ...chainsaws, former_slugs: ["saws"] },
      "/api/subcategories": [
        { id: 5, slug: "petrol-saws", name: "Petrol saws", former_slugs: ["motor-saws"] },
      ],
      "/api/products": [],
    });
    expect(await findGroup(renamed.next(), "saws", groups)).toMatchObject({
      movedTo: "chainsaws",
    });
    expect(await findGroup(renamed.next(), "motor-saws", groups)).toMatchObject({
      movedTo: "petrol-saws",
    });
    const moved = loader(routeArgs(renamed, "/collections/saws?sort=z-to-a", { category: "saws" }));
    const response = await moved.catch((thrown: Response) => thrown);
    expect(response).toMatchObject({ status: 301 });
    expect((response as Response).headers.get("Location")).toBe(
      "/collections/chainsaws?sort=z-to-a",
    );
  });

  it("is null for an unknown slug or id", async () => {
    expect(await findGroup(upstream().next(), "no-such-thing", groups)).toBeNull();
    expect(await findGroupOfSubcategory(upstream().next(), 77, groups)).toBeNull();
  });
});

describe("the listing's loader", () => {
  const load = (category: string, query = "") =>
    loader(routeArgs(upstream(), `/collections/${category}${query}`, { category }));

  it("shows questions only for a category that has some", async () => {
    expect(await load("winches")).toMatchObject({ group: { questions: null } });
    expect(await load("chainsaws")).toMatchObject({ group: { questions: expect.any(Array) } });
  });

  it("gives advice on another power type in the list of the category", async () => {
    const { advice } = (await load("petrol-chainsaws")) as { advice: string };
    expect(advice).toContain('href="/collections/chainsaws?type=cordless#advice"');
  });
});
