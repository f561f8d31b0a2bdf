/** Draws the products of a write that have no pictures of their own or prefer the drawing, and those whose figures have changed. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { ProductImage } from "#app/contract/product.ts";
import { DRAWING_VERSION, drawProduct } from "#app/drawings/draw-product.ts";
import type { DescribedProduct } from "#app/drawings/recognising/recognise.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { type CatalogueWrite, writeCatalogue } from "../database/writing.ts";
import { isLost, SEED_DRAWINGS, withPresentDrawings } from "../seed/present-drawings.ts";
import { drawingFile, UPLOADS_PATH, type Uploads } from "../uploads/uploads.ts";
import { isGiven, isVideo, toImages } from "./image-list.ts";

const AT_ONCE = 400;

type DrawingStore = Pick<Uploads, "keepDrawings" | "has">;

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
    const rows = await readChanged(trx, version, after);
    for (const row of rows) {
      const images = await drawnAnew(row, uploads);
      if (!images) continue;
      await uploads.keepDrawings(images.files);
      await trx
        .updateTable("products")
        .set({ images: JSON.stringify(images.list) })
        .where("id", "=", row.id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function readChanged(trx: CatalogueWrite["trx"], version: number, after: number) {
  return selectDescribed(trx, after).where("products.changed_in", "=", version).execute();
}

/** A few products, by id, with all that they are drawn from. */
export function selectDescribed(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom("products")
    .leftJoin("brands", "brands.id", "products.brand_id")
    .leftJoin("categories", "categories.id", "products.category_id")
    .leftJoin("subcategories", "subcategories.id", "products.subcategory_id")
    .select(["products.id", "products.name", "products.product_type", "products.type", "products.weight_kg"])
    .select(["products.specifications", "products.technical_details", "products.features", "products.images"])
    .select("products.drawing_preferred")
    .select(["brands.name as brand", "categories.name as category", "subcategories.name as subcategory"])
    .where("products.id", ">", after)
    .orderBy("products.id")
    .limit(AT_ONCE);
}

export type DescribedRow = Awaited<ReturnType<typeof readChanged>>[number];

/** Null when the pictures can stay as they are. */
async function drawnAnew(row: DescribedRow, uploads: DrawingStore) {
  const product = toDescribed(row);
  const drawn_from = toDrawnFrom(product);
  const stored: ProductImage[] = JSON.parse(row.images);
  const images = withPresentDrawings(stored, drawn_from);
  const unchanged = images === stored ? null : { files: [], list: images };
  const drawn = images.filter((image) => image.drawn_from !== undefined);
  if (row.drawing_preferred === 0 && images.some(isGiven))
    return drawn.length === 0 ? unchanged : { files: [], list: toImages(images.filter(isGivenOrVideo)) };
  const isFirst = drawn[0] !== undefined && drawn[0] === images[0] && drawn[0].is_primary;
  if (isFirst && drawn[0]?.drawn_from === drawn_from && (await areThere(drawn, uploads))) return unchanged;
  const drawings = drawProduct(product).map((drawing) => ({ ...drawing, file: drawingFile(drawing.svg) }));
  const pictures = drawings.map(({ file, width, height, alt, scale, isThumbnail }, index) => ({
    image_url: UPLOADS_PATH + file.name,
    alt_text: alt,
    is_primary: index === 0,
    ...{ width, height },
    ...(scale ? { scale } : {}),
    ...(isThumbnail ? { is_thumbnail: true } : {}),
    drawn_from,
  }));
  const others = images.filter(isGivenOrVideo).map((other) => ({ ...other, is_primary: false }));
  return { files: drawings.map(({ file }) => file), list: toImages([...pictures, ...others]) };
}

/** An import brings the addresses of drawings, and not always the files. */
async function areThere(drawn: ProductImage[], uploads: DrawingStore): Promise<boolean> {
  for (const { image_url } of drawn) if (!(await uploads.has(image_url))) return false;
  return true;
}

function isGivenOrVideo(image: ProductImage): boolean {
  return isGiven(image) || isVideo(image);
}

export function toDescribed(row: DescribedRow): DescribedProduct {
  return {
    name: row.name,
    brand: row.brand,
    category: row.category,
    subcategory: row.subcategory,
    productType: row.product_type,
    type: row.type,
    weightKg: row.weight_kg,
    specifications: JSON.parse(row.specifications),
    technicalDetails: JSON.parse(row.technical_details),
    features: JSON.parse(row.features),
  };
}

/** Draws what an older version of the site left without a picture, or with one that is gone. @returns whether there was any. */
export async function drawMissing(database: Database, uploads: DrawingStore): Promise<boolean> {
  const missing = await findMissing(database);
  if (missing.length === 0) return false;
  await writeCatalogue(database, async (write) => {
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const ids = missing.slice(start, start + AT_ONCE);
      await write.trx.updateTable("products").set({ changed_in: write.version }).where("id", "in", ids).execute();
    }
    await drawProducts(write, uploads);
  });
  return true;
}

/** Ids, in order. */
async function findMissing({ db }: Database): Promise<number[]> {
  const found: number[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "images"])
      .where("id", ">", after)
      .where((eb) => eb.or([eb("images", "=", "[]"), eb("images", "like", `%"${SEED_DRAWINGS}%`)]))
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return found;
    after = last.id;
    for (const { id, images } of rows) {
      const list: ProductImage[] = JSON.parse(images);
      if (list.length === 0 || list.some(isLost)) found.push(id);
    }
  }
}
