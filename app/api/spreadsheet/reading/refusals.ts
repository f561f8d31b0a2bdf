/** Errors that say why a spreadsheet is not read, and what to do. */
import { SPREADSHEET_LIMITS } from "#app/limits.ts";

export class SpreadsheetTooLargeError extends Error {
  readonly code = "TOO_LARGE";
}

export class UnreadableFileError extends Error {
  readonly code = "UNREADABLE";
}

export const MB = 1024 * 1024;
export const formatNumber = (number: number) => number.toLocaleString("en");

/** @param what such as "The file has" @throws SpreadsheetTooLargeError for more than `most` */
export function rejectMore(count: number, most: number, what: string, unit: string): void {
  if (count > most)
    throw new SpreadsheetTooLargeError(`${what} more than ${formatNumber(most)} ${unit}`);
}

/** @throws SpreadsheetTooLargeError for a text longer than a cell may be */
export function append(text: string, piece: string): string {
  const { cellCharacters } = SPREADSHEET_LIMITS;
  rejectMore(text.length + piece.length, cellCharacters, "A cell has", "characters");
  return text + piece;
}
