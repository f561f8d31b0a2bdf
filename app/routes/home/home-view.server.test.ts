import { expect, test } from "vitest";
import { aWireProduct, type FakeAnswers, fakeUpstream, unreachable } from "../../../tests/support/fake-upstream.ts";
import { askHome, type SectionView, type ViewOf } from "./home-view.server.ts";

const category = (id: number, slug: string) => ({ id, slug, name: slug });
const subcategory = (id: number) => ({ id, slug: `s-${id}`, name: `S ${id}` });
const link = (product_id: number, subcategory_id: number) => ({ product_id, subcategory_id });

function sectionOf<Type extends SectionView["type"]>(home: { sections: SectionView[] }, type: Type): ViewOf<Type> {
  const found = home.sections.find((section) => section.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found as ViewOf<Type>;
}

const wholeCatalogue: FakeAnswers = {
  "/api/categories": [category(1, "chainsaws"), category(2, "blowers")],
  "/api/products": [aWireProduct({ featured: true })],
  "/api/subcategories": [5, 2, 6].map(subcategory),
  "/api/product-subcategories": [link(7, 5), link(7, 5), link(8, 5), link(8, 2)],
};

test("shows the tiles that the catalogue has categories for, and counts each product of the showcase once", async () => {
  const home = await askHome(fakeUpstream(wholeCatalogue).next(), 1);
  expect(sectionOf(home, "categories").tiles.map(({ label }) => label)).toEqual([
    "All Products",
    "Chainsaws",
    "Blowers",
  ]);
  expect(sectionOf(home, "featured").products.map(({ slug }) => slug)).toEqual(["stihl-ms-250"]);
  expect(sectionOf(home, "showcase").tiles.map(({ subcategoryId, count }) => [subcategoryId, count])).toEqual([
    [5, 2],
    [2, 1],
    [6, 0],
  ]);
  expect(home.notice).toBeNull();
});

test("puts machines of other categories forward than those of the showcase, and these where there are no others", async () => {
  const answers = (...products: object[]): FakeAnswers => ({
    ...wholeCatalogue,
    "/api/products": products,
    "/api/subcategories": [5, 2, 6].map((id) => ({ ...subcategory(id), category_id: id })),
  });
  const ofCategory = (category_id: number, id: number) => aWireProduct({ id, slug: `p-${id}`, category_id });
  const shown = async (...products: object[]) =>
    sectionOf(await askHome(fakeUpstream(answers(...products)).next(), 1), "featured").products.map(({ id }) => id);
  const products = [ofCategory(5, 1), ofCategory(2, 2), ofCategory(9, 3), ofCategory(8, 4), ofCategory(7, 5)];
  expect(await shown(...products)).toEqual([3, 4, 5]);
  expect(await shown(...products.slice(0, 3))).toEqual([3, 1, 2]);
});

test("puts featured machines forward with the figures of their cards, none said twice", async () => {
  const figures = [
    ["Displacement", "45.4 cc"],
    ["Power", "2.3 kW"],
    ["Engine power", "3.1 hp"],
    ["Weight", "4.6 kg"],
  ];
  const specifications = figures.map(([name, value]) => ({ name, value }));
  const featured = aWireProduct({ featured: true, specifications });
  const home = await askHome(fakeUpstream({ ...wholeCatalogue, "/api/products": [featured] }).next(), 1);
  expect(sectionOf(home, "featured").products[0]?.figures).toEqual([
    { name: "Displacement", value: "45.4", unit: "cc" },
    { name: "Power", value: "2.3", unit: "kW" },
    { name: "Weight", value: "4.6", unit: "kg" },
  ]);
});

test("asks its four questions at once", async () => {
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fake = fakeUpstream();
  for (const [path, answer] of Object.entries(wholeCatalogue)) {
    fake.answers[path] = async () => {
      if (fake.asked.length === 4) release();
      await all;
      return Response.json({ success: true, data: answer });
    };
  }
  await askHome(fake.next(), 1);
  expect(fake.asked.slice(0, 4)).toHaveLength(4);
});

test("falls back to what it has built in when the catalogue is out of reach", async () => {
  const down = Object.fromEntries(Object.keys(wholeCatalogue).map((path) => [path, unreachable]));
  const home = await askHome(fakeUpstream(down).next(), 1);
  expect(sectionOf(home, "categories").tiles.map(({ label }) => label)).toEqual([
    "Chainsaws",
    "Brushcutters",
    "Leaf Blowers",
    "Pressure Washers",
    "Lawn Mowers",
  ]);
  expect(sectionOf(home, "featured").products).toEqual([]);
  expect(sectionOf(home, "featured").placeholder?.brief).toMatch(/not answering/);
  expect(sectionOf(home, "showcase").tiles.map(({ count }) => count)).toEqual([null, null, null]);
  expect(home.notice).toMatch(/^API Issue: /);
});

test("finds nothing for the showcase where the catalogue has other subcategories", async () => {
  const home = await askHome(fakeUpstream({ ...wholeCatalogue, "/api/subcategories": [subcategory(91)] }).next(), 1);
  expect(sectionOf(home, "showcase")).toMatchObject({ tiles: [], requested: [5, 2, 6], available: [91] });
});
