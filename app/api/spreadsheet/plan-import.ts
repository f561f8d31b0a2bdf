/** Plans an import: what each row would change, and every error; writes no row. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Actor } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { readProducts } from "../products/read-products.ts";
import type { Services } from "../services.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { SKU, SLUG } from "./columns.ts";
import { defineColumns, findKnownTitles, listUnknown } from "./definable.ts";
import { listNewNames } from "./new-names.ts";
import { notePictures, type PictureSource, storePictures } from "./pictures.ts";
import { type PlanContext, planRow } from "./plan-row.ts";
import {
  type ImportMode,
  noteSimilar,
  refuseForeignFile,
  refuseRowsAboveTitles,
  refuseWithoutColumn,
} from "./report.ts";
import { createPriceReader, type ImportShop } from "./shop-prices.ts";
import { readSpreadsheetNames, type SpreadsheetNames } from "./spreadsheet-names.ts";
import {
  addError,
  listIn,
  listRows,
  type PlannedRow,
  type SpreadsheetTable,
  textAt,
} from "./table.ts";

export interface ImportOptions extends ImportMode {
  shop: ImportShop;
  database: Pick<Database, "db">;
  write: Services["write"];
  actor: Actor;
  /** Files that the Pictures column names. */
  pictures: PictureSource;
  report?: (step: "Reading pictures" | "Importing", done: number, total: number) => void;
}

export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/**
 * A row that passes here can be imported. Images are stored now to validate them; the cleanup
 * job removes unused ones.
 *
 * @throws an ApiError for titles that are errors, name the same column, stand below other rows or
 *   are another program's, and for a column that every row lacks
 */
export async function planImport(
  { rows: [titles = [], ...others], ...received }: SpreadsheetTable,
  { database: { db }, shop, pictures, specifications = [], report }: ImportOptions,
) {
  refuseForeignFile(titles);
  const missing = specifications.find((title) => !titles.includes(title));
  if (missing) throw new ApiError(400, `specifications: no column is called "${missing}"`);
  const known = await findKnownTitles(db, titles);
  const prices = createPriceReader(shop);
  const table = { ...received, rows: [prices.toTitles(titles, known), ...others] };
  refuseRowsAboveTitles(table);
  const context: PlanContext = {
    names: await readSpreadsheetNames(db),
    pictures,
    prices,
    chosen: new Set([...known, ...specifications]),
    values: new Map(),
    taken: new Map(),
    newNames: new Map(),
  };
  const { names, chosen, values } = context;
  const rows = await planRows(db, table, context);
  refuseWithoutColumn(table, rows);
  const stored = await storePictures(rows, pictures, report);
  await checkFits(rows, names);
  const found = {
    details: [...values.keys()].filter((title) => chosen.has(title)),
    unknown: listUnknown(values, known, specifications),
    definable: await defineColumns(values, await readSpecifications(db)),
    notes: [
      ...(table.notes ?? []),
      ...noteSimilar(table.rows[0] ?? []),
      ...notePictures(rows, shop.pictureHosts),
    ],
  };
  return { rows, stored, found, newNames: await listNewNames(rows) };
}

/** Rows whose products are read at once. */
const AT_ONCE = 20;

async function planRows(
  db: Kysely<Tables>,
  table: SpreadsheetTable,
  context: PlanContext,
): Promise<PlannedRow[]> {
  const rows = listRows(table);
  const planned: PlannedRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE).map(({ row, read }) => {
      const cells = read().map(context.prices.toCell);
      const sku = textAt(cells, SKU);
      return { row, cells, sku, id: findProduct(context.names, sku, textAt(cells, SLUG)) };
    });
    const ids = some.flatMap(({ id }) => id ?? []);
    const products = new Map((await readProducts(db, ids)).map((each) => [each.id, each]));
    for (const row of some) {
      // A row may have hundreds of specifications to check.
      await setImmediate();
      planned.push(await planRow(row, products.get(row.id ?? 0), context));
    }
  }
  return planned;
}

/** Finds a product by its SKU; one without an SKU by its slug. */
function findProduct(names: SpreadsheetNames, sku: string, slug: string): number | undefined {
  const { id = 0, isFormer = true } = names.findBySlug(slug) ?? {};
  const isMeant = !isFormer && (sku === "" || !names.hasSku(id));
  return names.findBySku(sku) ?? (isMeant ? id : undefined);
}

/**
 * Checks the machines in the Fits column, which may be products of other rows. A row that names a
 * product of a wrong row becomes wrong too, and so do the rows that name it.
 */
async function checkFits(rows: readonly PlannedRow[], names: SpreadsheetNames): Promise<void> {
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  await setImmediate();
  const pairs = rows.flatMap((plan) => listIn(plan, "Fits").map((key) => ({ key, plan })));
  await setImmediate();
  const unknown = pairs.filter(({ key }) => names.findByKey(key) === undefined);
  for (const { key, plan } of unknown)
    if (!bySku.has(key))
      addError(plan, "Fits", key, "is not the SKU of a product: correct it, or add its row");
  await setImmediate();
  const naming = Map.groupBy(unknown, ({ key }) => key);
  // The loop appends to the list.
  const wrong = rows.filter(({ outcome }) => outcome === "wrong");
  for (const { sku, row } of wrong) {
    if (bySku.get(sku)?.some(({ outcome }) => outcome !== "wrong")) continue;
    for (const { plan } of naming.get(sku) ?? []) {
      if (plan.outcome !== "wrong") wrong.push(plan);
      addError(plan, "Fits", sku, `is in row ${row}, which has errors: correct that row`);
    }
    naming.delete(sku);
  }
}
