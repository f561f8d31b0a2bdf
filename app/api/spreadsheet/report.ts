/** What an import reports: notes on the file as a whole, and the outcomes of its rows. */
import { setImmediate } from "node:timers/promises";
import { editDistance } from "#app/catalogue/edit-distance.ts";
import type { SpreadsheetImport, SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { ApiError } from "../api-error.ts";
import { COLUMNS } from "./columns.ts";
import type { PlannedRow, SpreadsheetTable } from "./table.ts";

/** Rows in which titles are looked for. */
const FIRST_ROWS = 10;
/** The minimum number of columns in a row of titles. */
const MIN_TITLES = 2;

/** Titles that a program's exports have, and how to rename its titles. */
const PROGRAMS: [name: string, titles: RegExp, rename: string][] = [
  [
    "WooCommerce",
    /^(?:Published|Visibility in catalog|Is featured\?|Tax class|Regular price)$/,
    "Regular price to Price, Categories to Category, Brands to Brand, " +
      "Published to Status (active or draft)",
  ],
  [
    "Shopify",
    /^(?:Handle|Body \(HTML\)|Option1 Name|Variant SKU|Variant Price)$/,
    "Variant SKU to SKU, Title to Name, Body (HTML) to Description, Vendor to Brand, " +
      "Type to Category, Variant Price to Price, " +
      "Variant Inventory Qty to Stock, Image Src to Pictures",
  ],
];
const MIN_FOREIGN_TITLES = 3;

/** @throws an ApiError for an export of another program */
export function refuseForeignFile(titles: readonly string[]): void {
  for (const [name, expression, rename] of PROGRAMS)
    if (titles.filter((title) => expression.test(title)).length >= MIN_FOREIGN_TITLES)
      throw new ApiError(
        400,
        `This is an export of ${name}: rows of variants and unpublished products would become ` +
          `public products. Delete these rows, rename ${rename}, and delete the other columns`,
      );
}

/** @throws an ApiError if row 1 contains no title, such as one below a heading of the table */
export function refuseRowsAboveTitles({ rows }: SpreadsheetTable): void {
  const known = (row: readonly string[]) => row.filter((title) => COLUMNS.find(title)).length;
  const [first = []] = rows;
  if (known(first) > 0) return;
  const at = rows.slice(0, FIRST_ROWS).findIndex((row) => known(row) >= MIN_TITLES);
  const seen = first.filter(Boolean).join(", ").slice(0, 80);
  const remedy =
    at > 0
      ? `, but row ${at + 1} does: delete the rows above it`
      : `, such as ${COLUMNS.titles.slice(0, 2).join(" and ")}: write all titles into one row, ` +
        "row 1, named as in the template, and delete rows above them";
  throw new ApiError(400, `Row 1 ("${seen}") contains no known column titles${remedy}`);
}

/** @throws an ApiError if a missing column is an error of every row */
export function refuseWithoutColumn(
  { rows: [titles = []] }: SpreadsheetTable,
  rows: readonly PlannedRow[],
): void {
  const named = titles.map((title) => COLUMNS.find(title)?.title);
  const own = rows.filter(({ outcome }) => outcome !== "example");
  const isMissing = (title: string) =>
    own.every(({ errors }) =>
      errors.some(({ column, message }) => column === title && message.startsWith("is missing")),
    );
  const missing = COLUMNS.titles.filter((title) => !named.includes(title) && isMissing(title));
  const listed = titles.filter(Boolean).join(", ").slice(0, 500);
  const problem = `No column is called ${missing.join(" or ")}. The columns are: ${listed}`;
  if (own.length > 0 && missing.length > 0) throw new ApiError(400, problem);
}

/** Names titles that look misspelt. */
export const noteSimilar = (titles: readonly string[]) =>
  titles.flatMap((title) => {
    const meant = findSimilar(title);
    return meant
      ? `"${title}" is not a column: if ${meant} is meant, change the title to "${meant}"`
      : [];
  });

/** The title or alias that an unknown title misspells. */
function findSimilar(title: string): string | undefined {
  if (title.length < 3 || COLUMNS.find(title)) return undefined;
  const maxEdits = title.length > 6 ? 2 : 1;
  return COLUMNS.list
    .flatMap((column) => [column.title, ...(column.aliases ?? [])])
    .filter((known) => Math.abs(known.length - title.length) <= maxEdits)
    .find((known) => editDistance(title.toLowerCase(), known.toLowerCase()) <= maxEdits);
}

export interface ImportMode {
  dryRun: boolean;
  /** Leaves out wrong rows; otherwise one wrong row stops the import. */
  skipWrong: boolean;
  /** Titles of unknown columns that become specifications. */
  specifications?: readonly string[];
}

/** Rows between two turns of the event loop. */
const AT_ONCE = 2_000;

/** The report of an import; unchanged rows and examples are counted only. */
export async function toReport(
  planned: readonly PlannedRow[],
  facts: Omit<SpreadsheetImport, "counts" | "rows">,
): Promise<SpreadsheetImport> {
  const counts = { new: 0, changed: 0, same: 0, example: 0, wrong: 0 };
  const rows: SpreadsheetRow[] = [];
  for (const [at, { row, sku, name, outcome, changes, errors }] of planned.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    counts[outcome]++;
    if (outcome !== "same" && outcome !== "example")
      rows.push({ row, sku, name, outcome, changes, errors });
  }
  return { ...facts, counts, notes: [...facts.notes, ...noteRemovals(rows)], rows };
}

/** Counts the values that empty cells remove: an unfinished row looks the same. */
function noteRemovals(rows: readonly SpreadsheetRow[]): string[] {
  const removals = rows
    .filter(({ outcome }) => outcome === "changed")
    .flatMap(({ changes }) => changes.filter(({ to }) => to === ""));
  if (removals.length === 0) return [];
  const byColumn = [...Map.groupBy(removals, ({ column }) => column)]
    .map(([column, { length }]) => `${column} (${length})`)
    .join(", ");
  const count = removals.length === 1 ? "1 value" : `${removals.length} values`;
  return [`Empty cells remove ${count}: ${byColumn}. A column that is left out removes nothing`];
}
