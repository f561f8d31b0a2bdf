/** Says what a sheet would change, row by row, and everything that is wrong with it; changes no row itself. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ProductCreate, ProductUpdate } from "#app/contract/product.ts";
import type { Tables } from "../database/tables.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { createAddressCheck } from "./check-address.ts";
import { checkFits } from "./check-fits.ts";
import { COLUMNS, type PlannedRow, SKU, SLUG } from "./columns.ts";
import { toDetailCells, withDetailCells } from "./details.ts";
import { createRowReader, textAt } from "./given-rows.ts";
import { createNameCheck } from "./new-names.ts";
import type { PictureSource } from "./pictures.ts";
import { isAddress, planPictures } from "./plan-pictures.ts";
import { cellOf, fail, failFaults, findComplaints, planCells } from "./planned-row.ts";
import { readSheetProducts } from "./read-products.ts";
import { readSheetNames, type SheetNames } from "./sheet-names.ts";
import { type StoredPictures, storePictures } from "./store-pictures.ts";
import { readWordedRows, type Table, type WordedRow } from "./table.ts";

export interface ImportPlan {
  rows: PlannedRow[];
  names: SheetNames;
  stored: StoredPictures;
}

/** Other work goes on between the parts of a plan. */
const AT_ONCE = 50;

/**
 * What is right here can be written as it stands. Pictures are stored to be sure of that; those that no product comes
 * to name go as other unused files do.
 *
 * @param report called after each picture
 * @throws an ApiError when two columns are one, and for a title that is an error
 */
export async function planImport(
  db: Kysely<Tables>,
  table: Table,
  pictures: PictureSource,
  report?: (done: number, total: number) => void,
): Promise<ImportPlan> {
  const names = await readSheetNames(db);
  const rows = await planRows(db, table, names, pictures);
  const stored = await storePictures(rows, pictures, report);
  checkFits(rows, names);
  return { rows, names, stored };
}

async function planRows(
  db: Kysely<Tables>,
  table: Table,
  names: SheetNames,
  pictures: PictureSource,
): Promise<PlannedRow[]> {
  const { titles, rows } = readWordedRows(table);
  const readCells = createRowReader(titles, COLUMNS);
  const read = (given: WordedRow): GivenRow => {
    const cells = readCells(given);
    const sku = textAt(cells, SKU);
    return { row: given.row, cells, sku, id: findProduct(names, sku, textAt(cells, SLUG)) };
  };
  const planned: PlannedRow[] = [];
  const seen = new Map<string | number, number>();
  const checks = [createNameCheck(names), createAddressCheck(names)];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await setImmediate();
    const some = rows.slice(start, start + AT_ONCE).map(read);
    const products = await readSheetProducts(
      db,
      some.flatMap(({ id }) => id ?? []),
    );
    for (const row of some) {
      const plan = planRow(row, row.id === null ? undefined : products.get(row.id), names);
      await planPictures(plan, pictures);
      for (const check of checks) check(plan);
      if (plan.outcome !== "wrong" && row.id !== null) plan.outcome = plan.changes.length > 0 ? "changed" : "same";
      const key = row.id ?? row.sku.toLowerCase();
      const first = key === "" ? undefined : seen.get(key);
      if (first !== undefined) fail(plan, SKU, row.sku, `is in row ${first} already; keep one of the two`);
      else seen.set(key, row.row);
      planned.push(plan);
    }
  }
  return planned;
}

type Cells = ReturnType<ReturnType<typeof createRowReader<(typeof COLUMNS.list)[number]>>>;

interface GivenRow {
  row: number;
  cells: Cells;
  sku: string;
  /** Null for a new product. */
  id: number | null;
}

/** A product is found by its SKU; one that has none, by its address. */
function findProduct(names: SheetNames, sku: string, slug: string): number | null {
  const known = names.productWith(sku);
  if (known !== undefined) return known;
  const at = names.productAt(slug);
  return at && !at.isFormer && (sku === "" || at.sku === null) ? at.id : null;
}

function planRow({ row, cells, sku, id }: GivenRow, product: StoredProduct | undefined, names: SheetNames): PlannedRow {
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
  };
  failFaults(plan, cells);
  // Which product the row is about is not known.
  if (plan.errors.some(({ column }) => column === SKU)) return plan;
  if (!product && sku === "")
    fail(plan, SKU, "", "is missing: write the product's own code, by which it is found again");
  if (!product && name === "") fail(plan, "Name", "", "is missing");
  planCells(plan, cells, product, names);
  if (plan.fields.categoryName !== undefined) plan.category = plan.fields.categoryName;
  planDetails(plan, cells, product);
  checkFields(plan, product);
  if (plan.outcome !== "wrong" && !product) plan.outcome = "new";
  return plan;
}

/** Where a product's specifications are the same list, they stay so. */
function planDetails(plan: PlannedRow, cells: Cells, product: StoredProduct | undefined): void {
  const given = new Map(
    cells.flatMap(({ column, title, value, fault }) => (column || fault ? [] : [[title, value] as const])),
  );
  const details = product?.technical_details ?? [];
  const before = toDetailCells(details);
  let changed = false;
  for (const [title, value] of given) {
    const from = before.get(title) ?? "";
    if (from === value) continue;
    changed = true;
    plan.changes.push({ column: title, from, to: value });
  }
  if (!changed) return;
  const after = withDetailCells(details, given);
  plan.fields.technical_details = after;
  if (JSON.stringify(product?.specifications ?? []) === JSON.stringify(details)) plan.fields.specifications = after;
}

/** The fields as a call has them, as far as its check can tell before names have become ids. */
function toCheckable({ fields: given }: PlannedRow): Record<string, unknown> {
  const { brandName, categoryName, subcategoryNames, collectionNames, fitKeys, pictures, ...fields } = given;
  return {
    ...fields,
    subcategory_ids: subcategoryNames?.map(() => 1),
    collections: collectionNames?.map(() => "any"),
    fits: fitKeys?.map(() => 1),
    images: pictures?.map((picture) => (isAddress(picture) ? picture : "/a-file")),
  };
}

/** The same check as every call's, each complaint at its column. */
function checkFields(plan: PlannedRow, product: StoredProduct | undefined): void {
  const fields = toCheckable(plan);
  const schema = product ? ProductUpdate : ProductCreate;
  const call = product || fields.name ? fields : { ...fields, name: plan.name || "-" };
  for (const { path, message } of findComplaints(schema, call)) {
    const [field, index] = [String(path[0] ?? ""), Number(path[1])];
    if (field === "specifications") continue;
    const detail = field === "technical_details" ? plan.fields.technical_details?.[index]?.name : undefined;
    const [column, value] = cellOf(plan, COLUMNS, detail ?? field);
    const picture = field === "images" ? plan.fields.pictures?.[index] : undefined;
    fail(plan, column, picture ?? value, message);
  }
}
