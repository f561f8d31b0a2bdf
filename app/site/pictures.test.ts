import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { openPictures, type ShopPictures } from "./pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
let pictures: ShopPictures;
beforeAll(async () => {
  mkdirSync(join(folder, "pictures"));
  copyFileSync(
    "tests/support/pictures/blue-with-red-corner.heic",
    join(folder, "pictures/shop.HEIC"),
  );
  writeFileSync(
    join(folder, "pictures/broken.jpg"),
    "no picture at all, although its name says so",
  );
  pictures = await openPictures(folder, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function ownFolder(): string {
  const own = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(own, "pictures"));
  onTestFinished(() => rmSync(own, { recursive: true }));
  return own;
}

it("accepts a phone's photograph, and offers formats that browsers read", () => {
  const shop = pictures.find("shop.HEIC", "The shop");
  expect(shop).toMatchObject({ alt: "The shop", src: expect.stringMatching(/\.webp$/) });
  expect(shop?.sources.map(({ type }) => type)).toEqual(["image/avif"]);
});

it("never serves the original photograph with its metadata", () => {
  expect([...pictures.served.values()].filter(({ made }) => made === null)).toEqual([]);
});

it("has a photograph's placeholder colour once a size is made", () => {
  const [digest] = [...pictures.photographs.keys()];
  const made = { width: 480, height: 320, color: "#123456" };
  writeFileSync(join(folder, `${digest}.json`), JSON.stringify(made));
  writeFileSync(join(folder, `${digest}-480.jpg`), "");
  expect(pictures.find("shop")?.color).toBe("#123456");
});

it("reports a file that is not a picture", () => {
  expect(pictures.errors).toEqual([
    "pictures/broken.jpg: is not a JPEG, PNG, WebP, AVIF, HEIC or GIF picture",
  ]);
});

it("finds a picture whose name macOS stored in decomposed letters", async () => {
  const own = ownFolder();
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: "#345678" } });
  await drawn.jpeg().toFile(join(own, "pictures", "Geschäft.jpg".normalize("NFD")));
  const found = await openPictures(own);
  expect(found.find("Geschäft.jpg")).toMatchObject({ width: 900 });
});

it("a name ending in a number is a size only if the width matches", async () => {
  const own = ownFolder();
  const drawn = sharp({ create: { width: 960, height: 640, channels: 3, background: "#345678" } });
  await drawn.clone().jpeg().toFile(join(own, "pictures/DSC-2048.jpg"));
  await drawn.clone().jpeg().toFile(join(own, "pictures/hall-960.jpg"));
  const taken = drawn.clone().withExif({ IFD0: { Model: "A phone" } });
  await taken.clone().jpeg().toFile(join(own, "pictures/counter-960.jpg"));
  await taken.clone().png().toFile(join(own, "pictures/icon.png"));
  const { find, served, fileUrl } = await openPictures(own);
  expect(find("DSC-2048.jpg")?.src).toMatch(/DSC-2048-480\.webp$/);
  expect(find("hall")?.src).toMatch(/hall-960\.jpg$/);
  expect(find("counter-960.jpg")?.src).toMatch(/counter-960-480\.webp$/);
  expect(fileUrl("icon.png")).toBeNull();
  const asTheyAre = [...served].flatMap(([url, { made }]) =>
    made === null ? url.split("/").at(-1) : [],
  );
  expect(asTheyAre).toEqual(["hall-960.jpg"]);
});
