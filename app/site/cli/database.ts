/** The commands of `npm run site` that read and change the shop's database. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { OPERATOR, writeAuditLog } from "#app/api/accounts/audit-log.ts";
import { findOwnDataFolderFault, ownDatabase } from "#app/api/data-folder.ts";
import type { Database } from "#app/api/database/database.ts";
import { openDatabase } from "#app/api/database/open-database.ts";
import { writeCatalogue } from "#app/api/database/writing.ts";
import { changedPaths, readDocuments } from "#app/api/documents/documents.ts";
import { copyPictures, listEdited, replaceDocuments } from "#app/api/documents/load-documents.ts";
import { fillFirst } from "#app/api/transfer/first-catalogue.ts";
import { createUploads } from "#app/api/uploads/uploads.ts";
import { DEMONSTRATION, env } from "#app/env.server.ts";
import { type Documents, titleOf } from "../documents.ts";
import { writeFolder } from "../folder.ts";
import { SiteError } from "../read-file.ts";

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const fault = findOwnDataFolderFault();
  if (fault) throw new SiteError([fault]);
  const database = await openDatabase(ownDatabase()).catch((error: Error) => {
    throw new SiteError([`The database cannot be opened: ${error.message}`]);
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

interface Difference {
  name: string;
  line: string;
}

/** What differs between the shop's documents and a folder's. */
function compare(saved: Documents, documents: Documents): Difference[] {
  return [...new Set([...saved.keys(), ...documents.keys()])].sort().flatMap((name) => {
    const [before, after] = [saved.get(name), documents.get(name)];
    if (after === undefined) return { name, line: `- ${titleOf(name, before)} (${name})` };
    if (before === undefined) return { name, line: `+ ${titleOf(name, after)} (${name})` };
    const fields = changedPaths(before, after);
    return fields.length > 0 ? { name, line: `  ${name}: ${fields.join(", ")}` } : [];
  });
}

/** @throws SiteError for changes of the desk that would be lost */
async function rejectLoss(db: Database["db"], differences: readonly Difference[]): Promise<void> {
  const lost = (await listEdited(db)).filter(({ name }) =>
    differences.some((difference) => difference.name === name),
  );
  if (lost.length === 0) return;
  throw new SiteError([
    "Nothing was loaded, because the desk has changed since the last pull:",
    ...lost.map(({ name, changed_at, changed_by }) => `  ${name}, ${changed_at}, by ${changed_by}`),
    "Pull these documents first, or add --replace to lose the changes",
  ]);
}

export async function loadFolder(
  folder: string,
  documents: Documents,
  options: { replace: boolean; "dry-run": boolean },
): Promise<void> {
  await withDatabase(async (database) => {
    const listDifferences = async (trx: Database["db"]) =>
      compare(await readDocuments(trx), documents);
    const shown = await listDifferences(database.db);
    for (const { line } of shown) console.log(line);
    if (options["dry-run"]) return;
    if (!options.replace) await rejectLoss(database.db, shown);
    const first = { folder, isDemonstration: resolve(folder) === resolve(DEMONSTRATION) };
    const isEmpty = (await readDocuments(database.db)).size === 0;
    if (isEmpty) await fillFirst(database, first, createUploads(env.DATA_DIR));
    await copyPictures(folder, env.DATA_DIR, async () => {
      await writeCatalogue(database, async (write) => {
        const differences = await listDifferences(write.trx);
        if (!options.replace) await rejectLoss(write.trx, differences);
        await replaceDocuments(write, OPERATOR, documents);
        const after = { fields: differences.map(({ name }) => name) };
        const entry = { action: "load", resource: "documents", id: null, after };
        if (differences.length > 0) await writeAuditLog(write.trx, OPERATOR, [entry]);
      });
    });
    console.log(`Loaded ${folder}`);
  });
}

export async function pullInto(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length > 0 && !files.some((file) => file.startsWith("company.")))
    throw new SiteError([`${folder}: contains other files, and no shop. Choose another name`]);
  await withDatabase(async ({ db }) => {
    const versions = await db.selectFrom("documents").select(["name", "version"]).execute();
    const documents = await readDocuments(db);
    if (documents.size === 0) throw new SiteError(["The database has no documents yet"]);
    mkdirSync(folder, { recursive: true });
    const written = writeFolder(folder, documents);
    await copyPictures(env.DATA_DIR, folder);
    for (const { name, version } of versions)
      await db
        .updateTable("documents")
        .set({ edited: 0 })
        .where("name", "=", name)
        .where("version", "=", version)
        .execute();
    console.log(written.length > 0 ? `Wrote ${written.join(", ")}` : "Nothing has changed");
  });
}
