/** A sheet's rows as they are given: each cell with its column. */
import { type Column, type Columns, refuseTwice } from "./column.ts";
import type { WordedRow } from "./table.ts";

export interface Cell<C = Column<never, never, unknown>> {
  title: string;
  /** Undefined where the title names none. */
  column: C | undefined;
  value: string;
  /** Why the value cannot be had; null for a good cell. */
  fault: string | null;
}

/** Empty where the cell holds an error. */
export const textAt = (cells: readonly Cell<{ title: string }>[], title: string) =>
  cells.find(({ column, fault }) => column?.title === title && !fault)?.value ?? "";

/** @returns how to read a row @throws an ApiError when two columns are one */
export function createRowReader<C extends Columns["list"][number]>(
  titles: readonly string[],
  columns: Columns<C>,
): (row: WordedRow) => Cell<C>[] {
  refuseTwice(titles, columns);
  const named = titles.flatMap((title, at) => (title === "" ? [] : [{ title, column: columns.find(title), at }]));
  return ({ values, faultAt }) =>
    named.map(({ title, column, at }) => ({ title, column, value: values[at] ?? "", fault: faultAt(at) }));
}
