/** Collects a file's cells into a table, within the limits. */
import { isFormulaError, isNoValue } from "#app/catalogue/no-value.ts";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { withPlainBreaks } from "../cells.ts";
import { removeMark } from "../spreadsheet-format.ts";
import type { SpreadsheetTable } from "../table.ts";
import { formatNumber, rejectMore, SpreadsheetTooLargeError } from "./refusals.ts";

/** "7,04E+12": the program that wrote it left out the last digits. */
const SHORTENED = /^[1-9](?:[.,]\d+)?E\+\d{2,3}$/i;

/** As spreadsheet programs write it, such as F12. @param column from 0 @param row from 1 */
export function toCellAddress(column: number, row: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

/** @returns null if the text is not a cell address */
export function parseCellAddress(address: string): { column: number; row: number } | null {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const row = Number(digits);
  if (!letters || row === 0) return null;
  const toNumber = (column: number, letter: string) => column * 26 + letter.charCodeAt(0) - 64;
  return { column: [...letters].reduce(toNumber, 0) - 1, row };
}

export type TableBuilder = ReturnType<typeof createTableBuilder>;

export function createTableBuilder() {
  const table: SpreadsheetTable = { rows: [], faults: [] };
  let cells = 0;
  let characters = 0;
  let emptied = 0;
  let firstEmptied = "";

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
    rejectMore(text.length, cellCharacters, `Cell ${where} has`, "characters");
  }

  function put(row: number, column: number, text: string): void {
    check(row, column, text);
    while (table.rows.length < row) table.rows.push([]);
    const values = table.rows[row - 1] ?? [];
    cells += Math.max(0, column + 1 - values.length);
    characters += text.length;
    const remedy = "split it into several files";
    rejectMore(cells, SPREADSHEET_LIMITS.cells, "The table has", `cells: ${remedy}`);
    const most = SPREADSHEET_LIMITS.characters;
    rejectMore(characters, most, "The table has", `characters: ${remedy}`);
    while (values.length < column) values.push("");
    values[column] = text;
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
      const text = withPlainBreaks(removeMark(input.trimStart()));
      if (text === "") return;
      const isFault = isError || isFormulaError(text);
      if (row > 1 && (isFault || isNoValue(text))) {
        addNoValue(row, column, text, isFault);
        return;
      }
      put(row, column, text);
      if (SHORTENED.test(text)) {
        const remedy = "give the column the format Text and enter the number again";
        const message = `is a number whose last digits are missing: ${remedy}`;
        table.faults.push({ row, column, message });
      }
    },
    /** A formula without a cached result. */
    addFormula(row: number, column: number, formula: string): void {
      put(row, column, `=${formula.slice(0, 200)}`);
      const remedy = "open the file in a spreadsheet program and save it again, or enter the value";
      table.faults.push({ row, column, message: `is a formula without a result: ${remedy}` });
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
