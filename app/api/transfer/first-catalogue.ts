/** Fills a new database from the shop's folder: its documents, pictures and catalogue. */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Documents } from "#app/site/documents.ts";
import { isDemonstration, readFolder } from "#app/site/folder.ts";
import { SiteError } from "#app/site/read-file.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, forgetRun, recordRun } from "../database/job-runs.ts";
import type { Tables } from "../database/tables.ts";
import { notifyProcesses, runLocked, type Writer } from "../database/writing.ts";
import { replaceDocuments } from "../documents/load-documents.ts";
import type { Log } from "../log.ts";
import { DRAWING_VERSION } from "../products/draw-products.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { replaceCatalogue } from "./import.ts";
import { EMPTY_CATALOGUE, openArchive } from "./read-archive.ts";

/** `catalogue_state.seed` of an empty catalogue. */
const EMPTY = "";

const NOT_LOADED =
  "The shop still shows the demonstration, because its documents were changed at the desk. " +
  "To show this folder instead, run npm run site -- load FOLDER --replace";

/**
 * Fills a database without documents, and a catalogue that has never been edited. The demonstration
 * replaces an earlier one. A shop's first folder replaces the demonstration, unless the desk has
 * changed a document: all its products are removed or, from an edited catalogue, hidden. Any other
 * database stays unchanged.
 *
 * @param folder with documents, and perhaps an archive or lines of a catalogue
 * @throws SiteError for an invalid folder or catalogue; the database is then unchanged
 */
export async function fillFirst(
  database: Database,
  folder: string,
  uploads: Uploads,
  log?: Log,
): Promise<void> {
  const isOwn = !isDemonstration(folder);
  const isKept = (state: Awaited<ReturnType<typeof readState>>) =>
    state.hasDocuments && !(isOwn && state.showsDemonstration && !state.isEdited);
  const before = await readState(database.db);
  if (before.seed === null && isKept(before)) {
    if (isOwn && before.showsDemonstration) log?.warn({ folder }, NOT_LOADED);
    return;
  }
  const { documents, warnings } = await readFolder(folder);
  const files = ["catalogue.tar.gz", "catalogue.jsonl"].map((name) => join(folder, name));
  const file = files.find((path) => existsSync(path));
  const seed = !isOwn && file ? await hashOf(file, documents) : file ? null : EMPTY;
  const lock = (trx: Writer) =>
    trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 0) }))
      .returning("version")
      .executeTakeFirstOrThrow();
  await runLocked(database, lock, async (trx, { version }) => {
    const state = await readState(trx);
    const isFilled = [null, seed].includes(state.seed);
    if (isFilled && isKept(state)) return;
    for (const warning of warnings) log?.warn({ folder }, warning);
    const write = { trx, version: version + 1 };
    const replace = async () => {
      await forgetRun(trx, "demonstration");
      const archive = file ? await openArchive(file, uploads.folders) : EMPTY_CATALOGUE;
      const products = await replaceCatalogue(write, archive, { uploads });
      log?.info({ products }, "Replaced an untouched catalogue with the first one of the shop");
    };
    if (!isFilled)
      await replace().catch((error: Error) => {
        throw new SiteError([`${file}: ${error.message}`]);
      });
    await replaceDocuments(write, documents, folder, dirname(uploads.folders.pictures));
    await (isOwn ? forgetRun : recordRun)(trx, "demonstration");
    const next = { version: write.version, seed: isFilled ? state.seed : seed };
    await trx.updateTable("catalogue_state").set(next).execute();
    await notifyProcesses(database, write);
  });
}

async function readState(db: Kysely<Tables>) {
  const state = db.selectFrom("catalogue_state").select("seed");
  const documents = await db.selectFrom("documents").select("edited").execute();
  return {
    ...(await state.executeTakeFirstOrThrow()),
    hasDocuments: documents.length > 0,
    isEdited: documents.some(({ edited }) => edited === 1),
    showsDemonstration: (await findLastRun(db, "demonstration")) !== null,
  };
}

/** A shop's own catalogue is never replaced, the demonstration by a later one or with new drawings. */
async function hashOf(file: string, documents: Documents): Promise<string> {
  const version = Buffer.from(`${DRAWING_VERSION}\n`);
  const texts = Buffer.from(JSON.stringify([...documents]));
  return hash("sha256", Buffer.concat([version, await readFile(file), texts]));
}
