/** `npm run catalogue`: exports and imports a catalogue as spreadsheet, JSON lines or archive. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { env } from "#app/env.server.ts";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "../database/dialect.ts";
import { writeCatalogue } from "../database/writing.ts";
import { removeDemonstration } from "../products/demonstration.ts";
import { exportSpreadsheet, templateSpreadsheet } from "../spreadsheet/export-products.ts";
import { isSpreadsheetName } from "../spreadsheet/spreadsheet-format.ts";
import { importCatalogue } from "../transfer/import.ts";
import { openArchive } from "../transfer/read-archive.ts";
import { exportLines, writeArchive } from "../transfer/write-archive.ts";
import { createUploads } from "../uploads/uploads.ts";
import { importSpreadsheet, writeSpreadsheet } from "./catalogue-spreadsheet.ts";
import { completePictures, run, showProgress, UsageError } from "./run.ts";

const USAGE = `Spreadsheets (FILE ends in .csv or .xlsx):
npm run catalogue -- template FILE       a template with one example for each category
npm run catalogue -- export FILE         all products; imported again, it changes nothing
npm run catalogue -- import FILE [--pictures FOLDER] [--map FILE] [--dry-run] [--skip-wrong]
  [--sheet NAME] [--hidden-rows]         create and change products, matched by SKU. The file of
                                         --map says what columns become; a dry run writes it

The whole catalogue (with images unless FILE ends in .jsonl):
npm run catalogue -- export FILE         one JSON object per line; equal catalogues make equal files
npm run catalogue -- import FILE         replace the catalogue; any error leaves it unchanged
npm run catalogue -- remove-demonstration
                                         remove all products that came with the demonstration`;

/** The hash of all lines of the export: equal for equal catalogues. */
async function contentHash({ db }: Database): Promise<string> {
  const hash = createHash("sha256");
  await readSnapshot(db, async (trx) => {
    for await (const line of exportLines(trx)) hash.update(line).update("\n");
  });
  return hash.digest("hex");
}

async function exportTo(database: Database, file: string): Promise<void> {
  const progress = showProgress("Exporting");
  const { folders } = createUploads(env.DATA_DIR);
  let done = 0;
  let total = 0;
  const { sha256, missing } = await writeArchive(database, file, folders, {
    report(line) {
      if (total === 0) total = JSON.parse(line).products;
      if (line.startsWith('{"products"')) progress.show(done++, total);
    },
  });
  for (const name of missing)
    console.error(`Image ${name} is missing from DATA_DIR and from the archive`);
  progress.end();
  console.log(`Exported ${total} products to ${file}\nContent hash: ${sha256}`);
}

async function importFrom(database: Database, file: string): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`FILE: ${file} does not exist`);
  const progress = showProgress("Importing");
  const uploads = createUploads(env.DATA_DIR);
  const archive = await openArchive(file, uploads.folders);
  const count = await importCatalogue(database, archive, { report: progress.show, uploads });
  progress.end();
  console.log(`Imported ${count} products\nContent hash: ${await contentHash(database)}`);
  await completePictures(uploads);
}

const COMMANDS: Record<string, (database: Database, file: string) => Promise<void>> = {
  export: exportTo,
  import: importFrom,
};

const SPREADSHEET_COMMANDS: typeof COMMANDS = {
  template: async ({ db }, file) => writeSpreadsheet(await templateSpreadsheet(db), file),
  export: async ({ db }, file) => writeSpreadsheet(await exportSpreadsheet(db), file),
  import: (database, file) => importSpreadsheet(database, file, options),
};

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        pictures: { type: "string" },
        map: { type: "string" },
        sheet: { type: "string" },
        "hidden-rows": { type: "boolean", default: false },
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

await run(async (database) => {
  if (command === "remove-demonstration") {
    const count = await writeCatalogue(database, removeDemonstration);
    console.log(`Removed ${count} products of the demonstration`);
    return;
  }
  const commands = isSpreadsheetName(file) ? SPREADSHEET_COMMANDS : COMMANDS;
  const work = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!work || !file) throw new UsageError(USAGE);
  await work(database, file);
});
