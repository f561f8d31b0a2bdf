/** Says what a sheet would change, row by row, and everything that is wrong with it; writes nothing. */
import type { Kysely } from "kysely";
import { ProductCreate, ProductUpdate } from "#app/contract/product-writing.ts";
import type { Tables } from "../database/tables.ts";
import { innermost, toValidationMessage } from "../validation-messages.ts";
import { BadCell } from "./cells.ts";
import { COLUMNS, type Column, findColumn, SKU, SLUG } from "./columns.ts";
import { toDetailCells, withDetailCells } from "./details.ts";
import type { PictureSource } from "./pictures.ts";
import { planPictures } from "./plan-pictures.ts";
import { fail, type PlannedRow } from "./planned-row.ts";
import { readSheetProducts } from "./read-products.ts";
import { withoutMark } from "./sheet-file.ts";
import { readSheetNames, type SheetNames, type SheetProduct } from "./sheet-names.ts";

export interface ImportPlan {
  rows: PlannedRow[];
  names: SheetNames;
}

interface Cell {
  title: string;
  /** Undefined for a technical detail. */
  column: Column | undefined;
  value: string;
}

const AT_ONCE = 500;

function toCells(titles: readonly string[], row: readonly string[]): Cell[] {
  return titles.flatMap((title, index) =>
    title === "" ? [] : [{ title, column: findColumn(title), value: withoutMark((row[index] ?? "").trim()) }],
  );
}

const textAt = (cells: Cell[], title: string) => cells.find(({ column }) => column?.title === title)?.value ?? "";

interface Given {
  row: number;
  cells: Cell[];
  sku: string;
  id: number | null;
}

/** @param table the titles, then the rows */
export async function planImport(
  db: Kysely<Tables>,
  [titles = [], ...rows]: string[][],
  pictures: PictureSource,
): Promise<ImportPlan> {
  const names = await readSheetNames(db);
  const trimmed = titles.map((title) => title.trim());
  const given = rows.flatMap((values, index): Given[] => {
    if (values.every((value) => value.trim() === "")) return [];
    const cells = toCells(trimmed, values);
    const sku = textAt(cells, SKU);
    const id = names.productOf(sku) ?? (sku === "" ? names.productOf(textAt(cells, SLUG)) : undefined) ?? null;
    return [{ row: index + 2, cells, sku, id }];
  });
  const keys = new Set(given.flatMap(({ sku }) => sku || []));
  const planned: PlannedRow[] = [];
  const seen = new Map<string, number>();
  for (let start = 0; start < given.length; start += AT_ONCE) {
    const some = given.slice(start, start + AT_ONCE);
    const products = await readSheetProducts(
      db,
      some.flatMap(({ id }) => id ?? []),
    );
    for (const row of some) {
      const plan = planRow(row, row.id === null ? undefined : products.get(row.id), names, keys);
      await planPictures(plan, pictures);
      if (plan.outcome !== "wrong" && row.id !== null) plan.outcome = plan.changes.length > 0 ? "changed" : "same";
      const key = row.sku || String(row.id ?? "");
      const first = key === "" ? undefined : seen.get(key);
      if (first !== undefined) fail(plan, SKU, row.sku, `is in row ${first} already; keep one of the two`);
      else seen.set(key, row.row);
      planned.push(plan);
    }
  }
  return { rows: planned, names };
}

/** Whether no row is wrong. */
export function isRight({ rows }: ImportPlan): boolean {
  return rows.every(({ outcome }) => outcome !== "wrong");
}

function planRow(
  { row, cells, sku, id }: Given,
  product: SheetProduct | undefined,
  names: SheetNames,
  keys: ReadonlySet<string>,
): PlannedRow {
  const name = textAt(cells, "Name") || (product?.name ?? "");
  const plan: PlannedRow = {
    row,
    sku: sku || (product?.sku ?? ""),
    name,
    outcome: "same",
    changes: [],
    errors: [],
    id,
    fields: {},
  };
  if (!product && sku === "")
    fail(plan, SKU, "", "is missing: write the product's own code, by which it is found again");
  if (!product && name === "") fail(plan, "Name", "", "is missing");
  for (const { column, value } of cells) {
    if (!column || (column.title === "Name" && value === "") || (column.title === SKU && value === "")) continue;
    try {
      const text = column.normalise(value, names);
      const before = product ? column.write(product, names) : "";
      if (product ? text === before : text === "") continue;
      if (column.title === SLUG && text === "") continue;
      plan.changes.push({ column: column.title, from: before, to: text });
      Object.assign(plan.fields, column.toFields(text));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      fail(plan, column.title, value, error.message);
    }
  }
  planDetails(plan, cells, product);
  for (const key of plan.fields.fitKeys ?? []) {
    if (names.productOf(key) === undefined && !keys.has(key)) fail(plan, "Fits", key, "is no product's SKU");
  }
  checkFields(plan, product);
  if (plan.outcome !== "wrong" && !product) plan.outcome = "new";
  return plan;
}

/** Where a product's specifications are the same list, they stay so. */
function planDetails(plan: PlannedRow, cells: Cell[], product: SheetProduct | undefined): void {
  const given = new Map(cells.flatMap(({ column, title, value }) => (column ? [] : [[title, value] as const])));
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

const TITLES = new Map(COLUMNS.flatMap(({ field, title }) => (field ? [[field as string, title] as const] : [])));

/** The same check as every call's, each complaint at its column. */
function checkFields(plan: PlannedRow, product: SheetProduct | undefined): void {
  const { brandName, categoryName, subcategoryNames, collectionNames, fitKeys, pictures, ...fields } = plan.fields;
  const schema = product ? ProductUpdate : ProductCreate;
  const checked = schema.safeParse(product || fields.name ? fields : { ...fields, name: plan.name || "-" });
  if (checked.success) return;
  for (const issue of checked.error.issues.map(innermost)) {
    const field = String(issue.path[0] ?? "");
    const detail = typeof issue.path[1] === "number" ? plan.fields.technical_details?.[issue.path[1]]?.name : undefined;
    const column = detail ?? TITLES.get(field) ?? field;
    if (field === "specifications") continue;
    const message = toValidationMessage({ ...checked.error, issues: [{ ...issue, path: [] }] } as typeof checked.error);
    fail(
      plan,
      column,
      String(plan.changes.find((change) => change.column === column)?.to ?? ""),
      message.replace(/^The body /, ""),
    );
  }
}
