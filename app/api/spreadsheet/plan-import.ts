/** Plans an import: what each row would change, and every error; writes no row. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { ApiError } from "../api-error.ts";
import type { Tables } from "../database/tables.ts";
import { readProducts } from "../products/read-products.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { checkFields, checkSalePrice } from "./check-fields.ts";
import { checkFits, createSlugCheck } from "./check-rows.ts";
import { COLUMNS, type PlannedRow, SKU, SLUG } from "./columns.ts";
import {
  collectValues,
  defineColumns,
  findKnownTitles,
  listUnknown,
  type ValuesByTitle,
} from "./definable.ts";
import { planDetails } from "./details.ts";
import { isExample } from "./export-products.ts";
import { createNameCheck } from "./new-names.ts";
import type { PictureSource } from "./pictures.ts";
import { notePictures, planPictures, type StoredPictures, storePictures } from "./plan-pictures.ts";
import { addCellErrors, addError, planCells } from "./planned-row.ts";
import {
  listNotes,
  refuseForeignFile,
  refuseRowsAboveTitles,
  refuseWithoutColumn,
} from "./report.ts";
import { createPriceReader, type ImportShop } from "./shop-prices.ts";
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
  /** What was found in the file's columns. */
  found: Pick<SpreadsheetImport, "details" | "unknown" | "definable" | "notes">;
}

interface PlanOptions {
  shop: ImportShop;
  pictures: PictureSource;
  /** Titles of unknown columns that become specifications. */
  specifications?: readonly string[];
  /** Called after each picture. */
  report?: (done: number, total: number) => void;
}

/** Rows between two turns of the event loop. */
const AT_ONCE = 20;

/**
 * A row that passes here can be imported. Images are stored now to validate them; the cleanup
 * job removes unused ones.
 *
 * @throws an ApiError for titles that are errors, name the same column, stand below other rows or
 *   are another program's, and for a column that every row lacks
 */
export async function planImport(
  db: Kysely<Tables>,
  { rows: [titles = [], ...others], ...received }: SpreadsheetTable,
  { shop, pictures, specifications = [], report }: PlanOptions,
): Promise<ImportPlan> {
  refuseForeignFile(titles);
  const missing = specifications.find((title) => !titles.includes(title));
  if (missing) throw new ApiError(400, `specifications: no column is called "${missing}"`);
  const known = await findKnownTitles(db, titles);
  const chosen = new Set([...known, ...specifications]);
  const prices = createPriceReader(shop);
  const table = { ...received, rows: [prices.toTitles(titles, known), ...others] };
  const names = await readSpreadsheetNames(db);
  const values: ValuesByTitle = new Map();
  const rows = await planRows(db, table, { names, pictures, values, chosen, prices });
  refuseWithoutColumn(table, COLUMNS, rows);
  const stored = await storePictures(rows, pictures, report);
  await checkFits(rows, names);
  const found = {
    details: [...values.keys()].filter((title) => chosen.has(title)),
    unknown: listUnknown(values, known, specifications),
    definable: await defineColumns(values, await readSpecifications(db)),
    notes: [...listNotes(table, COLUMNS), ...notePictures(rows, shop.pictureHosts)],
  };
  return { rows, names, stored, found };
}

interface RowOptions {
  names: SpreadsheetNames;
  pictures: PictureSource;
  values: ValuesByTitle;
  /** Titles of the specifications that are stored. */
  chosen: ReadonlySet<string>;
  prices: ReturnType<typeof createPriceReader>;
}

async function planRows(
  db: Kysely<Tables>,
  table: SpreadsheetTable,
  { names, pictures, values, chosen, prices }: RowOptions,
): Promise<PlannedRow[]> {
  refuseRowsAboveTitles(table, COLUMNS);
  const { titles, rows } = readFilledRows(table);
  const readCells = createRowReader(titles, COLUMNS);
  const read = (worded: FilledRow): ReceivedRow => {
    const cells = readCells(worded).map(prices.toCell);
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
      const cells = row.cells.filter(({ column, title }) => column || chosen.has(title));
      const plan = planRow({ ...row, cells }, product, names);
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
