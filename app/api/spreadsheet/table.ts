/** A spreadsheet's contents: texts by row and column, and cells that contain an error instead. */
import { ApiError } from "../api-error.ts";
import { COLUMNS, type Column } from "./columns.ts";

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

/** @throws an ApiError if two titles name the same column */
function rejectDuplicates(titles: readonly string[]): void {
  const first = new Map<string, string>();
  for (const title of titles.filter(Boolean)) {
    const key = COLUMNS.find(title)?.title ?? title;
    const before = first.get(key);
    if (before === title)
      throw new ApiError(400, `Two columns are called "${title}": rename or remove one`);
    if (before !== undefined)
      throw new ApiError(400, `"${before}" and "${title}" both name the column ${key}: remove one`);
    first.set(key, title);
  }
}

const LINE_BREAK = /[\t\n\v\f\u2028\u2029]/;

/** Puts a space for white space with a line break. */
const toOneLine = (text: string) =>
  text.replace(/\s+/g, (space) => (LINE_BREAK.test(space) ? " " : space));

/**
 * Rows below the titles that are not empty, numbered as spreadsheet programs count. `read` leaves
 * out cells that say nothing.
 *
 * @throws an ApiError for a title that is an error or names the column of another
 */
export function listRows({ rows: [titles = [], ...rows], faults }: SpreadsheetTable) {
  const byRow = Map.groupBy(faults, ({ row }) => row);
  const [wrong] = byRow.get(1) ?? [];
  if (wrong) throw new ApiError(400, `The title "${titles[wrong.column]}" ${wrong.message}`);
  rejectDuplicates(titles);
  const named = titles.flatMap((title, at) =>
    title === "" ? [] : { title, column: COLUMNS.find(title), at },
  );
  return rows.flatMap((values, index) => {
    const row = index + 2;
    const read = (): Cell[] =>
      named.flatMap(({ title, column, at }) => {
        const message = byRow.get(row)?.find((fault) => fault.column === at)?.message;
        if (message === null) return [];
        const text = values[at] ?? "";
        const value = column?.hasLines ? text : toOneLine(text);
        return { title, column, value, fault: message ?? null };
      });
    return values.some(Boolean) ? { row, read } : [];
  });
}
