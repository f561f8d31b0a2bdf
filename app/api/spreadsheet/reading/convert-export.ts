/** Converts the export of another shop program, as `programs.json` describes it, to our columns. */
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { COLUMNS } from "../columns.ts";
import type { SpreadsheetTable } from "../table.ts";
import programs from "./programs.json" with { type: "json" };
import { SpreadsheetTooLargeError } from "./refusals.ts";

/**
 * A program's titles are in lower case, with spaces for "_".
 *
 * - `marks`: each list identifies an export
 * - `columns`: the titles that may fill a column of ours; the first with a value does
 * - `keys`: what all rows of a product have, if not the columns of `SKU`
 * - `parent`: the key of the product that a variant belongs to
 * - `variants`: lists a product's variants: "sku=A-1,size=S|sku=A-2,size=M"
 * - `around`: what surrounds the values of a title, such as their unit
 * - `categories`: separators of several categories, and of the levels of one
 * - `before`: the price before a reduction; `Price` is then the reduced one
 * - `attributes`: the titles of a specification's name and value; "#" is a number
 * - `attributeList`: the title of all specifications, and what separates them and their values
 */
type Program = (typeof programs)[number];
type Around = Partial<Record<string, string>>;

interface ProgramRow {
  /** Number from 0. */
  at: number;
  /** The text of a title; empty if there is none. */
  get(title: string): string;
}

/** Values that mean that visitors do not see a product. */
const OFF = /^(?:0|2|-1|false|no|none|draft|private|hidden|disabled|not visible individually)$/i;
const OUT_OF_STOCK = /^(?:0|false|no|out[ _]?of[ _]?stock)$/i;
const ROOTS = /^(?:home|root|root catalog|default category)$/i;
/** The value of a product without variants. */
const NO_OPTION = "Default Title";
/** Characters of a specification's value. */
const MAX_VALUE = 1000;

const toNumber = (text: string) => Number(text.replace(/[^\d.,]/g, "").replace(",", "."));
const find = (row: ProgramRow, titles: readonly string[] = []) =>
  titles.map(row.get).find(Boolean) ?? "";
const toValue = (values: readonly string[]) =>
  [...new Set(values)].filter(Boolean).join(", ").slice(0, MAX_VALUE);

/** The rows of each product; variants follow its own. */
function groupRows(rows: readonly ProgramRow[], program: Program): ProgramRow[][] {
  const { parent = "", variants = "", columns, keys = columns.SKU ?? [] } = program;
  const parents = new Map<string, string>();
  for (const row of rows)
    for (const [, sku = ""] of row.get(variants).matchAll(/(?:^|\|)sku=([^,|]+)/g))
      parents.set(sku, find(row, keys));
  const groups = new Map<string, { own: ProgramRow[]; others: ProgramRow[] }>();
  for (const row of rows) {
    const [key = "", ...more] = keys.map(row.get).filter(Boolean);
    const above = row.get(parent) || (parents.get(key) ?? "");
    const all = [above, key, ...more].filter(Boolean);
    const group = all.map((each) => groups.get(each)).find(Boolean) ?? { own: [], others: [] };
    (above ? group.others : group.own).push(row);
    for (const each of all) groups.set(each, group);
  }
  return [...new Set(groups.values())].map(({ own, others }) => [...own, ...others]);
}

/** "Tools > Saws, Offers" is the category Tools with the subcategory Saws. */
function readCategories(text: string, { list, levels }: Program["categories"]) {
  const paths = (list ? text.split(list) : [text])
    .map((path) => (levels ? path.split(levels) : [path]).map((name) => name.trim()))
    .map((path) => path.filter((name) => name !== "" && !ROOTS.test(name)));
  const category = paths.find(([top]) => top)?.[0] ?? "";
  const lower = paths.filter((path) => path[0] === category && path.length > 1);
  return { category, subcategories: joinList(lower.flatMap((path) => path.slice(-1))) };
}

/** Prices of the cheapest variant. */
function readPrices(rows: readonly ProgramRow[], program: Program) {
  const priced = rows.flatMap((row) => {
    const price = find(row, program.columns.Price);
    const higher = find(row, program.before);
    if (toNumber(higher) > toNumber(price)) return { price: higher, sale: price };
    const isOver = Date.parse(row.get(program.saleEnds ?? "")) < Date.now();
    return price ? { price, sale: isOver ? "" : find(row, program.columns["Sale price"]) } : [];
  });
  const toLowest = ({ price, sale }: { price: string; sale: string }) => toNumber(sale || price);
  const [lowest] = priced.toSorted((one, other) => toLowest(one) - toLowest(other));
  return lowest ?? { price: "", sale: "" };
}

function readStock(rows: readonly ProgramRow[], { columns, inStock = "" }: Program): string {
  const counts = rows.map((row) => find(row, columns.Stock)).filter(Boolean);
  const total = counts.reduce((sum, count) => sum + Math.max(0, Number(count)), 0);
  if (counts.length > 0) return Number.isFinite(total) ? String(Math.floor(total)) : "";
  const states = rows.map((row) => row.get(inStock)).filter(Boolean);
  return states.length > 0 && states.every((state) => OUT_OF_STOCK.test(state)) ? "0" : "";
}

