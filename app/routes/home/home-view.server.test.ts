import { expect, test } from "vitest";
import { home as messages } from "#app/languages/en/home.ts";
import {
  aWireProduct,
  type FakeResponses,
  fakeUpstream,
  unreachable,
} from "../../../tests/support/fake-upstream.ts";
import { HIDDEN } from "../../../tests/support/product.ts";
import { loadHome, type SectionView, type ViewOf } from "./home-view.server.ts";

const category = (id: number, slug: string) => ({ id, slug, name: slug });
const subcategory = (id: number) => ({ id, slug: `s-${id}`, name: `S ${id}` });
const link = (product_id: number, subcategory_id: number) => ({ product_id, subcategory_id });

function sectionOf<Type extends SectionView["type"]>(
  home: { sections: SectionView[] },
  type: Type,
): ViewOf<Type> {
  const found = home.sections.find((section) => section.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found as ViewOf<Type>;
}

const wholeCatalogue: FakeResponses = {
  "/api/categories": [category(1, "chainsaws"), category(2, "blowers")],
  "/api/products": [aWireProduct({ featured: true })],
  "/api/subcategories": [5, 2, 6].map(subcategory),
  "/api/product-subcategories": [link(7, 5), link(7, 5), link(8, 5), link(8, 2)],
};

const load = (responses: FakeResponses) =>
  loadHome(fakeUpstream(responses).next(), messages, HIDDEN);

test("shows the tiles of its document, and counts showcase products once", async () => {
  const home = await load(wholeCatalogue);
  expect(sectionOf(home, "categories").tiles.slice(0, 3)).toMatchObject([
    { label: "All Products", href: "/collections/all-categories" },
    { label: "Chainsaws", href: "/collections/chainsaws" },
    { label: "Brushcutters", href: "/collections/brushcutters" },
  ]);
  expect(sectionOf(home, "featured").products.map(({ slug }) => slug)).toEqual(["stihl-ms-250"]);
  expect(
    sectionOf(home, "showcase").tiles.map(({ subcategoryId, count }) => [subcategoryId, count]),
  ).toEqual([
    [5, 2],
    [2, 1],
    [6, 0],
  ]);
  expect(home.notice).toBeNull();
});

test("features machines of categories that the showcase does not show", async () => {
  const responses = (...products: object[]): FakeResponses => ({
    ...wholeCatalogue,
    "/api/products": products,
    "/api/subcategories": [5, 2, 6].map((id) => ({ ...subcategory(id), category_id: id })),
  });
  const ofCategory = (category_id: number, id: number) =>
    aWireProduct({ id, slug: `p-${id}`, category_id });
  const shown = async (...products: object[]) =>
    sectionOf(await load(responses(...products)), "featured").products.map(({ id }) => id);
  const products = [
    ofCategory(5, 1),
    ofCategory(2, 2),
    ofCategory(9, 3),
    ofCategory(8, 4),
    ofCategory(7, 5),
  ];
  expect(await shown(...products)).toEqual([3, 4, 5]);
  expect(await shown(...products.slice(0, 3))).toEqual([3, 1, 2]);
});

test("makes its four requests in parallel", async () => {
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fake = fakeUpstream();
  let waiting = 0;
  for (const [path, answer] of Object.entries(wholeCatalogue)) {
    fake.responses[path] = async () => {
      waiting += 1;
      if (waiting === 4) release();
      await all;
      return Response.json({ success: true, data: answer });
    };
  }
  await loadHome(fake.next(), messages, HIDDEN);
  expect(waiting).toBe(4);
});

test("asks another shop's host for no more than that, and looks up machines afterwards", async () => {
  const fake = fakeUpstream({
    ...wholeCatalogue,
    "/api/products/slug/stihl-ms-180": aWireProduct({ slug: "stihl-ms-180", images: ["/a.jpg"] }),
  });
  fake.probe = { version: null, failure: null };
  const load = async () => {
    const upstream = fake.next();
    const { dots } = sectionOf(await loadHome(upstream, messages, HIDDEN), "hotspots");
    return [dots[0]?.href, dots[0]?.picture?.src, dots[1]?.href];
  };
  const second = `/search?q=${encodeURIComponent("STIHL SG 20")}`;
  expect(await load()).toEqual([
    `/search?q=${encodeURIComponent("STIHL MS 180")}`,
    undefined,
    second,
  ]);
  expect(fake.requests.toSorted()).toEqual([
    "/api/categories",
    "/api/product-subcategories",
    "/api/products?status=active&featured=true&limit=12",
    "/api/subcategories",
  ]);
  const version = await fake.next().version();
  await fake.lookUp();
  expect(await fake.next().version()).not.toBe(version);
  const { length } = fake.requests;
  expect(await load()).toEqual(["/products/stihl-ms-180", "/a.jpg", second]);
  await fake.lookUp();
  expect(fake.requests).toHaveLength(length);
});

test("invents no counts while the catalogue is unreachable", async () => {
  const home = await load(
    Object.fromEntries(Object.keys(wholeCatalogue).map((path) => [path, unreachable])),
  );
  expect(sectionOf(home, "featured").placeholder?.brief).toMatch(/cannot show the catalogue/);
  expect(sectionOf(home, "showcase").tiles.map(({ count }) => count)).toEqual([null, null, null]);
});
