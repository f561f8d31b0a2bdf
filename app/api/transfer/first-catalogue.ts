/** Fills a new catalogue from the demonstration's file, the shop's file, or not at all. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Database } from "../database/database.ts";
import {
  type CatalogueWrite,
  clearCatalogue,
  notifyProcesses,
  runLocked,
  type Writer,
} from "../database/writing.ts";
import { ensureDeals } from "../groups/deals.ts";
import type { Log } from "../log.ts";
import { DRAWING_VERSION } from "../products/draw-products.ts";
import { ensureTypes } from "../products/power-types.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { importCatalogue } from "./archive.ts";
import { replaceCatalogue } from "./import.ts";
import { linesOf } from "./lines-of.ts";

export interface FirstCatalogue {
  /** Lines or an archive; the demonstration's contains lines. */
  file: string;
  isDemonstration: boolean;
}

/** The file of the first catalogue is invalid. */
export class FirstCatalogueError extends Error {}

/** `catalogue_state.seed` of an empty catalogue. */
const EMPTY = "";

/**
 * Fills a catalogue that has never been edited. The demonstration replaces an earlier one, and any
 * shop's first catalogue replaces the demonstration; an edited catalogue stays unchanged.
 *
 * @param first null for a shop that begins without products
 * @throws FirstCatalogueError; the catalogue is then unchanged
 */
export async function importFirstCatalogue(
  database: Database,
  first: FirstCatalogue | null,
  uploads: Uploads,
  log?: Log,
): Promise<void> {
  if (first?.isDemonstration) {
    if (await fillDemonstration(database, first.file, uploads))
      log?.info({}, "Imported the demonstration's catalogue");
    return;
  }
  if (await replaceUntouched(database, EMPTY, emptyCatalogue))
    log?.info({}, "Removed the demonstration's products");
  if (first === null || (await readSeed(database.db)) !== EMPTY) return;
  const products = await importCatalogue(database, first.file, uploads).catch(
    toBadFirst(first.file),
  );
  log?.info({ products }, "Imported the shop's first catalogue");
}

async function fillDemonstration(
  database: Database,
  file: string,
  uploads: Uploads,
): Promise<boolean> {
  // New drawings make it a new demonstration.
  const hash = createHash("sha256")
    .update(`${DRAWING_VERSION}\n`)
    .update(await readFile(file));
  return replaceUntouched(database, hash.digest("hex"), (write) =>
    replaceCatalogue(write, linesOf(file), { uploads }).catch(toBadFirst(file)),
  );
}

const toBadFirst = (file: string) => (error: Error) => {
  throw new FirstCatalogueError(`${file}: ${error.message}`, { cause: error });
};

async function emptyCatalogue(write: CatalogueWrite): Promise<void> {
  await clearCatalogue(write);
  await ensureDeals(write.trx);
  await ensureTypes(write.trx);
}

/** `EMPTY`, the hash of the untouched demonstration, or null after any edit. */
async function readSeed(db: Database["db"]): Promise<string | null> {
  return (await db.selectFrom("catalogue_state").select("seed").executeTakeFirstOrThrow()).seed;
}

/** Runs `work` unless the catalogue was edited or has this `seed`. @returns whether it ran */
async function replaceUntouched(
  database: Database,
  seed: string,
  work: (write: CatalogueWrite) => Promise<unknown>,
): Promise<boolean> {
  const isDone = async (db: Database["db"]) => [null, seed].includes(await readSeed(db));
  if (await isDone(database.db)) return false;
  const lock = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 0) }))
      .returning("version")
      .executeTakeFirstOrThrow();
  return runLocked(database, lock, async (trx, { version }) => {
    if (await isDone(trx)) return false;
    const write = { trx, version: version + 1 };
    await work(write);
    await trx.updateTable("catalogue_state").set({ version: write.version, seed }).execute();
    await notifyProcesses(database, write);
    return true;
  });
}
