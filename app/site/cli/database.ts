/** The commands of `npm run site` that read and change the shop's database. */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { OPERATOR, writeAuditLog } from "#app/api/accounts/audit-log.ts";
import { run, UsageError } from "#app/api/cli/run.ts";
import { type CatalogueWrite, writeCatalogue } from "#app/api/database/writing.ts";
import { listLostLinks } from "#app/api/documents/check-change.ts";
import { changedPaths, readDocuments } from "#app/api/documents/documents.ts";
import { copyPictures, replaceDocuments } from "#app/api/documents/load-documents.ts";
import { describeDemonstration } from "#app/api/products/demonstration.ts";
import { fillFirst } from "#app/api/transfer/first-catalogue.ts";
import { createUploads } from "#app/api/uploads/uploads.ts";
import { env } from "#app/env.server.ts";
import type { Documents } from "../documents.ts";
import { type Folder, writeFolder } from "../folder.ts";
import { SiteError } from "../read-file.ts";
import { writeSchemas } from "./write-schemas.ts";

/** The places that differ: a document that only one of them has, or `home.sections.0.title`. */
const compare = (saved: Documents, documents: Documents) =>
  changedPaths(Object.fromEntries(saved), Object.fromEntries(documents)).sort();

/** @throws UsageError for changes of the desk that would be lost */
async function rejectLoss({ trx }: CatalogueWrite, places: readonly string[]): Promise<void> {
  const edited = await trx.selectFrom("documents").selectAll().where("edited", "=", 1).execute();
  const lost = edited.filter(({ name }) => places.some((place) => place.split(".")[0] === name));
  if (lost.length === 0) return;
  const lines = [
    "Nothing was loaded, because the desk has changed since the last pull:",
    ...lost.map(({ name, changed_at, changed_by }) => `  ${name}, ${changed_at}, by ${changed_by}`),
    "Pull these documents first, or add --replace to lose the changes",
  ];
  throw new UsageError(lines.join("\n"));
}

export function loadFolder(
  folder: string,
  { documents, pictures }: Pick<Folder, "documents" | "pictures">,
  flags: Record<string, unknown>,
) {
  return run(async (database) => {
    const saved = await readDocuments(database.db);
    for (const place of compare(saved, documents)) console.log(place);
    if (flags["dry-run"]) return;
    if (saved.size === 0) await fillFirst(database, folder, createUploads(env.DATA_DIR));
    await writeCatalogue(database, async (write) => {
      const fields = compare(await readDocuments(write.trx), documents);
      if (!flags.replace) await rejectLoss(write, fields);
      await replaceDocuments(write, documents, folder, env.DATA_DIR);
      await writeAuditLog(write.trx, OPERATOR, [
        { action: "load", resource: "documents", id: null, after: { fields } },
      ]);
    });
    console.log(`Loaded ${folder}`);
    for (const { document, path, message } of await listLostLinks(database.db, documents, pictures))
      console.log(`Warning: ${document}: ${path.join(".")} ${message}`);
    const left = await describeDemonstration(database.db);
    if (left) console.log(left);
  });
}

export async function pullInto(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length > 0 && !files.some((file) => file.startsWith("company.")))
    throw new SiteError([`${folder}: contains other files, and no shop. Choose another name`]);
  await run(async ({ db }) => {
    const versions = await db.selectFrom("documents").select(["name", "version"]).execute();
    const documents = await readDocuments(db);
    if (documents.size === 0) throw new UsageError("The database has no documents yet");
    mkdirSync(folder, { recursive: true });
    const written = writeFolder(folder, documents);
    await copyPictures(env.DATA_DIR, folder);
    writeSchemas(folder);
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
