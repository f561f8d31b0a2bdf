/** Fills a new database from the shop's folder: its documents, pictures and catalogue. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Documents } from "#app/site/documents.ts";
import { readFolder } from "#app/site/folder.ts";
import { SiteError } from "#app/site/read-file.ts";
import type { Database } from "../database/database.ts";
import { notifyProcesses, runLocked, type Writer } from "../database/writing.ts";
import { replaceDocuments } from "../documents/load-documents.ts";
import type { Log } from "../log.ts";
import { DRAWING_VERSION } from "../products/draw-products.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { replaceCatalogue } from "./import.ts";
import { EMPTY_CATALOGUE, openArchive } from "./read-archive.ts";

export interface FirstShop {
  /** Documents, and perhaps an archive or lines of a catalogue. */
  folder: string;
  isDemonstration: boolean;
}

/** `catalogue_state.seed` of an empty catalogue. */
const EMPTY = "";

/**
 * Fills a database without documents, and a catalogue that has never been edited. The demonstration
 * replaces an earlier one, and any shop's first folder replaces the demonstration; an edited
 * database stays unchanged.
 *
 * @throws SiteError for an invalid folder or catalogue; the database is then unchanged
 */
export async function fillFirst(
  database: Database,
  { folder, isDemonstration }: FirstShop,
  uploads: Uploads,
  log?: Log,
): Promise<void> {
  const before = await readState(database.db);
  if (before.seed === null && before.hasDocuments) return;
  const { documents, warnings } = await readFolder(folder);
  const files = ["catalogue.tar.gz", "catalogue.jsonl"].map((name) => join(folder, name));
  const file = files.find((path) => existsSync(path));
  const seed = isDemonstration && file ? await hashOf(file, documents) : file ? null : EMPTY;
  const lock = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 0) }))
      .returning("version")
      .executeTakeFirstOrThrow();
  await runLocked(database, lock, async (trx, { version }) => {
    const state = await readState(trx);
    const isFilled = [null, seed].includes(state.seed);
    if (isFilled && state.hasDocuments) return;
    for (const warning of warnings) log?.warn({ folder }, warning);
    const write = { trx, version: version + 1 };
    const replace = async () => {
      const archive = file ? await openArchive(file, uploads.folders) : EMPTY_CATALOGUE;
      const products = await replaceCatalogue(write, archive, { uploads });
      log?.info({ products }, "Replaced an untouched catalogue with the first one of the shop");
    };
    if (!isFilled)
      await replace().catch((error: Error) => {
        throw new SiteError([`${file}: ${error.message}`]);
      });
    await replaceDocuments(write, documents, folder, dirname(uploads.folders.pictures));
    const next = { version: write.version, seed: isFilled ? state.seed : seed };
    await trx.updateTable("catalogue_state").set(next).execute();
    await notifyProcesses(database, write);
  });
}

async function readState(db: Pick<Writer, "selectFrom">) {
  const state = db.selectFrom("catalogue_state").select("seed");
  const document = db.selectFrom("documents").select("name").limit(1);
  return {
    ...(await state.executeTakeFirstOrThrow()),
    hasDocuments: (await document.executeTakeFirst()) !== undefined,
  };
}

/** A shop's own catalogue is never replaced, the demonstration by a later one or with new drawings. */
async function hashOf(file: string, documents: Documents): Promise<string> {
  const hash = createHash("sha256")
    .update(`${DRAWING_VERSION}\n`)
    .update(await readFile(file));
  return hash.update(JSON.stringify([...documents])).digest("hex");
}
