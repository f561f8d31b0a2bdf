/**
 * A spreadsheet's contents: texts by row and column, and cells that contain an error instead. Also
 * its rows as an import plans them.
 */
import type { ProductUpdate } from "#app/contract/product.ts";
import type { SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { splitList } from "#app/contract/text-lists.ts";
import { COLUMNS, type Column } from "./columns.ts";
import type { GroupKind } from "./spreadsheet-names.ts";

export interface SpreadsheetTable {
  /** Each ends with its last text. */
  rows: string[][];
  /** Which of the rows has the titles: the first, if undefined. */
  titlesAt?: number;
  /** Numbers from 0 of columns that the file hides. */
  hidden?: number[];
  /** Titles that are certainly specifications, as those of a known program's export. */
  specified?: string[];
  /** How many rows the file hides. */
  hiddenRows?: number;
  /** Names of the visible worksheets, if there are several. */
  sheets?: string[];
  faults: {
    /** From 1. */
    row: number;
    /** From 0. */
    column: number;
    /** What is wrong and what to do; it follows the cell's text. Null: the cell says nothing. */
    message: string | null;
  }[];
  /** What of the file was left out, or read in another way than it is written. */
  notes?: string[];
}

export interface Cell {
  title: string;
  /** Undefined if the title names no column. */
  column: Column | undefined;
  value: string;
  /** Why the cell has no value; null if it has one. */
  fault: string | null;
}

/** The text in the column; empty if the cell contains an error. */
export const textAt = (cells: readonly Cell[], title: string) =>
  cells.find(({ column, fault }) => column?.title === title && !fault)?.value ?? "";

const LINE_BREAK = /[\t\n\v\f\u2028\u2029]/;

/** Puts a space for white space with a line break. */
const toOneLine = (text: string) =>
  text.replace(/\s+/g, (space) => (LINE_BREAK.test(space) ? " " : space));

export const titlesOf = ({ rows, titlesAt = 0 }: SpreadsheetTable) => rows[titlesAt] ?? [];

/**
 * Rows below the titles that are not empty, numbered as spreadsheet programs count. `read` leaves
 * out cells that say nothing.
 */
export function listRows(table: SpreadsheetTable) {
  const { rows, titlesAt = 0, faults } = table;
  const byRow = Map.groupBy(faults, ({ row }) => row);
  const named = titlesOf(table).flatMap((title, at) =>
    title === "" ? [] : { title, column: COLUMNS.find(title), at },
  );
  return rows.flatMap((values, index) => {
    const row = index + 1;
    const read = (): Cell[] =>
      named.flatMap(({ title, column, at }) => {
        const message = byRow.get(row)?.find((fault) => fault.column === at)?.message;
        if (message === null) return [];
        const text = values[at] ?? "";
        const value = column?.hasLines ? text : toOneLine(text);
        return { title, column, value, fault: message ?? null };
      });
    return index > titlesAt && values.some(Boolean) ? { row, read } : [];
  });
}

/** A name that the catalogue lacks. */
export interface NewName {
  /** Title of its column. */
  column: string;
  kind: "brand" | GroupKind;
  name: string;
  /** Null if the name has no letter or digit to make a slug of. */
  slug: string | null;
  /** The category of a new subcategory: that of the first product in it. */
  category: string;
  /** How many rows have it. */
  rows: number;
}

export interface PlannedRow extends SpreadsheetRow {
  /** Null for a new product. */
  id: number | null;
  /** Name of the product's category once the row is written; empty for none. */
  category: string;
  /** The changes as fields of an API call, without new names. */
  fields: ProductUpdate;
  /** Names of image files, and URLs; undefined if they do not change. */
  pictures?: string[];
  newNames: NewName[];
}

export function addError(row: PlannedRow, column: string, value: string, message: string): void {
  row.errors.push({ column, value: value.slice(0, 200), message });
  row.outcome = "wrong";
}

/** The new text in a column; undefined if it does not change. */
export const textIn = ({ changes }: PlannedRow, title: string) =>
  changes.find(({ column }) => column === title)?.to;

export const listIn = (row: PlannedRow, title: string) => splitList(textIn(row, title) ?? "");
