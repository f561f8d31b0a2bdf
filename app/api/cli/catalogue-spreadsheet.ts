/** The spreadsheet commands of `npm run catalogue`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parse } from "yaml";
import {
  LEFT_OUT,
  SPECIFICATION,
  SPECIFICATION_OF,
  STAFF_ONLY,
  UNDECIDED,
} from "#app/contract/column-targets.ts";
import { Assignment, type SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { env } from "#app/env.server.ts";
import { OPERATOR } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import { readDocuments, shopOf } from "../documents/documents.ts";
import { writeDrawn } from "../products/draw-products.ts";
import { COLUMNS } from "../spreadsheet/columns.ts";
import { importProducts } from "../spreadsheet/import-products.ts";
import { picturesIn } from "../spreadsheet/pictures.ts";
import { readTableFile } from "../spreadsheet/read-table.ts";
import { toSpreadsheetFormat, writeTable } from "../spreadsheet/spreadsheet-format.ts";
import { createUploads } from "../uploads/uploads.ts";
import { completePictures, type ProgressBar, showProgress, UsageError } from "./run.ts";

export async function writeSpreadsheet(rows: string[][], file: string): Promise<void> {
  await writeFile(file, await writeTable(rows, toSpreadsheetFormat(file), COLUMNS.numbers));
  console.log(`Wrote ${rows.length === 2 ? "1 row" : `${rows.length - 1} rows`} to ${file}`);
}

/** What columns become, as people edit it. A dry run writes the file if it is missing. */
function readMap(file: string | undefined, isDryRun: boolean): Assignment {
  if (file === undefined || (isDryRun && !existsSync(file))) return {};
  try {
    return Assignment.parse(parse(readFileSync(file, "utf8")));
  } catch {
    throw new UsageError(`--map ${file} is missing, or is not YAML with a text for each title`);
  }
}

function writeMap(file: string, { columns, fields }: SpreadsheetImport): void {
  const targets = [SPECIFICATION, `${SPECIFICATION_OF}NAME`, STAFF_ONLY, LEFT_OUT, ...fields];
  // A text in JSON is YAML too.
  const lines = columns.map(
    ({ title, becomes, values }) =>
      `${JSON.stringify(title)}: ${JSON.stringify(becomes)} # ${values.join(" | ")}`,
  );
  lines.unshift(`# Replace each "${UNDECIDED}" with one of: ${targets.join(", ")}`);
  writeFileSync(file, `${lines.join("\n")}\n`);
  console.log(`Wrote ${file}`);
}

/** A cell's text on one line. */
const quoted = (text: string) => (text === "" ? "(empty)" : JSON.stringify(text));

function printReport(
  { counts, made, columns, fields, definable, notes, rows }: SpreadsheetImport,
  withChanges: boolean,
): void {
  for (const { row, sku, outcome, changes, errors } of rows) {
    const where = `row ${row}${sku ? ` (${sku})` : ""}`;
    for (const { column, value, message } of errors)
      console.error(`${where}, ${column}: ${value ? `"${value}" ` : ""}${message}`);
    if (!withChanges || outcome === "wrong") continue;
    const values = changes.map(({ column, from, to }) =>
      outcome === "new" ? `${column} ${quoted(to)}` : `${column} ${quoted(from)} -> ${quoted(to)}`,
    );
    console.log(`${where}, ${outcome}: ${values.join("; ")}`);
  }
  if (counts.example > 0) console.log(`examples of the template, left out: ${counts.example}`);
  for (const note of notes) console.error(note);
  for (const { kind, name, rows: count } of made)
    console.log(`new: ${kind} ${name} (rows: ${count})`);
  for (const { title, values, becomes } of columns)
    if (!fields.includes(becomes)) console.log(`${becomes}: ${title} (${values.join(", ")})`);
  if (definable.length > 0)
    console.log(
      `not filtered by yet: ${definable.map(({ title }) => title).join(", ")}. Lists can be filtered and sorted by them: ` +
        "upload the file at /desk/spreadsheet and choose the columns",
    );
  console.log(
    `${counts.new} new, ${counts.changed} changed, ${counts.same} unchanged, ${counts.wrong} wrong`,
  );
}

interface CommandOptions {
  pictures?: string | undefined;
  map?: string | undefined;
  sheet?: string | undefined;
  "hidden-rows": boolean;
  "dry-run": boolean;
  "skip-wrong": boolean;
}

export async function importSpreadsheet(
  database: Database,
  file: string,
  options: CommandOptions,
): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`FILE: ${file} does not exist`);
  const shop = shopOf(await readDocuments(database.db));
  const columns = readMap(options.map, options["dry-run"]);
  const { sheet, "hidden-rows": hiddenRows } = options;
  const table = await readTableFile(file, { sheet, hiddenRows });
  const uploads = createUploads(env.DATA_DIR);
  const bars = new Map<string, ProgressBar>();
  const report = await importProducts(table, {
    ...{
      database,
      uploads,
      actor: OPERATOR,
      dryRun: options["dry-run"],
      skipWrong: options["skip-wrong"],
      columns,
    },
    shop: { ...shop, pictureHosts: [env.PUBLIC_ORIGIN ?? "", ...env.PICTURE_HOSTS] },
    pictures: picturesIn(options.pictures ?? null, uploads),
    report(step, done, total) {
      const bar = bars.get(step) ?? showProgress(step);
      bars.set(step, bar);
      bar.show(done, total);
    },
    write: writeDrawn(database, uploads),
  });
  for (const bar of bars.values()) bar.end();
  if (options.map && !existsSync(options.map)) writeMap(options.map, report);
  if (report.problem)
    throw new UsageError(
      `${report.problem}. Decide it in the file that --dry-run --map FILE writes`,
    );
  printReport(report, options["dry-run"]);
  if (report.written) {
    console.log(`Imported ${file}`);
    await completePictures(uploads);
  } else if (options["dry-run"]) {
    console.log("Dry run: nothing was written");
    if (report.counts.wrong > 0 && !options["skip-wrong"]) process.exitCode = 1;
  } else
    throw new UsageError(
      "Nothing was written. Correct these rows, or leave them out with --skip-wrong",
    );
}
