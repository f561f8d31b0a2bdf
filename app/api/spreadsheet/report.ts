/** What an import reports: notes on the file as a whole, and the outcomes of its rows. */
import type {
  Assignment,
  SpreadsheetImport,
  SpreadsheetRow,
} from "#app/contract/spreadsheet-import.ts";
import { inSlices } from "../in-slices.ts";
import { toOwnTitle } from "./assign-columns.ts";
import { COLUMNS } from "./columns.ts";
import type { PlannedRow } from "./table.ts";

/** The column that every row lacks; empty if none. */
export function findMissing(titles: readonly string[], rows: readonly PlannedRow[]): string {
  const own = rows.filter(({ outcome }) => outcome !== "example");
  const isMissing = (title: string) =>
    !titles.includes(title) &&
    own.every(({ errors }) =>
      errors.some(({ column, message }) => column === title && message.startsWith("is missing")),
    );
  const missing = own.length > 0 ? COLUMNS.titles.filter(isMissing) : [];
  return missing.length > 0
    ? `Every row needs ${missing.join(" and ")}: choose a column that becomes it`
    : "";
}

export interface ImportMode {
  dryRun: boolean;
  /** Leaves out wrong rows; otherwise one wrong row stops the import. */
  skipWrong: boolean;
  /** Whether missing brands and groups are created; otherwise they stop the import. */
  creates?: boolean;
  /** What columns become, where a person has decided it. */
  columns?: Assignment;
}

/** The report of an import; unchanged rows and examples are counted only. */
export async function toReport(
  planned: readonly PlannedRow[],
  facts: Omit<SpreadsheetImport, "counts" | "rows">,
): Promise<SpreadsheetImport> {
  const counts = { new: 0, changed: 0, same: 0, example: 0, wrong: 0 };
  const rows: SpreadsheetRow[] = [];
  await inSlices(planned, ({ row, sku, name, outcome, changes, errors }) => {
    counts[outcome]++;
    if (outcome !== "same" && outcome !== "example")
      rows.push({ row, sku, name, outcome, changes, errors });
  });
  return { ...facts, counts, notes: [...facts.notes, ...noteRemovals(rows, facts.columns)], rows };
}

/** Counts the values that empty cells remove: an unfinished row looks the same. */
function noteRemovals(
  rows: readonly SpreadsheetRow[],
  columns: SpreadsheetImport["columns"],
): string[] {
  // Values that only staff see from now on leave other columns.
  const titles = new Set(columns.map(toOwnTitle));
  const removals = rows
    .filter(({ outcome }) => outcome === "changed")
    .flatMap(({ changes }) => changes.filter(({ column, to }) => to === "" && titles.has(column)));
  if (removals.length === 0) return [];
  const byColumn = [...Map.groupBy(removals, ({ column }) => column)]
    .map(([column, { length }]) => `${column} (${length})`)
    .join(", ");
  const count = removals.length === 1 ? "1 value" : `${removals.length} values`;
  return [`Empty cells remove ${count}: ${byColumn}. A column that is left out removes nothing`];
}
