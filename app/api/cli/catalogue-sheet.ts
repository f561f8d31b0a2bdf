/** The spreadsheet commands of `npm run catalogue`. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import { env } from "#app/env.server.ts";
import { OPERATOR } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { drawProducts } from "../products/draw-products.ts";
import { picturesIn } from "../spreadsheet/pictures.ts";
import { readTableFile } from "../spreadsheet/read-table.ts";
import { toSheetFormat } from "../spreadsheet/sheet-format.ts";
import type { Spreadsheet } from "../spreadsheet/spreadsheets.ts";
import { writeTable } from "../spreadsheet/write-table.ts";
import { createUploads } from "../uploads/uploads.ts";
import { completePictures } from "./complete-pictures.ts";
import { type ProgressBar, showProgress } from "./progress.ts";
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

export async function importSheet(
  sheet: Spreadsheet,
  database: Database,
  file: string,
  options: ImportOptions,
): Promise<void> {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}`);
  const table = await readTableFile(file, toSheetFormat(file));
  const uploads = createUploads(env.DATA_DIR);
  const bars = new Map<string, ProgressBar>();
  const report = await sheet.import(table, {
    ...{ database, uploads, actor: OPERATOR, dryRun: options["dry-run"], skipWrong: options["skip-wrong"] },
    pictures: picturesIn(options.pictures ?? null, uploads),
    report(step, done, total) {
      const bar = bars.get(step) ?? showProgress(step);
      bars.set(step, bar);
      bar.show(done, total);
    },
    write: (work) =>
      writeCatalogue(database, async (write) => {
        const done = await work(write);
        await drawProducts(write, uploads);
        return done;
      }),
  });
  for (const bar of bars.values()) bar.end();
  tell(report);
  if (report.written) {
    console.log(`Imported ${file}`);
    await completePictures(uploads);
  } else if (options["dry-run"]) console.log("Nothing was written: this was a dry run");
  else throw new Usage("Nothing was written: mend these rows, or leave them out with --skip-wrong");
}