/** Values by the name of their specification. */
function readAttributes(
  rows: readonly ProgramRow[],
  titles: ReadonlySet<string>,
  program: Program,
) {
  const found: [name: string, value: string][] = [];
  const { attributes = [], hiddenAttribute = "", attributeList = [] } = program;
  for (let number = 1; titles.has(attributes[0]?.replace("#", `${number}`) ?? ""); number++) {
    const at = (title = "") => title.replace("#", `${number}`);
    // Further rows of a product repeat the values, but not the names.
    let name = "";
    for (const row of rows[0]?.get(at(hiddenAttribute)) === "0" ? [] : rows) {
      name = row.get(at(attributes[0])) || name;
      for (const value of row.get(at(attributes[1])).split(", ")) found.push([name, value]);
    }
  }
  const [list = "", separator = "", equals = ""] = attributeList;
  for (const entry of rows.flatMap((row) => row.get(list).split(separator))) {
    const [name = "", value = ""] = entry.split(equals);
    found.push([name.trim(), value.replaceAll("|", ", ")]);
  }
  return Map.groupBy(
    found.filter(([name, value]) => name && value && value !== NO_OPTION),
    ([name]) => (COLUMNS.find(name) ? `Detail: ${name}` : name),
  );
}

function convertRows(rows: readonly ProgramRow[], titles: ReadonlySet<string>, program: Program) {
  const { columns, keys = [], categories } = program;
  const around: Around = program.around ?? {};
  const own = Object.entries(columns).map(([title, from]): [string, string] => {
    const values = rows.map((row) => find(row, from));
    return [title, COLUMNS.find(title) ? (values.find(Boolean) ?? "") : toValue(values)];
  });
  const cells = new Map(own);
  const codes = columns.SKU?.filter((title) => !keys.includes(title) && !around[title]);
  const variantCodes = rows
    .map((row) => find(row, codes))
    .filter((code) => code !== cells.get("SKU"));
  const { price, sale } = readPrices(rows, program);
  const { category, subcategories } = readCategories(cells.get("Category") ?? "", categories);
  const status = columns.Status?.map((title) => rows[0]?.get(title).toLowerCase() ?? "") ?? [];
  const pictures = rows.flatMap((row) => columns.Pictures?.map(row.get) ?? []).join(";");
  cells
    .set("Price", price)
    .set("Sale price", sale)
    .set("Category", category)
    .set("Subcategories", subcategories)
    .set("Stock", readStock(rows, program))
    .set("Status", status.some((each) => OFF.test(each)) ? "draft" : "active")
    .set("URL slug", /^[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(cells.get("URL slug") ?? "")?.[0] ?? "")
    .set("Pictures", joinList(pictures.match(/https?:\/\/[^,;|\s]+/g) ?? []))
    .set("Brief", (cells.get("Brief") ?? "").replace(/(?:<[^<>]*>|\s)+/g, " ").trim())
    .set("Description", (cells.get("Description") ?? "").replaceAll("\\n", "\n"))
    .set("Variant codes", toValue(variantCodes));
  if (status.includes("archived")) cells.set("Status", "archived");
  for (const [name, values] of readAttributes(rows, titles, program))
    cells.set(name, toValue(values.map(([, value]) => value.trim())));
  return { cells, at: Math.min(...rows.map(({ at }) => at)) };
}

/** A subcategory's name is unique: another one of the name also gets its category's. */
function separateSubcategories(products: readonly Map<string, string>[]): void {
  const owners = new Map(products.map((cells) => [cells.get("Category")?.toLowerCase(), ""]));
  for (const cells of products) {
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
  const program = programs.find(({ marks }) =>
    marks.some((mark) => mark.every((title) => columnOf.has(title))),
  );
  if (!program) return [];
  const around: Around = program.around ?? {};
  const wrong = new Set(faults.map(({ row, column }) => `${row} ${column}`));
  const received = rows.flatMap((values, at): ProgramRow[] => {
    const get = (title: string) => {
      const column = columnOf.get(title) ?? -1;
      const text = wrong.has(`${at + 1} ${column}`) ? "" : values[column];
      // An apostrophe keeps programs from reading a code as a number.
      return text ? (around[title] ?? "#").replace("#", () => text.replace(/^'/, "")) : "";
    };
    return at > titlesAt && values.some(Boolean) ? [{ at, get }] : [];
  });
  const products = groupRows(received, program).map((group) =>
    convertRows(group, new Set(titles), program),
  );
  separateSubcategories(products.map(({ cells }) => cells));
  const filled = products.flatMap(({ cells }) => [...cells].filter(([, text]) => text !== ""));
  const own = [...new Set(filled.map(([title]) => title))];
  if (own.length > SPREADSHEET_LIMITS.columns)
    throw new SpreadsheetTooLargeError(
      `The export has ${own.length} columns: export fewer products`,
    );
  table.rows = rows.map(() => []);
  table.rows[titlesAt] = own;
  for (const { at, cells } of products) table.rows[at] = own.map((title) => cells.get(title) ?? "");
  table.faults = [];
  table.program = program.name;
  table.hidden = [];
  return [
    `The file is an export of ${program.name}, in which several rows may be one product with the ` +
      `lowest price of its variants. Rows: ${received.length}, products: ${products.length}`,
  ];
}
