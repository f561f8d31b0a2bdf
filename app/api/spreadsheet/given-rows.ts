/** A sheet's rows as they are given: each cell with its column, each row with the product that it is about. */
import { ApiError } from "../api-error.ts";
import { type Column, findColumn, SKU, SLUG } from "./columns.ts";
import type { SheetNames } from "./sheet-names.ts";
import type { WordedRow } from "./table.ts";

export interface Cell {
  title: string;
  /** Undefined for a technical detail. */
  column: Column | undefined;
  value: string;
  /** Why the value cannot be had; null for a good cell. */
  fault: string | null;
}

export interface GivenRow {
  /** As the program for tables counts it. */
  row: number;
  cells: Cell[];
  sku: string;
  /** Null for a new product. */
  id: number | null;
}

/** Empty where the cell holds an error. */
export const textAt = (cells: Cell[], title: string) =>
  cells.find(({ column, fault }) => column?.title === title && !fault)?.value ?? "";

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

/** @returns how to read a row @throws an ApiError when two columns are one */
export function createRowReader(titles: readonly string[], names: SheetNames): (row: WordedRow) => GivenRow {
  refuseTwice(titles);
  const columns = titles.flatMap((title, at) => (title === "" ? [] : [{ title, column: findColumn(title), at }]));
  return ({ row, values, faultAt }) => {
    const cells = columns.map(({ title, column, at }) => ({
      title,
      column,
      value: values[at] ?? "",
      fault: faultAt(at),
    }));
    const sku = textAt(cells, SKU);
    return { row, cells, sku, id: findProduct(names, sku, textAt(cells, SLUG)) };
  };
}
