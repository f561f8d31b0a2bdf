/** What a catalogue begins with: the demonstration's file, a dealer's, or nothing. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Database } from "../database/database.ts";
import { afterLock, announce, type CatalogueWrite, clearCatalogue, type Writer } from "../database/writing.ts";
import type { Log } from "../log.ts";
import { ensureDeals } from "../places/deals.ts";
import { DRAWING_VERSION } from "../products/draw-products.ts";
import { ensureTypes } from "../products/power-types.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { importCatalogue } from "./archive.ts";
import { replaceCatalogue } from "./import.ts";
import { linesOf } from "./lines-of.ts";

export interface FirstCatalogue {
  /** Of lines or an archive; the demonstration's is of lines. */
  file: string;
  isDemonstration: boolean;
}

/** The file cannot be taken. */
export class BadFirstCatalogue extends Error {}

/** What `catalogue_state.seed` says of a catalogue that holds nothing yet. */
const EMPTY = "";

/**
 * Fills a catalogue that nobody has written to. The demonstration replaces an earlier one, and gives way to any other
 * shop's beginning; what somebody has written to stays as it is.
 *
 * @param first null for a shop that begins without products
 * @throws BadFirstCatalogue, and the catalogue is as it was
 */
export async function beginCatalogue(
  database: Database,
  first: FirstCatalogue | null,
  uploads: Uploads,
  log?: Log,
): Promise<void> {
  if (first?.isDemonstration) {
    if (await fillDemonstration(database, first.file, uploads)) log?.info({}, "The catalogue has been seeded");
    return;
  }
  if (await replaceUntouched(database, EMPTY, emptyCatalogue))
    log?.info({}, "The demonstration's machines have been removed");
  if (first === null || (await readSeed(database.db)) !== EMPTY) return;
  const products = await importCatalogue(database, first.file, uploads).catch(toBadFirst(first.file));
  log?.info({ products }, "The dealer's first catalogue has been read");
}

async function fillDemonstration(database: Database, file: string, uploads: Uploads): Promise<boolean> {
  // Drawn otherwise, it is another one.
  const hash = createHash("sha256")
    .update(`${DRAWING_VERSION}\n`)
    .update(await readFile(file));
  return replaceUntouched(database, hash.digest("hex"), (write) =>
    replaceCatalogue(write, linesOf(file), { uploads }).catch(toBadFirst(file)),
  );
}

const toBadFirst = (file: string) => (error: Error) => {
  throw new BadFirstCatalogue(`${file}: ${error.message}`, { cause: error });
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

/** Runs `work` unless somebody has written, or `seed` is there already. @returns whether it ran */
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
  return afterLock(database, lock, async (trx, { version }) => {
    if (await isDone(trx)) return false;
    const write = { trx, version: version + 1 };
    await work(write);
    await trx.updateTable("catalogue_state").set({ version: write.version, seed }).execute();
    await announce(database, write);
    return true;
  });
}
