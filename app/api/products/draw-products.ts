/**
 * Draws a write's products that have no photographs, prefer drawings, or have outdated ones.
 * Redraws products after an upgrade that changes drawings, and after a rename.
 */
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type ApiProductImage, isVideo } from "#app/contract/product-parts.ts";
import { draw } from "#app/drawings/drawings.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import { type CatalogueWrite, type CatalogueWriter, writeCatalogue } from "../database/writing.ts";
import { drawingFile, UPLOADS_PATH, type Uploads } from "../uploads/uploads.ts";
import { type DrawingInputRow, selectDrawingInput, toDrawingInput } from "./drawing-input.ts";
import { isPhotograph, toImages } from "./image-list.ts";
import { drawPlain, type PlainView } from "./plain-drawing.ts";

/** Raise this when the same product is drawn differently: stored drawings are then redrawn. */
export const DRAWING_VERSION = 14;

/** Products of a write that are read at once. */
const READ_AT_ONCE = 400;
/** Products per write that renews drawings; small, because other writes wait meanwhile. */
const RENEWED_AT_ONCE = 20;
/** Products drawn at once; their files are written in parallel. */
const BATCH_SIZE = 8;

export type DrawingStore = Pick<Uploads, "storeDrawings" | "has">;

/** Hash of a drawing's input: a product is redrawn when it changes. */
function toDrawnFrom(product: ReturnType<typeof toDrawingInput>): string {
  return hash("sha256", JSON.stringify([DRAWING_VERSION, product])).slice(0, 16);
}

/** A write of the catalogue that draws the changed products. */
export const writeDrawn =
  (database: Database, uploads: DrawingStore): CatalogueWriter["write"] =>
  (work) =>
    writeCatalogue(database, async (write) => {
      const done = await work(write);
      await drawProducts(write, uploads);
      return done;
    });

/** Runs as the last step of a write: visitors see a product only once its drawing is on disk. */
export async function drawProducts(
  { trx, version }: CatalogueWrite,
  uploads: DrawingStore,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await selectDrawingInput(trx, after)
      .where("products.changed_in", "=", version)
      .limit(READ_AT_ONCE)
      .execute();
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const drawn = await Promise.all(
        rows.slice(start, start + BATCH_SIZE).map((row) => redraw(row, uploads)),
      );
      for (const { id, images } of drawn.filter((row) => row !== null))
        await trx.updateTable("products").set({ images }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Stores the product's drawings and returns its new images; null if nothing changes. */
async function redraw(row: DrawingInputRow, uploads: DrawingStore) {
  const changed = (images: readonly ApiProductImage[]) => ({
    id: row.id,
    images: JSON.stringify(toImages(images)),
  });
  const images: ApiProductImage[] = JSON.parse(row.images);
  const drawn = images.filter((image) => image.drawn_from !== undefined);
  if (row.drawing_preferred === 0 && images.some(isPhotograph))
    return drawn.length === 0 ? null : changed(images.filter(isPhotographOrVideo));
  const product = toDrawingInput(row);
  const drawn_from = toDrawnFrom(product);
  const isFirst = drawn[0] !== undefined && drawn[0] === images[0] && drawn[0].is_primary;
  if (isFirst && drawn[0]?.drawn_from === drawn_from && (await areStored(drawn, uploads)))
    return null;
  const drawings: PlainView[] = draw(product.machine) ?? [drawPlain(product)];
  const pictures = drawings.map(toPicture);
  await uploads.storeDrawings(pictures.map(({ file }) => file));
  return changed([
    ...pictures.map(({ image }, index) => ({
      ...image,
      id: 0,
      is_primary: index === 0,
      drawn_from,
    })),
    ...images.filter(isPhotographOrVideo).map((other) => ({ ...other, is_primary: false })),
  ]);
}

/** Lists show the drawing without labels that follows the labelled one. */
function toPicture({ svg, view, width, height, alt, scale }: PlainView, index: number) {
  const file = drawingFile(svg);
  const isThumbnail = view === "thumb" || (view === "whole" && index > 0);
  const image = {
    image_url: UPLOADS_PATH + file.name,
    alt_text: alt,
    width,
    height,
    ...(scale ? { scale } : {}),
    ...(isThumbnail ? { is_thumbnail: true } : {}),
    ...(view === "detail" ? { is_detail: true } : {}),
  };
  return { file, image };
}

/** An import may contain URLs of drawings without their files. */
async function areStored(drawn: ApiProductImage[], uploads: DrawingStore): Promise<boolean> {
  for (const { image_url } of drawn) if (!(await uploads.has(image_url))) return false;
  return true;
}

function isPhotographOrVideo(image: ApiProductImage): boolean {
  return isPhotograph(image) || isVideo(image);
}

/**
 * Redraws the products whose drawings are older than the drawing version, or show a former name of
 * their brand or group. Does nothing unless one of these has changed since its last run.
 *
 * @param write runs one catalogue write, which draws the changed products
 * @param isStopping checked between writes; the next start continues
 */
export async function renewDrawings(
  { db }: Database,
  write: (work: (write: CatalogueWrite) => Promise<unknown>) => Promise<unknown>,
  isStopping: () => boolean,
): Promise<void> {
  const job = `drawings ${DRAWING_VERSION}` as const;
  const [last, renamed] = [await findLastRun(db, job), await findLastRun(db, "rename")];
  if (last && (!renamed || last > renamed)) return;
  const begun = new Date();
  for (let after = 0; !isStopping(); ) {
    const rows = await selectDrawingInput(db, after)
      .where("products.images", "like", '%"drawn_from":%')
      .limit(RENEWED_AT_ONCE)
      .execute();
    const old = rows.filter(isOutdated).map(({ id }) => id);
    if (old.length > 0)
      await write(({ trx, version }) =>
        trx.updateTable("products").set({ changed_in: version }).where("id", "in", old).execute(),
      );
    const row = rows.at(-1);
    if (!row) return recordRun(db, job, begun);
    after = row.id;
    await setImmediate();
  }
}

function isOutdated(row: DrawingInputRow): boolean {
  const images: ApiProductImage[] = JSON.parse(row.images);
  const source = toDrawnFrom(toDrawingInput(row));
  return images.some(({ drawn_from }) => drawn_from !== undefined && drawn_from !== source);
}
