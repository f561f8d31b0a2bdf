/** Finds the row of titles in a table, which may stand below other rows or have two lines. */
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { COLUMNS } from "../columns.ts";
import type { SpreadsheetTable } from "../table.ts";
import { SpreadsheetTooLargeError } from "./refusals.ts";
import { toCellAddress } from "./table-builder.ts";

/** Rows in which titles are looked for. */
const FIRST_ROWS = 20;
// Pages from which titles are copied contain these.
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

const toTitle = (text: string) => text.replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
const isTwice = (title: string, all: readonly string[]) =>
  title !== "" && all.indexOf(title) !== all.lastIndexOf(title);
const countTexts = (row: readonly string[]) => new Set(row.filter(Boolean)).size;

/** The row with the most known titles, if they are several or it is about as wide as the table. */
function findRow(rows: readonly string[][], isKnown: (title: string) => boolean): number {
  const widest = Math.max(...rows.map(countTexts));
  const known = rows.map((row) => {
    const count = new Set(row.filter(isKnown)).size;
    return count > 1 || countTexts(row) * 2 > widest ? count : -1;
  });
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Whether the row below divides a title that stands once, in a merged cell, or twice. */
function isSecondLine(titles: readonly string[], below: readonly string[] = []): boolean {
  const isDivided = (text: string, at: number) => {
    const title = titles[at] ?? "";
    return text && (title === "" || isTwice(title, titles));
  };
  return (
    !below[titles.findIndex(Boolean)] &&
    below.every((text) => !/\d/.test(text)) &&
    !below.some((text, at) => text && COLUMNS.find(titles[at] ?? "")?.title === "Name") &&
    below.some(isDivided)
  );
}

/** Adds what distinguishes equal titles: the line above them, or a number. */
function distinguish(titles: readonly string[], above: readonly string[] = []): string[] {
  const grouped = titles.map((title, at) =>
    isTwice(title, titles) && above[at] ? `${above[at]} ${title}` : title,
  );
  const taken = new Set<string>();
  return grouped.map((title) => {
    let own = title;
    for (let count = 2; own !== "" && taken.has(own); count++) own = `${title} (${count})`;
    taken.add(own);
    return own;
  });
}

/**
 * Replaces the row of titles with titles that differ.
 *
 * @throws SpreadsheetTooLargeError for a longer title than a specification may have
 */
export function findTitles(table: SpreadsheetTable, isKnown: (title: string) => boolean): void {
  const { rows } = table;
  const first = rows.slice(0, FIRST_ROWS).map((row) => row.map(toTitle));
  const at = findRow(first, isKnown);
  const [titles = [], below = []] = first.slice(at);
  const lines = isSecondLine(titles, below) ? [titles, below] : [titles];
  const length = Math.max(...lines.map((line) => line.length));
  const joined = Array.from({ length }, (_, column) => {
    const [title = "", second = ""] = lines.map((line) => line[column]);
    return title && second && title !== second ? `${title} (${second})` : title || second;
  });
  const named = distinguish(joined, countTexts(first[at - 1] ?? []) > 1 ? first[at - 1] : []);
  const long = named.findIndex((title) => title.length > SPREADSHEET_LIMITS.titleCharacters);
  if (long >= 0)
    throw new SpreadsheetTooLargeError(
      `The title in cell ${toCellAddress(long, at + 1)} has more than ` +
        `${SPREADSHEET_LIMITS.titleCharacters} characters: shorten it`,
    );
  if (rows.length > 0) rows[at] = named;
  if (lines.length > 1) rows[at + 1] = [];
  if (at > 0) table.titlesAt = at;
}
