/** A sheet's rows as they are given: each cell with its column, each row with the product that it is about. */
import { ApiError } from "../api-error.ts";
import { type Column, findColumn, SKU, SLUG } from "./columns.ts";
import { wordedRows } from "./sheet-file.ts";
import type { SheetNames } from "./sheet-names.ts";

export interface Cell {
  title: string;
  /** Undefined for a technical detail. */
  column: Column | undefined;
  value: string;
}

export interface GivenRow {
  /** As the program for tables counts it. */
  row: number;
  cells: Cell[];
  sku: string;
  /** Null for a new product. */
  id: number | null;
}

export const textAt = (cells: Cell[], title: string) =>
  cells.find(({ column }) => column?.title === title)?.value ?? "";

function toCells(titles: readonly string[], values: readonly string[]): Cell[] {
  return titles.flatMap((title, index) =>
    title === "" ? [] : [{ title, column: findColumn(title), value: values[index] ?? "" }],
  );
}

function refuseTwice(titles: readonly string[]): void {
  const first = new Map<string, string>();
  for (const title of titles.filter(Boolean)) {
    const key = findColumn(title)?.title ?? title;
    const before = first.get(key);
    if (before === title) throw new ApiError(400, `Two columns are called "${title}": rename one, or remove it`);
    if (before !== undefined)
      throw new ApiError(400, `"${before}" and "${title}" are both the column ${key}: keep one of them`);
    first.set(key, title);
  }
}

/** A product is found by its SKU; one that has none, by its address. */
function findProduct(names: SheetNames, sku: string, slug: string): number | null {
  const known = names.productWith(sku);
  if (known !== undefined) return known;
  const at = names.productAt(slug);
  return at && !at.isFormer && (sku === "" || at.sku === null) ? at.id : null;
}

/** Rows without a word are left out. @throws an ApiError when two columns are one */
export function toGivenRows([titles = [], ...rows]: string[][], names: SheetNames): GivenRow[] {
  const trimmed = titles.map((title) => title.trim());
  refuseTwice(trimmed);
  return wordedRows(rows).map(({ row, values }) => {
    const cells = toCells(trimmed, values);
    const sku = textAt(cells, SKU);
    return { row, cells, sku, id: findProduct(names, sku, textAt(cells, SLUG)) };
  });
}
