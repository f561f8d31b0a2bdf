/** Puts a file's cells into a table, and counts them while it does. */

import { SHEET_LIMITS } from "#app/limits.ts";
import { toCellAddress } from "../cell-address.ts";
import { withPlainBreaks } from "../cells.ts";
import { withoutMark } from "../csv.ts";
import type { Table } from "../table.ts";
import { SheetTooLarge, toFigure } from "./too-large.ts";

/** Errors as Excel, LibreOffice and Google write them; some in the languages that translate them. */
const ERRORS = new Set(
  (
    "#N/A #DIV/0! #REF! #NAME? #VALUE! #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #UNKNOWN! #BUSY! " +
    "#GETTING_DATA #ERROR! #NV #WERT! #BEZUG! #ZAHL! #NOM? #VALEUR! #NOMBRE! #NUL! #N/D #VALOR! #NOME? #NÚM! " +
    "#¿NOMBRE? #¡VALOR! #¡REF! #¡DIV/0! #¡NUM! #¡NULO! #NULO!"
  ).split(" "),
);
const LIBREOFFICE_ERROR = /^Err:\d{3}$/;

const isErrorText = (text: string) => ERRORS.has(text.toUpperCase()) || LIBREOFFICE_ERROR.test(text);

export interface TableBuilder {
  /** @param row from 1 @param column from 0 @throws SheetTooLarge */
  add(row: number, column: number, text: string, isError?: boolean): void;
  /** A formula that the program has not computed. */
  addFormula(row: number, column: number, formula: string): void;
  readonly table: Table;
}

export function createTableBuilder(): TableBuilder {
  const table: Table = { rows: [], faults: [] };
  let cells = 0;
  let characters = 0;

  function check(row: number, column: number, text: string): void {
    const { rows, columns, cellCharacters } = SHEET_LIMITS;
    const where = toCellAddress(column, row);
    if (row > rows + 1)
      throw new SheetTooLarge(
        `Cell ${where} has content, and at most ${toFigure(rows)} rows below the titles are read: ` +
          "clear the cells below, or send the rows in several files",
      );
    if (column >= columns)
      throw new SheetTooLarge(
        `Cell ${where} has content, and at most ${columns} columns are read: clear the cells to its right and itself`,
      );
    if (text.length > cellCharacters)
      throw new SheetTooLarge(`Cell ${where} holds more than ${toFigure(cellCharacters)} characters`);
  }

  function put(row: number, column: number, text: string): void {
    check(row, column, text);
    while (table.rows.length < row) table.rows.push([]);
    const values = table.rows[row - 1] ?? [];
    cells += Math.max(0, column + 1 - values.length);
    characters += text.length;
    if (cells > SHEET_LIMITS.cells)
      throw new SheetTooLarge(
        `The table has more than ${toFigure(SHEET_LIMITS.cells)} cells: send it in several files`,
      );
    if (characters > SHEET_LIMITS.characters)
      throw new SheetTooLarge(
        `The table holds more than ${toFigure(SHEET_LIMITS.characters)} characters: send it in several files`,
      );
    while (values.length < column) values.push("");
    values[column] = text;
  }

  return {
    table,
    add(row, column, given, isError = false) {
      const text = withPlainBreaks(withoutMark(given.trimStart()));
      if (text === "") return;
      put(row, column, text);
      if (!isError && !isErrorText(text)) return;
      const where = toCellAddress(column, row);
      const message = `is an error in cell ${where}: correct the formula, or write the value`;
      table.faults.push({ row, column, message });
    },
    addFormula(row, column, formula) {
      put(row, column, `=${formula.slice(0, 200)}`);
      const where = toCellAddress(column, row);
      const remedy = "open the file in a spreadsheet program and save it again, or write the value";
      table.faults.push({ row, column, message: `is a formula without a result in cell ${where}: ${remedy}` });
    },
  };
}
