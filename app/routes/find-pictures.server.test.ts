import { expect, test } from "vitest";
import { aWireProduct, fakeUpstream } from "../../tests/support/fake-upstream.ts";
import { findPicture, toTile } from "./find-pictures.server.ts";
import "../../tests/support/demonstration.ts";

const images = [
  { image_url: "/assets/with-its-figures.svg", is_primary: true },
  { image_url: "/assets/to-be-read-small.svg", is_thumbnail: true },
];
const product = aWireProduct({ slug: "stihl-ht-103", images });
const upstream = () =>
  fakeUpstream({ "/api/products/slug/stihl-ht-103": product, "/api/products": [product] }).next();

test("a small slot shows the thumbnail, a large one the first picture", async () => {
  const choice = { product: "stihl-ht-103" };
  expect((await findPicture(upstream(), choice))?.src).toBe("/assets/with-its-figures.svg");
  expect((await findPicture(upstream(), choice, "thumbnail"))?.src).toBe(
    "/assets/to-be-read-small.svg",
  );
});

test.each([
  { href: "/collections/pole-pruners", product: "stihl-ht-103" },
  { href: "/collections/pole-pruners" },
])("a tile shows the thumbnail: %j", async (tile) => {
  expect((await toTile(upstream(), tile, "")).picture?.src).toBe("/assets/to-be-read-small.svg");
});
