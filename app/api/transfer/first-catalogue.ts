/** Fills a new catalogue from the demonstration's file, the shop's file, or not at all. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Database } from "../database/database.ts";
import { notifyProcesses, runLocked, type Writer } from "../database/writing.ts";
import type { Log } from "../log.ts";
import { DRAWING_VERSION } from "../products/draw-products.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { replaceCatalogue } from "./import.ts";
import { EMPTY_CATALOGUE, openArchive } from "./read-archive.ts";

export interface FirstCatalogue {
  /** Lines or an archive. */
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
  const seed = await seedOf(first);
  const isDone = (state: { seed: string | null }) => [null, seed].includes(state.seed);
  const before = database.db.selectFrom("catalogue_state").select("seed");
  if (isDone(await before.executeTakeFirstOrThrow())) return;
  const lock = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 0) }))
      .returning(["version", "seed"])
      .executeTakeFirstOrThrow();
  await runLocked(database, lock, async (trx, state) => {
    if (isDone(state)) return;
    const write = { trx, version: state.version + 1 };
    const replace = async () => {
      const archive = first ? await openArchive(first.file, uploads.folders) : EMPTY_CATALOGUE;
      return replaceCatalogue(write, archive, { uploads });
    };
    const products = await replace().catch((error: Error) => {
      throw new FirstCatalogueError(`${first?.file}: ${error.message}`, { cause: error });
    });
    await trx.updateTable("catalogue_state").set({ version: write.version, seed }).execute();
    await notifyProcesses(database, write);
    log?.info({ products }, "Replaced an untouched catalogue with the first one of the shop");
  });
}

/** The seed afterwards: the demonstration's is replaced by a later one, a shop's own never. */
async function seedOf(first: FirstCatalogue | null): Promise<string | null> {
  if (!first?.isDemonstration) return first ? null : EMPTY;
  // New drawings make it a new demonstration.
  const hash = createHash("sha256").update(`${DRAWING_VERSION}\n`);
  return hash.update(await readFile(first.file)).digest("hex");
}
