/** Plans an import: what each row would change, and every error; writes no row. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readProducts } from "../products/read-products.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { checkFields, checkSalePrice } from "./check-fields.ts";
import { checkFits, createSlugCheck } from "./check-rows.ts";
import { COLUMNS, type PlannedRow, SKU, SLUG } from "./columns.ts";
import { collectValues, type ValuesByTitle } from "./definable.ts";
import { toDetailCells, withDetailCells } from "./details.ts";
import { isExample } from "./export-products.ts";
import { createNameCheck } from "./new-names.ts";
import type { PictureSource } from "./pictures.ts";
import { planPictures, type StoredPictures, storePictures } from "./plan-pictures.ts";
import { addCellErrors, addError, planCells } from "./planned-row.ts";
import { listNotes, refuseRowsAboveTitles } from "./report.ts";
import { readSpreadsheetNames, type SpreadsheetNames } from "./spreadsheet-names.ts";
import {
  createRowReader,
  type FilledRow,
  readFilledRows,
  type SpreadsheetTable,
  textAt,
} from "./table.ts";

export interface ImportPlan {
  rows: PlannedRow[];
  names: SpreadsheetNames;
  stored: StoredPictures;
  values: ValuesByTitle;
  notes: string[];
}

/** Rows between two turns of the event loop. */
const AT_ONCE = 20;

/**
 * A row that passes here can be imported. Images are stored now to validate them; the cleanup
 * job removes unused ones.
 *
 * @param report called after each picture
 * @throws an ApiError if two titles name the same column, if there are rows above the titles, and for
 *   a title that is an error
 */
export async function planImport(
  db: Kysely<Tables>,
  table: SpreadsheetTable,
  pictures: PictureSource,
  report?: (done: number, total: number) => void,
): Promise<ImportPlan> {
  const names = await readSpreadsheetNames(db);
  const values: ValuesByTitle = new Map();
  const rows = await planRows(db, table, names, pictures, values);
  const stored = await storePictures(rows, pictures, report);
  await checkFits(rows, names);
  return { rows, names, stored, values, notes: listNotes(table, COLUMNS) };
}

async function planRows(
  db: Kysely<Tables>,
  table: SpreadsheetTable,
  names: SpreadsheetNames,
  pictures: PictureSource,
  values: ValuesByTitle,
): Promise<PlannedRow[]> {
  refuseRowsAboveTitles(table, COLUMNS);
  const { titles, rows } = readFilledRows(table);
  const readCells = createRowReader(titles, COLUMNS);
  const read = (worded: FilledRow): ReceivedRow => {
    const cells = readCells(worded);
    const sku = textAt(cells, SKU);
    return { row: worded.row, cells, sku, id: findProduct(names, sku, textAt(cells, SLUG)) };
  };
  const planned: PlannedRow[] = [];
  const seen = new Map<string | number, number>();
  const checks = [createNameCheck(names), createSlugCheck(names)];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await setImmediate();
    const some = rows.slice(start, start + AT_ONCE).map(read);
    const products = await readProducts(
      db,
      some.flatMap(({ id }) => id ?? []),
    );
    for (const row of some) {
      const product = products.find(({ id }) => id === row.id);
      const plan = planRow(row, product, names);
      if (plan.outcome !== "example") collectValues(values, row.cells);
      await planPictures(plan, pictures, product?.images ?? []);
      for (const check of checks) check(plan);
      if (plan.outcome !== "wrong" && row.id !== null)
        plan.outcome = plan.changes.length > 0 ? "changed" : "same";
      const key = row.id ?? row.sku.toLowerCase();
      const first = key === "" ? undefined : seen.get(key);
      if (first !== undefined)
        addError(plan, SKU, row.sku, `is already in row ${first}: remove one of the two`);
      else seen.set(key, row.row);
      planned.push(plan);
    }
  }
  return planned;
}

type Cells = ReturnType<ReturnType<typeof createRowReader<(typeof COLUMNS.list)[number]>>>;

interface ReceivedRow {
  row: number;
  cells: Cells;
  sku: string;
  /** Null for a new product. */
  id: number | null;
}

/** Finds a product by its SKU; one without an SKU by its slug. */
function findProduct(names: SpreadsheetNames, sku: string, slug: string): number | null {
  const known = names.findBySku(sku);
  if (known !== undefined) return known;
  const at = names.findBySlug(slug);
  return at && !at.isFormer && (sku === "" || at.sku === null) ? at.id : null;
}

function planRow(
  { row, cells, sku, id }: ReceivedRow,
  product: StoredProduct | undefined,
  names: SpreadsheetNames,
): PlannedRow {
  const name = textAt(cells, "Name") || (product?.name ?? "");
  const plan: PlannedRow = {
    row,
    sku: product?.sku ?? sku,
    name,
    outcome: "same",
    changes: [],
    errors: [],
    id,
    category: product ? names.categories.nameOf(product.category_id) : null,
    fields: {},
    named: {},
  };
  if (!product && isExample(sku, name)) return { ...plan, outcome: "example" };
  addCellErrors(plan, cells);
  // Without a readable SKU the product is unknown.
  if (plan.errors.some(({ column }) => column === SKU)) return plan;
  if (!product && sku === "")
    addError(plan, SKU, "", "is missing: enter a code that identifies the product");
  if (!product && name === "") addError(plan, "Name", "", "is missing: enter the product's name");
  planCells(plan, cells, product, names);
  if (plan.named.category !== undefined) plan.category = plan.named.category;
  planDetails(plan, cells, product);
  checkFields(plan, product);
  checkSalePrice(plan, product);
  if (plan.outcome !== "wrong" && !product) plan.outcome = "new";
  return plan;
}

/** Specifications that equal the technical details change with them. */
function planDetails(plan: PlannedRow, cells: Cells, product: StoredProduct | undefined): void {
  const received = new Map(
    cells.flatMap(({ column, title, value, fault }) =>
      column || fault ? [] : [[title, value] as const],
    ),
  );
  const details = product?.technical_details ?? [];
  const before = toDetailCells(details);
  let changed = false;
  for (const [title, value] of received) {
    const from = before.get(title) ?? "";
    if (from === value) continue;
    changed = true;
    plan.changes.push({ column: title, from, to: value });
  }
  if (!changed) return;
  const after = withDetailCells(details, received);
  plan.fields.technical_details = after;
  if (JSON.stringify(product?.specifications ?? []) === JSON.stringify(details))
    plan.fields.specifications = after;
}
