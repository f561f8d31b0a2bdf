/** `npm run catalogue`: takes a catalogue out of a database and into another, as a spreadsheet or as one file. */
import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { env } from "#app/env.server.ts";
import type { Database } from "../database/database.ts";
import { readAtOnce } from "../database/reading.ts";
import { firstTemplate } from "../spreadsheet/export-sheet.ts";
import { isSheetName } from "../spreadsheet/sheet-format.ts";
import { CATEGORIES, PRODUCTS, type Spreadsheet } from "../spreadsheet/spreadsheets.ts";
import { importCatalogue, isArchive, packArchive, picturesOf } from "../transfer/archive.ts";
import { exportLines } from "../transfer/export.ts";
import { createUploads } from "../uploads/uploads.ts";
import { importSheet, writeSheet } from "./catalogue-sheet.ts";
import { completePictures } from "./complete-pictures.ts";
import { showProgress } from "./progress.ts";
import { run, Usage } from "./run.ts";

const USAGE = `With a FILE that ends in .csv or .xlsx, for people:
npm run catalogue -- template FILE       an empty spreadsheet with its columns, and one example a category
npm run catalogue -- export FILE         all products as a spreadsheet; imported again, it changes nothing
npm run catalogue -- import FILE [--pictures FOLDER] [--dry-run] [--skip-wrong]
                                         makes and changes products, found by their SKU
npm run catalogue -- template FILE --categories      an empty one for categories, with one example a kind
npm run catalogue -- export FILE --categories        categories, collections and subcategories, retired ones too
npm run catalogue -- import FILE --categories [--dry-run] [--skip-wrong]
                                         makes, renames, moves, orders and retires them, found by their address

With a FILE that ends in .tar.gz, the whole catalogue, with its pictures; with any other, without them:
npm run catalogue -- export FILE         one JSON object a line, always the same for the same catalogue
npm run catalogue -- import FILE         replace the catalogue by a file's: all of it or nothing`;

/** Equal hashes, equal catalogues: every line of the export counts. */
async function contentHash(database: Database): Promise<string> {
  const hash = createHash("sha256");
  await readAtOnce(database, async (db) => {
    for await (const line of exportLines(db)) hash.update(line).update("\n");
  });
  return hash.digest("hex");
}

async function exportTo(database: Database, file: string): Promise<void> {
  const part = `${file}.part`;
  const lines = isArchive(file) ? `${file}.lines.part` : part;
  try {
    await writeExport(database, file, part, lines);
  } finally {
    for (const left of [part, lines]) await rm(left, { force: true });
  }
}

/** `part` becomes the file once it is whole; `lines` is where the catalogue's lines are written first. */
async function writeExport(database: Database, file: string, part: string, lines: string): Promise<void> {
  const progress = showProgress("Exporting");
  const hash = createHash("sha256");
  const pictures = new Set<string>();
  const total = await readAtOnce(database, async (db) => {
    const all = db.selectFrom("products").select((eb) => eb.fn.countAll<number>().as("count"));
    const total = Number((await all.executeTakeFirstOrThrow()).count);
    async function* written() {
      let done = 0;
      for await (const line of exportLines(db)) {
        hash.update(line).update("\n");
        for (const name of picturesOf(line)) pictures.add(name);
        progress.show(done++, total);
        yield `${line}\n`;
      }
    }
    await pipeline(written, createWriteStream(lines, { flush: true }));
    return total;
  });
  if (isArchive(file)) {
    const missing = await packArchive(lines, pictures, createUploads(env.DATA_DIR).folders, part);
    for (const name of missing) console.error(`The picture ${name} is not in DATA_DIR, and so not in the archive`);
  }
  await rename(part, file);
  progress.end();
  console.log(`Exported ${total} products to ${file}\ncontent ${hash.digest("hex")}`);
}

async function importFrom(database: Database, file: string): Promise<void> {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}`);
  const progress = showProgress("Importing");
  const uploads = createUploads(env.DATA_DIR);
  const count = await importCatalogue(database, file, uploads, ({ done, total }) => progress.show(done, total));
  progress.end();
  console.log(`Imported ${count} products\ncontent ${await contentHash(database)}`);
  await completePictures(uploads);
}

const COMMANDS: Record<string, (database: Database, file: string) => Promise<void>> = {
  export: exportTo,
  import: importFrom,
};

const toCommands = (sheet: Spreadsheet): typeof COMMANDS => ({
  template: async ({ db }, file) => writeSheet(await sheet.template(db), file),
  export: async ({ db }, file) => writeSheet(await sheet.export(db), file),
  import: (database, file) => importSheet(sheet, database, file, options),
});

function commandsFor(file: string): typeof COMMANDS {
  if (!isSheetName(file)) return options.categories ? {} : COMMANDS;
  return toCommands(options.categories ? CATEGORIES : PRODUCTS);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        pictures: { type: "string" },
        categories: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        "skip-wrong": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { values: options, positionals } = readArguments();
const [command = "", file = ""] = positionals;

await run(
  async (database) => {
    const commands = commandsFor(file);
    const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!work || !file) throw new Usage(USAGE);
    await work(database, file);
  },
  async () => {
    if (command !== "template" || options.categories || !isSheetName(file)) return false;
    await writeSheet(firstTemplate(), file);
    return true;
  },
);
