/**
 * Imports products from a spreadsheet, or reports what an import would change. Writes in batches:
 * new names first, then the products.
 */
import { setImmediate } from "node:timers/promises";
import { SPECIFICATION } from "#app/contract/column-targets.ts";
import type { ProductUpdate } from "#app/contract/product.ts";
import { isVideo } from "#app/contract/product-parts.ts";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { createProduct, readProduct, updateProduct } from "../products/write-product.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { findProblem, toOwnTitle } from "./assign-columns.ts";
import { COLUMNS } from "./columns.ts";
import { decideColumns, keepDecision } from "./decide-columns.ts";
import { defineColumns } from "./definable.ts";
import { withoutMark } from "./details.ts";
import { createNames } from "./new-names.ts";
import { type ImportOptions, type ImportPlan, planImport } from "./plan-import.ts";
import { findMissing, toReport } from "./report.ts";
import { createPriceReader } from "./shop-prices.ts";
import { readSpreadsheetNames, type SpreadsheetNames } from "./spreadsheet-names.ts";
import { listIn, type PlannedRow, type SpreadsheetTable, titlesOf } from "./table.ts";

const AT_ONCE = 200;

/** How the rows are written. */
interface RowWriting extends Pick<ImportPlan, "stored">, Pick<ImportOptions, "actor"> {
  names: SpreadsheetNames;
}

/** @param existing its images; those that stay keep their texts, and its videos stay */
function toCall(
  { fields, changes, pictures }: PlannedRow,
  { names, stored }: RowWriting,
  existing: readonly ImageWrite[],
): ProductUpdate {
  const images = pictures?.map((name) => {
    const picture = stored.get(name) ?? { image_url: name };
    return existing.find(({ image_url }) => image_url === picture.image_url) ?? picture;
  });
  return Object.assign(
    {},
    fields,
    ...changes.map(({ column, to }) => COLUMNS.find(column)?.toFields(to, names)),
    images && { images: [...images, ...existing.filter(isVideo)] },
  );
}

/** Names the row in errors caused by changes to the catalogue since the plan was made. */
async function writeRow(
  write: CatalogueWrite,
  row: PlannedRow,
  writing: RowWriting,
  choose: (call: ProductUpdate) => ProductUpdate,
): Promise<void> {
  const { id, name, sku } = row;
  const { actor } = writing;
  try {
    const before = id === null ? null : await readProduct(write.trx, id);
    const call = choose(toCall(row, writing, JSON.parse(before?.images ?? "[]")));
    if (before) await updateProduct(write, before, call, actor);
    else await createProduct(write, { ...call, name, sku: sku || null }, actor);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const where = `row ${row.row}${sku ? ` (${sku})` : ""}`;
    throw new ApiError(
      error.status,
      `${where}: ${error.message}. The catalogue has changed since the check: import the file again`,
    );
  }
}

