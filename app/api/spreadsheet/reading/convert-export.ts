/** Converts the export of another shop program, as `programs.json` describes it, to our columns. */
import { joinList, splitList } from "#app/contract/text-lists.ts";
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

/**
 * @param hidden columns that are left out
 * @returns the converted table and a note on it; null if no known program wrote the table
 */
export function convertExport(
  { rows, titlesAt = 0 }: SpreadsheetTable,
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
  const filled = products.flatMap(({ cells }) =>
    [...cells].flatMap(([title, text]) => (text ? title : [])),
  );
  const builder = createTableBuilder();
  for (const [column, title] of [...new Set(filled)].entries()) {
    builder.add(1, column, title);
    // A comma within a value of a list.
    for (const { at, cells } of products)
      builder.add(at + 1, column, (cells.get(title) ?? "").replaceAll("\\,", ","));
  }
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
