/** A spreadsheet's contents: texts by row and column, and cells that contain an error instead. */
import { ApiError } from "../api-error.ts";
import { type Column, type Columns, rejectDuplicateTitles } from "./column.ts";

export interface SpreadsheetTable {
  /** The titles, then the rows; each ends with its last text. */
  rows: string[][];
  faults: CellFault[];
  /** What of the file was left out, or read in another way than it is written. */
  notes?: string[];
}

interface CellFault {
  /** From 1. */
  row: number;
  /** From 0. */
  column: number;
  /** What is wrong and what to do; it follows the cell's text. Null: the cell says nothing. */
  message: string | null;
}

/** A row below the titles that is not empty. */
export interface FilledRow {
  /** From 1, as spreadsheet programs count; the titles are row 1. */
  row: number;
  values: string[];
  /** The fault of the cell in a column (from 0). */
  faultAt(column: number): CellFault | undefined;
}

/** @throws an ApiError for a title that is an error */
export function readFilledRows({ rows, faults }: SpreadsheetTable): {
  titles: string[];
  rows: FilledRow[];
} {
  const [titles = [], ...others] = rows;
  const byRow = Map.groupBy(faults, ({ row }) => row);
  const [wrong] = byRow.get(1) ?? [];
  if (wrong) throw new ApiError(400, `The title "${titles[wrong.column]}" ${wrong.message}`);
  const worded = others.map((values, index) => {
    const row = index + 2;
    const faultAt = (at: number) => byRow.get(row)?.find(({ column }) => column === at);
    return { row, values, faultAt };
  });
  return { titles, rows: worded.filter(({ values }) => values.some(Boolean)) };
}

export interface Cell<C = Column<never, never, unknown>> {
  title: string;
  /** Undefined if the title names no column. */
  column: C | undefined;
  value: string;
  /** Why the cell has no value; null if it has one. */
  fault: string | null;
}

/** The text in the column; empty if the cell contains an error. */
export const textAt = (cells: readonly Cell<{ title: string }>[], title: string) =>
  cells.find(({ column, fault }) => column?.title === title && !fault)?.value ?? "";

const IS_ERROR = "is an error: correct the formula, or enter the value";
const LINE_BREAKS = /\s*[\t\n\v\f\u2028\u2029]\s*/g;

/** @returns a reader of rows; it leaves out cells that say nothing about the item @throws an ApiError if two titles name the same column */
export function createRowReader<C extends Columns["list"][number]>(
  titles: readonly string[],
  columns: Columns<C>,
): (row: FilledRow) => Cell<C>[] {
  rejectDuplicateTitles(titles, columns);
  const named = titles.flatMap((title, at) =>
    title === "" ? [] : [{ title, column: columns.find(title), at }],
  );
  return ({ values, faultAt }) =>
    named.flatMap(({ title, column, at }) => {
      const message = faultAt(at)?.message;
      const identifies = column && !column.toPlan;
      if (message === null && !identifies) return [];
      const text = values[at] ?? "";
      const value = column?.hasLines ? text : text.replace(LINE_BREAKS, " ");
      return [{ title, column, value, fault: message === null ? IS_ERROR : (message ?? null) }];
    });
}

/** As spreadsheet programs write it, such as F12. @param column from 0 @param row from 1 */
export function toCellAddress(column: number, row: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

const A = 64;
const ZERO = 48;

/** @returns null if the text is not a cell address */
export function parseCellAddress(address: string): { column: number; row: number } | null {
  let column = 0;
  let row = 0;
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at);
    if (code > A && code <= A + 26 && row === 0) column = column * 26 + code - A;
    else if (code >= ZERO && code < ZERO + 10) row = row * 10 + code - ZERO;
    else return null;
  }
  return column > 0 && row > 0 ? { column: column - 1, row } : null;
}
