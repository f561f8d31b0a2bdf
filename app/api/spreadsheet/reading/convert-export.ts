/** Converts the export of another shop program, as `programs.json` describes it, to our columns. */
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { COLUMNS } from "../columns.ts";
import type { SpreadsheetTable } from "../table.ts";
import {
  find,
  type ProductRows,
  type Program,
  type ProgramRow,
  readProduct,
} from "./export-product.ts";
import programs from "./programs.json" with { type: "json" };
import { createTableBuilder } from "./table-builder.ts";

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
    // WooCommerce names a parent without code "id:7".
    const above = row.get(parent).replace(/^id:(?=\d)/, "woo:") || (parents.get(key) ?? "");
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

/** Columns that are filled from all rows of a product, as specifications are. */
const FROM_ALL = ["Stock", "Status", "Pictures"];
const PRICES = ["Price", "Sale price"];

/** Whether a title of the program, in the first row of a product or in another, fills a column. */
function fills(title: string, isFirst: boolean, program: Program, column: string): boolean {
  const { columns, before = [], saleDates = [], inStock, attributes = [], attributeList } = program;
  const sources: Partial<Record<string, string[]>> = columns;
  const prices = [...columns.Price, ...before, ...saleDates];
  if (PRICES.includes(column)) return prices.includes(title);
  if (column === "Stock" && title === inStock) return true;
  const isSpecification = !COLUMNS.find(column);
  if (!isFirst && !isSpecification && !FROM_ALL.includes(column)) return false;
  const own = column === "Subcategories" ? columns.Category : sources[column];
  if (own) return own.includes(title);
  return (
    isSpecification && [attributeList?.title, ...attributes].includes(title.replace(/\d+/, "#"))
  );
}

/**
 * @param hidden columns that are left out
 * @returns the converted table and a note on it; null if no known program wrote the table
 */
export function convertExport(
  { rows, titlesAt = 0, faults }: SpreadsheetTable,
  hidden: readonly number[] = [],
) {
  const columnOf = new Map(
    rows[titlesAt]?.flatMap((title, at): [string, number][] =>
      title === "" || hidden.includes(at) ? [] : [[title.toLowerCase().replaceAll("_", " "), at]],
    ),
  );
  const program = programs.find(({ marks }) =>
    marks.some((mark) => mark.every((title) => columnOf.has(title))),
  );
  if (!program) return null;
  const around: Partial<Record<string, string>> = program.around ?? {};
  const titleAt = new Map([...columnOf].map(([title, at]) => [at, title]));
  const faultsOf = Map.groupBy(faults, ({ row }) => row - 1);
  const received = rows.flatMap((values, at): ProgramRow[] => {
    const get = (title: string) => {
      // An apostrophe keeps programs from reading a code as a number.
      const text = values[columnOf.get(title) ?? -1]?.replace(/^'/, "");
      return text ? (around[title] ?? "#").replace("#", () => text) : "";
    };
    return at > titlesAt && values.some(Boolean) ? [{ at, get }] : [];
  });
  const products = groupRows(received, program).map((group) =>
    readProduct(group, columnOf, program),
  );
  separateSubcategories(products);
  const filled = [
    ...new Set(
      products.flatMap(({ cells }) => [...cells].flatMap(([title, text]) => (text ? title : []))),
    ),
  ];
  const builder = createTableBuilder();
  for (const [column, title] of filled.entries()) {
    builder.add(1, column, title);
    // A comma within a value of a list.
    for (const { at, cells } of products)
      builder.add(at + 1, column, (cells.get(title) ?? "").replaceAll("\\,", ","));
  }
  for (const { at, rows } of products)
    for (const row of rows)
      for (const { column: from, message } of faultsOf.get(row.at) ?? [])
        for (const [column, title] of filled.entries())
          if (fills(titleAt.get(from) ?? "", row === rows[0], program, title))
            builder.table.faults.push({ row: at + 1, column, message });
  return {
    table: {
      ...builder.table,
      titlesAt: 0,
      hidden: [],
      specified: [...Object.keys(program.columns), "Variant codes"],
    },
    note: `The file is an export of ${program.name}: rows: ${received.length}, products: ${products.length}`,
  };
}
