/** One row of an import: its changes, its errors, and the fields of the API call. */
import type { z } from "zod";
import type { SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { innermost, toErrorText } from "#app/contract/validation-messages.ts";
import { CellError, withPlainBreaks } from "./cells.ts";
import type { Column, Columns } from "./column.ts";
import { MAX_CELL_LENGTH } from "./spreadsheet-format.ts";
import type { Cell } from "./table.ts";

export interface PlannedChanges<Fields, Named = object> extends SpreadsheetRow {
  /** The changes as fields of an API call. */
  fields: Fields;
  /** Changes to things that the row names; their ids are known when it is written. */
  named: Named;
}

/** Adds an error to a row. */
export function addError(
  row: Pick<SpreadsheetRow, "errors" | "outcome">,
  column: string,
  value: string,
  message: string,
): void {
  row.errors.push({ column, value: value.slice(0, 200), message });
  row.outcome = "wrong";
}

export function addCellErrors(
  row: SpreadsheetRow,
  cells: readonly Cell<{ title: string }>[],
): void {
  for (const { column, title, value, fault } of cells)
    if (fault) addError(row, column?.title ?? title, value, fault);
}

/** Compares the cells with the item's current values; `item` is undefined for a new one. */
export function planCells<Item, Names, Fields extends object, Named extends object>(
  plan: PlannedChanges<Fields, Named>,
  cells: readonly Cell<Column<Item, Names, Fields, Named>>[],
  item: Item | undefined,
  names: Names,
): void {
  for (const { column, value, fault } of cells) {
    if (fault || !column?.toPlan || (column.keepsEmpty && value === "")) continue;
    try {
      const to = column.normalise ? column.normalise(value, names, item) : value;
      const from = item === undefined ? "" : withPlainBreaks(column.write(item, names));
      // Excel cuts longer texts.
      if (to === from || (item !== undefined && to === from.slice(0, MAX_CELL_LENGTH))) continue;
      const { fields, named } = column.toPlan(to, names);
      Object.assign(plan.fields, fields);
      Object.assign(plan.named, named);
      plan.changes.push({ column: column.title, from, to });
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      addError(plan, column.title, value, error.message);
    }
  }
}

/** Validation errors of an API call, with the path of the field. */
export function validateFields(
  schema: z.ZodType,
  fields: object,
): { path: PropertyKey[]; message: string }[] {
  const issues = schema.safeParse(fields).error?.issues ?? [];
  return issues.map(innermost).map((issue) => ({ path: issue.path, message: toErrorText(issue) }));
}

/** The title of a field's column, and the row's new value in it. */
export function cellOf(
  { changes }: SpreadsheetRow,
  columns: Columns,
  field: string,
): [column: string, value: string] {
  const column = columns.titleOf(field) ?? field;
  return [column, changes.find((change) => change.column === column)?.to ?? ""];
}
