/** A table's rows as they are given, each cell by its column. */
import { ApiError } from "../api-error.ts";
import { readWordedRows, type Table } from "../spreadsheet/table.ts";
import { type Cells, TITLES, type Title } from "./columns.ts";

export interface GivenPlace {
  /** As the program for tables counts it. */
  row: number;
  /** Those of the columns that the table has. */
  cells: Partial<Cells>;
  faults: { column: Title; message: string }[];
}

function toTitle(text: string): Title | null {
  const given = text.toLowerCase();
  const title = TITLES.find((one) => one.toLowerCase() === given);
  if (!title && given !== "") {
    throw new ApiError(400, `There is no column "${text}": the columns are ${TITLES.join(", ")}`);
  }
  return title ?? null;
}

/** Rows without a word are left out. @throws an ApiError for a column that there is not, and for one that is there twice */
export function toGivenPlaces(table: Table): GivenPlace[] {
  const { titles, rows } = readWordedRows(table);
  const known = titles.map(toTitle);
  const twice = known.find((title, at) => title !== null && known.indexOf(title) !== at);
  if (twice) throw new ApiError(400, `Two columns are called "${twice}": remove one`);
  const columns = known.flatMap((title, at) => (title ? [{ title, at }] : []));
  return rows.map(({ row, values, faultAt }) => ({
    row,
    cells: Object.fromEntries(columns.map(({ title, at }) => [title, values[at] ?? ""])),
    faults: columns.flatMap(({ title, at }) => {
      const message = faultAt(at);
      return message ? [{ column: title, message }] : [];
    }),
  }));
}
