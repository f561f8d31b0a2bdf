/** Collects a file's cells into a table, within the limits. */
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { withPlainBreaks } from "../cells.ts";
import { removeMark } from "../csv.ts";
import { type SpreadsheetTable, toCellAddress } from "../table.ts";
import { formatNumber, SpreadsheetTooLargeError } from "./too-large.ts";

/** Errors as Excel, LibreOffice and Google Sheets write them, in several languages. */
const ERRORS = new Set(
  (
    "#N/A #DIV/0! #REF! #NAME? #VALUE! #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #UNKNOWN! #BUSY! " +
    "#GETTING_DATA #ERROR! #NV #WERT! #BEZUG! #ZAHL! #NOM? #VALEUR! #NOMBRE! #NUL! #N/D #VALOR! #NOME? #NÚM! " +
    "#¿NOMBRE? #¡VALOR! #¡REF! #¡DIV/0! #¡NUM! #¡NULO! #NULO!"
  ).split(" "),
);
const LIBREOFFICE_ERROR = /^Err:\d{3}$/;

const isErrorText = (text: string) =>
  ERRORS.has(text.toUpperCase()) || LIBREOFFICE_ERROR.test(text);

export interface TableBuilder {
  /** @param row from 1 @param column from 0 @throws SpreadsheetTooLargeError */
  add(row: number, column: number, text: string, isError?: boolean): void;
  /** A formula without a cached result. */
  addFormula(row: number, column: number, formula: string): void;
  readonly table: SpreadsheetTable;
}

export function createTableBuilder(): TableBuilder {
  const table: SpreadsheetTable = { rows: [], faults: [] };
  let cells = 0;
  let characters = 0;

  function check(row: number, column: number, text: string): void {
    const { rows, columns, cellCharacters } = SPREADSHEET_LIMITS;
    const where = toCellAddress(column, row);
    if (row > rows + 1)
      throw new SpreadsheetTooLargeError(
        `Cell ${where} has content, but the limit is ${formatNumber(rows)} rows below the titles: ` +
          "clear the cells below, or split the rows into several files",
      );
    if (column >= columns)
      throw new SpreadsheetTooLargeError(
        `Cell ${where} has content, but the limit is ${columns} columns: ` +
          "clear this cell and those to its right",
      );
    if (text.length > cellCharacters)
      throw new SpreadsheetTooLargeError(
        `Cell ${where} has more than ${formatNumber(cellCharacters)} characters`,
      );
  }

  function put(row: number, column: number, text: string): void {
    check(row, column, text);
    while (table.rows.length < row) table.rows.push([]);
    const values = table.rows[row - 1] ?? [];
    cells += Math.max(0, column + 1 - values.length);
    characters += text.length;
    if (cells > SPREADSHEET_LIMITS.cells)
      throw new SpreadsheetTooLargeError(
        `The table has more than ${formatNumber(SPREADSHEET_LIMITS.cells)} cells: split it into several files`,
      );
    if (characters > SPREADSHEET_LIMITS.characters)
      throw new SpreadsheetTooLargeError(
        `The table has more than ${formatNumber(SPREADSHEET_LIMITS.characters)} characters: ` +
          "split it into several files",
      );
    while (values.length < column) values.push("");
    values[column] = text;
  }

  return {
    table,
    add(row, column, input, isError = false) {
      const text = withPlainBreaks(removeMark(input.trimStart()));
      if (text === "") return;
      put(row, column, text);
      if (!isError && !isErrorText(text)) return;
      const where = toCellAddress(column, row);
      const message = `is an error in cell ${where}: correct the formula, or enter the value`;
      table.faults.push({ row, column, message });
    },
    addFormula(row, column, formula) {
      put(row, column, `=${formula.slice(0, 200)}`);
      const where = toCellAddress(column, row);
      const remedy = "open the file in a spreadsheet program and save it again, or enter the value";
      table.faults.push({
        row,
        column,
        message: `is a formula without a result in cell ${where}: ${remedy}`,
      });
    },
  };
}
