/** What a sheet's row would change in one item. */
import type { z } from "zod";
import type { SheetRow } from "#app/contract/sheet-import.ts";
import { innermost, toComplaint } from "../validation-messages.ts";
import { BadCell, withPlainBreaks } from "./cells.ts";
import type { Column, Columns } from "./column.ts";
import type { Cell } from "./given-rows.ts";
import { LONGEST_CELL } from "./write-table.ts";

export interface Planned<Fields> extends SheetRow {
  /** What a call would be sent for the changes. */
  fields: Fields;
}

/** Notes what is wrong with a row, at its column. */
export function fail(row: Pick<SheetRow, "errors" | "outcome">, column: string, value: string, message: string): void {
  row.errors.push({ column, value: value.slice(0, 200), message });
  row.outcome = "wrong";
}

export function failFaults(row: SheetRow, cells: readonly Cell<{ title: string }>[]): void {
  for (const { column, title, value, fault } of cells) if (fault) fail(row, column?.title ?? title, value, fault);
}

/** Compares the good cells with what stands in the same columns for the item; undefined for a new one. */
export function planCells<Item, Names, Fields extends object>(
  plan: Planned<Fields>,
  cells: readonly Cell<Column<Item, Names, Fields>>[],
  item: Item | undefined,
  names: Names,
): void {
  for (const { column, value, fault } of cells) {
    if (fault || !column?.toFields || (column.keepsEmpty && value === "")) continue;
    try {
      const to = column.normalise ? column.normalise(value, names, item) : value;
      const from = item === undefined ? "" : withPlainBreaks(column.write(item, names));
      // Excel cuts a text that is longer.
      if (to === from || (item !== undefined && to === from.slice(0, LONGEST_CELL))) continue;
      Object.assign(plan.fields, column.toFields(to, names));
      plan.changes.push({ column: column.title, from, to });
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      fail(plan, column.title, value, error.message);
    }
  }
}

/** What the call's own check finds wrong, each with where it is and as a column's error has it. */
export function findComplaints(schema: z.ZodType, fields: object): { path: PropertyKey[]; message: string }[] {
  const issues = schema.safeParse(fields).error?.issues ?? [];
  return issues.map(innermost).map((issue) => ({ path: issue.path, message: toComplaint(issue) }));
}

/** The column that fills a field, and what the row would change it to. */
export function cellOf({ changes }: SheetRow, columns: Columns, field: string): [column: string, value: string] {
  const column = columns.titleOf(field) ?? field;
  return [column, changes.find((change) => change.column === column)?.to ?? ""];
}