/** Writes the new and changed rows; the caller decides what happens if others are wrong. */
export async function applyImport(
  { rows: planned, stored, newNames }: ImportPlan,
  { write, actor, report }: ImportOptions,
): Promise<void> {
  // Given slugs come before slugs made from names, which then avoid them.
  const rows = planned
    .filter(({ outcome }) => outcome === "new" || outcome === "changed")
    .sort(
      (one, other) =>
        Number(other.fields.slug !== undefined) - Number(one.fields.slug !== undefined),
    );
  if (rows.length === 0) return;
  // Read once: with ten thousand products this takes longer than writing a batch.
  const names = await write(async ({ trx }) => {
    await createNames(trx, newNames);
    return readSpreadsheetNames(trx);
  });
  // Rows whose Fits column names products of later rows are completed in a second round.
  const postponed: PlannedRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    await write(async (catalogueWrite) => {
      for (const row of some) {
        await setImmediate();
        const isPostponed = listIn(row, "Fits").some((key) => names.findByKey(key) === undefined);
        if (isPostponed) postponed.push(row);
        const writing = { names, stored, actor };
        await writeRow(catalogueWrite, row, writing, ({ fits, ...others }) =>
          isPostponed || !fits ? others : { ...others, fits },
        );
      }
      const skusOf = (wanted: PlannedRow["outcome"]) =>
        some.flatMap(({ outcome, sku }) => (outcome === wanted ? sku : []));
      const after = { new: skusOf("new"), changed: skusOf("changed") };
      await writeAuditLog(catalogueWrite.trx, actor, [
        { action: "import", resource: "catalogue", id: null, after },
      ]);
    });
    report?.("Importing", Math.min(rows.length, start + AT_ONCE), rows.length);
  }
  if (postponed.length === 0) return;
  await write(async (catalogueWrite) => {
    const names = await readSpreadsheetNames(catalogueWrite.trx);
    for (const row of postponed) {
      await setImmediate();
      const id = row.id ?? names.findByKey(row.sku || (row.fields.slug ?? "")) ?? null;
      const writing = { names, stored, actor };
      await writeRow(catalogueWrite, { ...row, id }, writing, ({ fits }) => ({ fits }));
    }
  });
}

/** Names that a report lists; more would make a large page. */
const MAX_MADE = 200;
/** Values of a column that a person sees. */
const MAX_SHOWN = 3;
const MAX_SHOWN_LENGTH = 80;
const toShown = (value: string) => value.slice(0, MAX_SHOWN_LENGTH).replace(/[\s\p{Cc}]+/gu, " ");

/** Plans no row, and writes nothing, while there is a problem with the columns. */
export async function importProducts(
  received: SpreadsheetTable,
  options: ImportOptions & { uploads: Uploads },
): Promise<SpreadsheetImport> {
  const { columns: given = {}, creates = true } = options;
  const { db } = options.database;
  const decided = await decideColumns(
    db,
    received,
    given,
    createPriceReader(options.shop).columnOf,
  );
  const { columns } = decided;
  const own = new Map(columns.map((column) => [column.title, toOwnTitle(column)]));
  const titles = titlesOf(received).map((title) => own.get(title) ?? "");
  const table = { ...received, rows: received.rows.toSpliced(received.titlesAt ?? 0, 1, titles) };
  const facts = {
    columns: columns.map(({ values, ...column }) => ({
      ...column,
      values: [...values].slice(0, MAX_SHOWN).map(toShown),
    })),
    fields: COLUMNS.titles,
    problem: findProblem(columns, given),
    sheets: received.sheets ?? [],
    hiddenRows: received.hiddenRows ?? 0,
    written: false,
    made: [],
    definable: [],
    notes: [],
  };
  if (facts.problem) return toReport([], facts);
  const plan = await planImport(table, options, decided.former);
  const { rows, newNames } = plan;
  const problem = findMissing(titles, rows);
  if (problem) return toReport([], { ...facts, problem });
  const others = newNames.length - MAX_MADE;
  const isRight = options.skipWrong || rows.every(({ outcome }) => outcome !== "wrong");
  const specifications = columns.filter(
    ({ becomes, values }) => becomes.startsWith(SPECIFICATION) && values.size > 0,
  );
  const report = await toReport(rows, {
    ...facts,
    written: isRight && !options.dryRun && (creates || newNames.length === 0),
    made: newNames
      .slice(0, MAX_MADE)
      .map(({ kind, name, rows: count }) => ({ kind, name, rows: count })),
    definable: await defineColumns(
      new Map(specifications.map((each) => [withoutMark(toOwnTitle(each)), each.values])),
      await readSpecifications(db),
    ),
    notes: [...decided.notes, ...plan.notes, ...(others > 0 ? [`Other new names: ${others}`] : [])],
  });
  if (!report.written) return report;
  await applyImport(plan, options);
  await keepDecision(options.write, options.actor, decided.decision);
  options.uploads.queueSizes([...plan.stored.values()]);
  return report;
}
