/** The refusals of spreadsheets that are larger than a limit. */
import { SHEET_LIMITS } from "#app/limits.ts";

/** A file that is larger than a limit. */
export class SheetTooLarge extends Error {
  readonly code = "TOO_LARGE";
}

export const toFigure = (number: number) => number.toLocaleString("en");
export const toMegabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;

/** @throws SheetTooLarge for a text that is longer than a cell's may be */
export function append(text: string, piece: string): string {
  if (text.length + piece.length > SHEET_LIMITS.cellCharacters)
    throw new SheetTooLarge(`A cell holds more than ${toFigure(SHEET_LIMITS.cellCharacters)} characters`);
  return text + piece;
}
