/** The spreadsheet commands of `npm run catalogue`. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import { env } from "#app/env.server.ts";
import { OPERATOR } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { drawProducts } from "../products/draw-products.ts";
import { applyImport, reportImport } from "../spreadsheet/apply-import.ts";
import { isWritten } from "../spreadsheet/outcomes.ts";
import { picturesIn } from "../spreadsheet/pictures.ts";
import { importPlaces } from "../spreadsheet/places/import-places.ts";
import { planImport } from "../spreadsheet/plan-import.ts";
import { readTableFile } from "../spreadsheet/read-table.ts";
import { toSheetFormat } from "../spreadsheet/sheet-format.ts";
import type { Table } from "../spreadsheet/table.ts";
import { writeTable } from "../spreadsheet/write-table.ts";
import { createUploads } from "../uploads/uploads.ts";
import { completePictures } from "./complete-pictures.ts";
import { showProgress } from "./progress.ts";
import { Usage } from "./run.ts";

export async function writeSheet(rows: string[][], file: string): Promise<void> {
  await writeFile(file, await writeTable(rows, toSheetFormat(file)));
  console.log(`Wrote ${rows.length === 2 ? "1 row" : `${rows.length - 1} rows`} to ${file}`);
}

function tell({ counts, made, details, rows }: SheetImport): void {
  for (const { row, sku, errors } of rows) {
    for (const { column, value, message } of errors) {
      console.error(`row ${row}${sku ? ` (${sku})` : ""}, ${column}: ${value ? `"${value}" ` : ""}${message}`);
    }
  }
  for (const name of made) console.log(`new: ${name}`);
  if (details.length > 0) console.log(`technical details, as product pages show them: ${details.join(", ")}`);
  console.log(`${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.wrong} wrong`);
}

interface ImportOptions {
  pictures?: string | undefined;
  "dry-run": boolean;
  "skip-wrong": boolean;
}

const toMode = (options: ImportOptions) => ({ dryRun: options["dry-run"], skipWrong: options["skip-wrong"] });

/** @returns whether there is anything to go on with. @throws Usage where rows are wrong */
function tellOutcome(report: SheetImport, isDryRun: boolean): boolean {
  tell(report);
  if (!report.written && !isDryRun)
    throw new Usage("Nothing was written: mend these rows, or leave them out with --skip-wrong");
  if (!report.written) console.log("Nothing was written: this was a dry run");
  return report.written;
}

async function readFrom(file: string): Promise<Table> {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}`);
  return readTableFile(file, toSheetFormat(file));
}

export async function importPlacesSheet(database: Database, file: string, options: ImportOptions): Promise<void> {
  const report = await importPlaces(await readFrom(file), {
    write: (work) => writeCatalogue(database, work),
    actor: OPERATOR,
    ...toMode(options),
  });
  if (tellOutcome(report, options["dry-run"])) console.log(`Imported ${file}`);
}

export async function importSheet(database: Database, file: string, options: ImportOptions): Promise<void> {
  const table = await readFrom(file);
  const uploads = createUploads(env.DATA_DIR);
  const pictures = picturesIn(options.pictures ?? null, uploads);
  const reading = showProgress("Reading pictures");
  const plan = await planImport(database.db, table, pictures, reading.show);
  reading.end();
  const written = isWritten(plan.rows, toMode(options));
  if (!tellOutcome(await reportImport(plan, written), options["dry-run"])) return;
  const progress = showProgress("Importing");
  await applyImport(plan, {
    actor: OPERATOR,
    report: progress.show,
    write: (work) =>
      writeCatalogue(database, async (write) => {
        const done = await work(write);
        await drawProducts(write, uploads);
        return done;
      }),
  });
  progress.end();
  console.log(`Imported ${file}`);
  await completePictures(uploads);
}
