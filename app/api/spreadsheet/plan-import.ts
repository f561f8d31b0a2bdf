/** Plans an import: what each row would change, and every error; writes no row. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Actor } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { readProducts } from "../products/read-products.ts";
import type { Services } from "../services.ts";
import { SKU, SLUG } from "./columns.ts";
import { listNewNames } from "./new-names.ts";
import { notePictures, type PictureSource, storePictures } from "./pictures.ts";
import { type PlanContext, planRow } from "./plan-row.ts";
import type { ImportMode } from "./report.ts";
import { createPriceReader, type ImportShop } from "./shop-prices.ts";
import { readSpreadsheetNames, type SpreadsheetNames } from "./spreadsheet-names.ts";
import {
  addError,
  type Cell,
  listIn,
  listRows,
  type PlannedRow,
  type SpreadsheetTable,
  textAt,
  titlesOf,
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
 * @param table its titles are those by which the import knows the columns
 */
export async function planImport(
  table: SpreadsheetTable,
  { database: { db }, shop, pictures, report }: ImportOptions,
  former: PlanContext["former"] = new Map(),
) {
  const names = await readSpreadsheetNames(db);
  const titles = titlesOf(table);
  const at = titles.indexOf(SKU);
  const skus = new Set(table.rows.map((row) => row[at]?.toLowerCase()));
  const isSku = (key: string) => skus.has(key) || names.findBySku(key) !== undefined;
  const context: PlanContext = {
    names,
    pictures,
    matched: titles.includes("Pictures") ? new Map() : await pictures.matchNames(isSku),
    prices: createPriceReader(shop),
    former,
    taken: new Map(),
    newNames: new Map(),
  };
  const rows = await planRows(db, table, context);
  const stored = await storePictures(rows, pictures, report);
  await checkFits(rows, names);
  const notes = [...(table.notes ?? []), ...notePictures(rows, pictures, shop.pictureHosts)];
  return { rows, stored, notes, newNames: await listNewNames(rows) };
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
      return { row, cells, sku, id: findProduct(context.names, sku, cells) };
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

/** By the SKU, else by the slug, else that without SKU whose slug the name makes. */
function findProduct(
  names: SpreadsheetNames,
  sku: string,
  cells: readonly Cell[],
): number | undefined {
  const given = textAt(cells, SLUG);
  const made = sku === "" ? names.newSlugOf(textAt(cells, "Name")) : null;
  const { id = 0, isFormer = true } = names.findBySlug(given || (made ?? "")) ?? {};
  const isMeant = !isFormer && ((given !== "" && sku === "") || !names.hasSku(id));
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
