/** `npm run site`: creates and checks a shop's folder, loads it, and writes the documents back. */
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
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
import { readFolder, writeFolder } from "../folder.ts";
import { SiteError } from "../read-file.ts";
import { toSite } from "../to-site.ts";
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
  { documents, pictures }: Awaited<ReturnType<typeof readFolder>>,
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

const USAGE = `npm run site -- new FOLDER      create a small complete folder with comments
npm run site -- check FOLDER    list all errors with file and line
npm run site -- schema FOLDER   update the schemas for editors after an upgrade
npm run site -- load FOLDER [--dry-run] [--replace]
                                show what differs from the shop, then replace the shop's documents
                                and pictures with the folder's; --dry-run only shows it; --replace
                                also replaces what was changed at the desk since the last pull
npm run site -- pull FOLDER     write the shop's documents and pictures into a folder`;

async function check(folder: string): Promise<void> {
  const { documents, pictures, warnings } = await readFolder(folder);
  const { company, branches, pages } = toSite(documents, pictures);
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  const contents = [
    company.name,
    count(branches.length, "branch", "branches"),
    count(pages.length, "page", "pages"),
  ];
  console.log(`${folder} has no errors: ${contents.join(", ")}`);
}

async function begin(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SiteError([
      `${folder}: the folder already exists and is not empty. Choose another name`,
    ]);
  cpSync(join(import.meta.dirname, "start"), folder, { recursive: true });
  writeSchemas(folder);
  await check(folder);
  console.log(`Edit the files, then start the site with SITE_DIR=${folder}`);
}

type Flags = Record<string, unknown>;

const COMMANDS: Record<string, (folder: string, flags: Flags) => void | Promise<void>> = {
  new: begin,
  check,
  schema: writeSchemas,
  async load(folder, flags) {
    const read = await readFolder(folder);
    for (const warning of read.warnings) console.log(`Warning: ${warning}`);
    await loadFolder(folder, read, flags);
  },
  pull: pullInto,
};

try {
  const flag = { type: "boolean" } as const;
  const options = { replace: flag, "dry-run": flag };
  const { values, positionals } = parseArgs({ strict: false, allowPositionals: true, options });
  const [command = "", folder] = positionals;
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!work || !folder) throw new SiteError([USAGE]);
  await work(folder, values);
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
