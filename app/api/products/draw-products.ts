/** Draws the products of a write that have no pictures of their own or prefer the drawing, and those whose figures have changed. */
import { createHash } from "node:crypto";
import type { ProductImage } from "#app/contract/product-parts.ts";
import { type DescribedProduct, type Drawing, draw } from "#app/drawings/drawings.ts";
import type { Database } from "../database/database.ts";
import { type CatalogueWrite, writeCatalogue } from "../database/writing.ts";
import { drawingFile, UPLOADS_PATH, type Uploads } from "../uploads/uploads.ts";
import { type DescribedRow, selectDescribed, toDescribed } from "./described-rows.ts";
import { withFormerDrawings } from "./former-drawings.ts";
import { isGiven, isVideo, toImages } from "./image-list.ts";
import { drawPlainSheet } from "./plain-sheet.ts";

/** Another number has the drawings that are stored drawn again: raise it when the same product is drawn otherwise. */
export const DRAWING_VERSION = 6;

/** Products drawn between two pauses, in which their files are written side by side. */
const AT_ONCE = 8;

/** Ids in one statement. */
const IDS_AT_ONCE = 400;

export type DrawingStore = Pick<Uploads, "keepDrawings" | "has">;

/** What a drawing is made from, as one short text: another text means that it has to be drawn again. */
export function toDrawnFrom(product: DescribedProduct): string {
  const figures = (list: DescribedProduct["specifications"]) => list.map(({ name, value }) => [name, value]);
  const { name, brand, category, subcategory, productType, type, weightKg } = product;
  const described = [name, brand, category, subcategory, productType, type, weightKg];
  const figured = [figures(product.specifications), figures(product.technicalDetails)];
  const features = product.features.map(({ title }) => title);
  const all = JSON.stringify([DRAWING_VERSION, ...described, ...figured, features]);
  return createHash("sha256").update(all).digest("hex").slice(0, 16);
}

/** The last step of a write: no visitor sees a product before its drawing is on disk. */
export async function drawProducts({ trx, version }: CatalogueWrite, uploads: DrawingStore): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await selectDescribed(trx, after).where("products.changed_in", "=", version).execute();
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const drawn = await Promise.all(rows.slice(start, start + AT_ONCE).map((row) => drawnAnew(row, uploads)));
      for (const { id, images } of drawn.filter((row) => row !== null))
        await trx.updateTable("products").set({ images }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A product's pictures with its drawing, once that is on disk; null when they can stay as they are. */
async function drawnAnew(row: DescribedRow, uploads: DrawingStore): Promise<{ id: number; images: string } | null> {
  const changed = (images: readonly ProductImage[]) => ({ id: row.id, images: JSON.stringify(toImages(images)) });
  const product = toDescribed(row);
  const drawn_from = toDrawnFrom(product);
  const stored: ProductImage[] = JSON.parse(row.images);
  const images = withFormerDrawings(stored);
  const drawn = images.filter((image) => image.drawn_from !== undefined);
  if (row.drawing_preferred === 0 && images.some(isGiven))
    return drawn.length === 0 ? null : changed(images.filter(isGivenOrVideo));
  const isFirst = drawn[0] !== undefined && drawn[0] === images[0] && drawn[0].is_primary;
  if (isFirst && drawn[0]?.drawn_from === drawn_from && (await areThere(drawn, uploads))) return null;
  const drawings = draw(product);
  if (!drawings && images !== stored) return null;
  const pictures = drawings?.map(toPicture) ?? [toPlainPicture(product)];
  await uploads.keepDrawings(pictures.map(({ file }) => file));
  return changed([
    ...pictures.map(({ image }, index) => ({ ...image, id: 0, is_primary: index === 0, drawn_from })),
    ...images.filter(isGivenOrVideo).map((other) => ({ ...other, is_primary: false })),
  ]);
}

/** After the lettered drawing, the same machine without its measures is what lists show. */
function toPicture({ svg, view, width, height, alt, scale }: Drawing, index: number) {
  const file = drawingFile(svg);
  const isThumbnail = view === "thumb" || (view === "whole" && index > 0);
  const image = {
    image_url: UPLOADS_PATH + file.name,
    alt_text: alt,
    ...{ width, height },
    ...(scale ? { scale } : {}),
    ...(isThumbnail ? { is_thumbnail: true } : {}),
    ...(view === "detail" ? { is_detail: true } : {}),
  };
  return { file, image };
}

function toPlainPicture(product: DescribedProduct) {
  const { svg, alt, width, height } = drawPlainSheet(product);
  const file = drawingFile(svg);
  return { file, image: { image_url: UPLOADS_PATH + file.name, alt_text: alt, width, height } };
}

/** An import brings the addresses of drawings, and not always the files. */
async function areThere(drawn: ProductImage[], uploads: DrawingStore): Promise<boolean> {
  for (const { image_url } of drawn) if (!(await uploads.has(image_url))) return false;
  return true;
}

function isGivenOrVideo(image: ProductImage): boolean {
  return isGiven(image) || isVideo(image);
}

/** Draws what an older version of the site left without a picture. @returns whether there was any. */
export async function drawMissing(database: Database, uploads: DrawingStore): Promise<boolean> {
  const rows = await database.db.selectFrom("products").select("id").where("images", "=", "[]").execute();
  if (rows.length === 0) return false;
  const missing = rows.map(({ id }) => id);
  await writeCatalogue(database, async (write) => {
    for (let start = 0; start < missing.length; start += IDS_AT_ONCE) {
      const ids = missing.slice(start, start + IDS_AT_ONCE);
      await write.trx.updateTable("products").set({ changed_in: write.version }).where("id", "in", ids).execute();
    }
    await drawProducts(write, uploads);
  });
  return true;
}
