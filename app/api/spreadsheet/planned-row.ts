/** A row of an import as planned. */
import type { ProductUpdate } from "#app/contract/product.ts";
import type { SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { splitList } from "#app/contract/text-lists.ts";
import type { GroupKind } from "./spreadsheet-names.ts";

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
