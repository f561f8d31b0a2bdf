/** Collects a file's cells into a table, within the limits. */
import { isFormulaError, isNoValue } from "#app/catalogue/no-value.ts";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { withPlainBreaks } from "../cells.ts";
import { removeMark } from "../csv.ts";
import type { SpreadsheetTable } from "../table.ts";
import { toCellAddress } from "./cell-address.ts";
import { formatNumber, SpreadsheetTooLargeError } from "./refusals.ts";

/** "7,04E+12": the program that wrote it left out the last digits. */
const SHORTENED = /^[1-9](?:[.,]\d+)?E\+\d{2,3}$/i;
// Pages from which titles are copied contain these.
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

export type TableBuilder = ReturnType<typeof createTableBuilder>;

export function createTableBuilder() {
  const table: SpreadsheetTable = { rows: [], faults: [] };
  let cells = 0;
  let characters = 0;
  let emptied = 0;
  let firstEmptied = "";

  function check(row: number, column: number, text: string): void {
    const { rows, columns, cellCharacters, titleCharacters } = SPREADSHEET_LIMITS;
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
    if (row === 1 && text.length > titleCharacters)
      throw new SpreadsheetTooLargeError(
        `The title in cell ${where} has more than ${titleCharacters} characters: shorten it`,
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

  function addFault(row: number, column: number, what: string, remedy: string): void {
    const message = `is ${what} in cell ${toCellAddress(column, row)}: ${remedy}`;
    table.faults.push({ row, column, message });
  }

  function addNoValue(row: number, column: number, text: string, isError: boolean): void {
    emptied++;
    firstEmptied ||= `"${text}" in ${toCellAddress(column, row)}`;
    if (isError) table.faults.push({ row, column, message: null });
  }

  return {
    table,
    /** @param row from 1 @param column from 0 @throws SpreadsheetTooLargeError */
    add(row: number, column: number, input: string, isError = false): void {
      const read = withPlainBreaks(removeMark(input.trimStart()));
      const text = row === 1 ? read.replace(INVISIBLE, "").replace(/\s+/g, " ").trim() : read;
      if (text === "") return;
      const isFault = isError || isFormulaError(text);
      if (row > 1 && (isFault || isNoValue(text))) {
        addNoValue(row, column, text, isFault);
        return;
      }
      put(row, column, text);
      if (isFault) addFault(row, column, "an error", "correct the formula, or enter the value");
      else if (SHORTENED.test(text))
        addFault(
          row,
          column,
          "a number whose last digits are missing",
          "give the column the format Text and enter the number again",
        );
    },
    /** A formula without a cached result. */
    addFormula(row: number, column: number, formula: string): void {
      put(row, column, `=${formula.slice(0, 200)}`);
      const remedy = "open the file in a spreadsheet program and save it again, or enter the value";
      addFault(row, column, "a formula without a result", remedy);
    },
    /** How many cells were read as empty. */
    notes(): string[] {
      if (emptied === 0) return [];
      const others = emptied > 1 ? ` and ${formatNumber(emptied - 1)} other cells` : "";
      const errors = table.faults.some(({ message }) => message === null)
        ? ". An error changes no stored value"
        : "";
      return [`Read as empty: ${firstEmptied}${others}${errors}`];
    },
  };
}
