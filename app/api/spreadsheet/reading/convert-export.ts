/** Converts the export of another shop program, as `programs.json` describes it, to our columns. */
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { SKU } from "../columns.ts";
import type { SpreadsheetTable } from "../table.ts";
import {
  COMMA,
  find,
  type ProductRows,
  type Program,
  type ProgramRow,
  readProduct,
} from "./export-product.ts";
import programs from "./programs.json" with { type: "json" };
import { rejectMore } from "./refusals.ts";

/** The rows of each product; a row without a key is a product. */
function groupRows(rows: readonly ProgramRow[], program: Program): ProductRows[] {
  const { parent = "", variants = "", columns, keys = columns.SKU ?? [] } = program;
  const parents = new Map<string, string>();
  for (const row of rows)
    for (const [, sku = ""] of row.get(variants).matchAll(/(?:^|\|)sku=([^,|]+)/g))
      parents.set(sku, find(row, keys));
  const groups = new Map<string, ProductRows>();
  for (const row of rows) {
    const [key = `row ${row.at}`, ...more] = keys.map(row.get).filter(Boolean);
    const above = row.get(parent) || (parents.get(key) ?? "");
    const all = [above, key, ...more].filter(Boolean);
    const group = all.map((each) => groups.get(each)).find(Boolean) ?? { own: [], others: [] };
    (above ? group.others : group.own).push(row);
    for (const each of all) groups.set(each, group);
  }
  return [...new Set(groups.values())];
}

/** A subcategory's name is unique: another one of the name also gets its category's. */
function separateSubcategories(products: readonly { cells: Map<string, string> }[]): void {
  const owners = new Map(products.map(({ cells }) => [cells.get("Category")?.toLowerCase(), ""]));
  for (const { cells } of products) {
    const category = cells.get("Category") ?? "";
    const names = splitList(cells.get("Subcategories") ?? "").map((name) => {
      const owner = owners.get(name.toLowerCase()) ?? category;
      owners.set(name.toLowerCase(), owner);
      return owner === category ? name : `${name} ${category}`;
    });
    cells.set("Subcategories", joinList(names));
  }
}

/**
 * Replaces the table's rows if it is the export of a known program.
 *
 * @param hidden columns that are left out
 * @returns notes on it
 */
export function convertExport(table: SpreadsheetTable, hidden: readonly number[] = []): string[] {
  const { rows, titlesAt = 0, faults } = table;
  const titles = (rows[titlesAt] ?? []).map((title) => title.toLowerCase().replaceAll("_", " "));
  const columnOf = new Map(titles.map((title, at) => [title, at]));
  for (const at of hidden) columnOf.delete(titles[at] ?? "");
  columnOf.delete("");
  const program = programs.find(({ marks }) =>
    marks.some((mark) => mark.every((title) => columnOf.has(title))),
  );
  if (!program) return [];
  const around: Partial<Record<string, string>> = program.around ?? {};
  const faultAt = new Map(faults.map((fault) => [`${fault.row} ${fault.column}`, fault]));
  /** Of the cells that a product is read from. */
  const met = new Set<SpreadsheetTable["faults"][number]>();
  const received = rows.flatMap((values, at): ProgramRow[] => {
    const get = (title: string) => {
      const column = columnOf.get(title) ?? -1;
      const fault = faultAt.get(`${at + 1} ${column}`);
      if (fault) met.add(fault);
      // An apostrophe keeps programs from reading a code as a number.
      const text = values[column]?.replace(/^'/, "").replaceAll("\\,", COMMA);
      return text ? (around[title] ?? "#").replace("#", () => text) : "";
    };
    return at > titlesAt && values.some(Boolean) ? [{ at, get }] : [];
  });
  const products = groupRows(received, program).map((group) => {
    met.clear();
    return { ...readProduct(group, columnOf, program), faults: [...met] };
  });
  separateSubcategories(products);
  const filled = new Set<string>();
  for (const { cells } of products)
    for (const [title, text] of cells) if (text !== "") filled.add(title);
  const own = [...filled];
  const remedy = "export fewer products";
  rejectMore(own.length, SPREADSHEET_LIMITS.columns, "The export has", `columns: ${remedy}`);
  const cells = own.length * products.length;
  rejectMore(cells, SPREADSHEET_LIMITS.cells, "The export has", `cells: ${remedy}`);
  table.rows = rows.map(() => []);
  table.rows[titlesAt] = own;
  for (const { at, cells } of products)
    table.rows[at] = own.map((title) => (cells.get(title) ?? "").replaceAll(COMMA, ","));
  const targets = Object.entries(program.columns);
  table.faults = products.flatMap(({ at, cells, faults }) =>
    faults.flatMap(({ column, message }) => {
      const [target = SKU] = targets.find(([, from]) => from.includes(titles[column] ?? "")) ?? [];
      const to = own.indexOf(target);
      // An error leaves the values of other rows.
      if (message === null && (to < 0 || cells.get(target))) return [];
      return { row: at + 1, column: Math.max(0, to), message };
    }),
  );
  table.specified = [...Object.keys(program.columns), "Variant codes"];
  table.hidden = [];
  return [
    `The file is an export of ${program.name}: rows: ${received.length}, products: ${products.length}`,
  ];
}
