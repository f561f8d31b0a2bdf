/** Errors that say why a spreadsheet is not read, and what to do. */
import { SPREADSHEET_LIMITS } from "#app/limits.ts";

export class SpreadsheetTooLargeError extends Error {
  readonly code = "TOO_LARGE";
}

export class UnreadableFileError extends Error {
  readonly code = "UNREADABLE";
}

export const formatNumber = (number: number) => number.toLocaleString("en");
export const toMegabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;

/** @throws SpreadsheetTooLargeError for a text longer than a cell may be */
export function append(text: string, piece: string): string {
  if (text.length + piece.length > SPREADSHEET_LIMITS.cellCharacters)
    throw new SpreadsheetTooLargeError(
      `A cell has more than ${formatNumber(SPREADSHEET_LIMITS.cellCharacters)} characters`,
    );
  return text + piece;
}
