/** A spreadsheet's contents: texts, and the cells that hold an error in the place of one. */
import { ApiError } from "../api-error.ts";

export interface Table {
  /** The titles, then the rows; each up to its last text. */
  rows: string[][];
  faults: CellFault[];
}

export interface CellFault {
  /** From 1. */
  row: number;
  /** From 0. */
  column: number;
  /** What is wrong and what to do, as words that follow the cell's text. */
  message: string;
}

/** A row under the titles that has a text. */
export interface WordedRow {
  /** As spreadsheet programs count it. */
  row: number;
  values: string[];
  /** What is wrong with the cell of a column, from 0; null for a good one. */
  faultAt(column: number): string | null;
}

/** @throws an ApiError for a title that is an error */
export function readWordedRows({ rows, faults }: Table): { titles: string[]; rows: WordedRow[] } {
  const [titles = [], ...others] = rows;
  const byRow = Map.groupBy(faults, ({ row }) => row);
  const [wrong] = byRow.get(1) ?? [];
  if (wrong) throw new ApiError(400, `The title "${titles[wrong.column]}" ${wrong.message}`);
  const worded = others.map((values, index) => {
    const row = index + 2;
    const faultAt = (at: number) => byRow.get(row)?.find(({ column }) => column === at)?.message ?? null;
    return { row, values, faultAt };
  });
  return { titles, rows: worded.filter(({ values }) => values.some(Boolean)) };
}
