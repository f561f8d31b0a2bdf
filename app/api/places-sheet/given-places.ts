/** A table's rows as they are given, each cell by its column. */
import { ApiError } from "../api-error.ts";
import { wordedRows } from "../spreadsheet/sheet-file.ts";
import { type Cells, TITLES, type Title } from "./columns.ts";

export interface GivenPlace {
  /** As the program for tables counts it. */
  row: number;
  /** Those of the columns that the table has. */
  cells: Partial<Cells>;
}

function toTitle(text: string): Title | null {
  const given = text.trim().toLowerCase();
  const title = TITLES.find((one) => one.toLowerCase() === given);
  if (!title && given !== "") {
    throw new ApiError(400, `There is no column "${text.trim()}": the columns are ${TITLES.join(", ")}`);
  }
  return title ?? null;
}

/** Rows without a word are left out. @throws an ApiError for a column that there is not, and for one that is there twice */
export function toGivenPlaces([titles = [], ...rows]: string[][]): GivenPlace[] {
  const known = titles.map(toTitle);
  const twice = known.find((title, at) => title !== null && known.indexOf(title) !== at);
  if (twice) throw new ApiError(400, `Two columns are called "${twice}": remove one`);
  return wordedRows(rows).map(({ row, values }) => ({
    row,
    cells: Object.fromEntries(known.flatMap((title, at) => (title ? [[title, values[at] ?? ""]] : []))),
  }));
}
