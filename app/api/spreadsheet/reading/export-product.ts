/** Reads the cells of one product from its rows in the export of another program. */
import { toPlainText } from "#app/catalogue/text.ts";
import { readAmount } from "#app/contract/amount.ts";
import { joinList } from "#app/contract/text-lists.ts";
import { COLUMNS } from "../columns.ts";
import { toDetailTitle } from "../details.ts";
import type programs from "./programs.json";

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
 * - `saleDates`: when a sale price begins and ends; one title has both, separated by "/"
 * - `attributes`: the titles of a specification's name and value; "#" is a number
 * - `attributeList`: the title of all specifications, and what separates them and their values
 */
export type Program = (typeof programs)[number];

export interface ProgramRow {
  /** Number from 0. */
  at: number;
  /** The text of a title; empty if there is none. */
  get(title: string): string;
}

/** The rows of a product, and of its variants. */
export interface ProductRows {
  own: ProgramRow[];
  others: ProgramRow[];
}

/** Numbers of columns by title. */
type Titles = ReadonlyMap<string, number>;

/** Stands for a comma within a value, which programs write as "\,". */
export const COMMA = "\ufffc";
/** Values that mean that visitors see a product; all others mean that they do not. */
const SHOWN =
  /^(?:1|true|yes|active|enabled|publish(?:ed)?|visible|both|(?:catalog, )?search|catalog)$/i;
const OUT_OF_STOCK = /^(?:0|false|no|out[ _]?of[ _]?stock)$/i;
const ROOTS = /^(?:home|root|root catalog|default category)$/i;
/** The value of a product without variants. */
const NO_OPTION = "Default Title";
/** Characters of a specification's value. */
const MAX_VALUE = 1000;
const DAY_MS = 24 * 60 * 60_000;

export const find = (row: ProgramRow, titles: readonly string[] = []) =>
  titles.map(row.get).find(Boolean) ?? "";
const toValue = (values: readonly string[]) =>
  [...new Set(values)].filter(Boolean).join(", ").slice(0, MAX_VALUE);
/** Below 0 for no amount. The currency is checked later. */
const toNumber = (text: string) => readAmount(text.replace(/\p{L}{1,4}\.?$/u, "")) ?? -1;

/** "Tools > Saws, Offers" is the category Tools with the subcategory Saws; a number is no name. */
function readCategories(text: string, { list, levels }: Program["categories"]) {
  const paths = (list ? text.split(list) : [text])
    .map((path) => (levels ? path.split(levels) : [path]).map((name) => name.trim()))
    .map((path) => path.filter((name) => /\D/.test(name) && !ROOTS.test(name)));
  const category = paths.find(([top]) => top)?.[0] ?? "";
  const lower = paths.filter((path) => path[0] === category && path.length > 1);
  return { category, subcategories: joinList(lower.flatMap((path) => path.slice(-1))) };
}

/** A sale without dates is on. A date without a time is a whole day. */
function isOnSale(row: ProgramRow, titles: readonly string[] = []): boolean {
  const [from = "", to = ""] =
    titles.length > 1 ? titles.map(row.get) : find(row, titles).split("/");
  const end = Date.parse(to) + (to.includes(":") ? 0 : DAY_MS);
  return !(Date.parse(from) > Date.now() || end < Date.now());
}

/** Prices of the cheapest variant. */
function readPrices(rows: readonly ProgramRow[], { columns, before, saleDates }: Program) {
  const priced = rows.flatMap((row) => {
    const price = find(row, columns.Price);
    const higher = find(row, before);
    if (toNumber(higher) > toNumber(price)) return { price: higher, sale: price };
    const sale = isOnSale(row, saleDates) ? find(row, columns["Sale price"]) : "";
    return price ? { price, sale: toNumber(sale) === 0 ? "" : sale } : [];
  });
  const toLowest = ({ price, sale }: { price: string; sale: string }) => toNumber(sale || price);
  const sorted = priced.toSorted((one, other) => toLowest(one) - toLowest(other));
  // A product whose variants have prices may have 0 itself.
  return sorted.find((each) => toLowest(each) !== 0) ?? sorted[0] ?? { price: "", sale: "" };
}

/** The sum of what is counted. */
function readStock(rows: readonly ProgramRow[], { columns, inStock = "" }: Program): string {
  const counts = rows.map((row) => find(row, columns.Stock)).filter((count) => /\d/.test(count));
  const toCount = (text: string) => (text.startsWith("-") ? 0 : (readAmount(text) ?? Number.NaN));
  const total = Math.floor(counts.reduce((sum, count) => sum + toCount(count), 0));
  if (counts.length > 0) return Number.isNaN(total) ? counts.join(" + ") : String(total);
  const states = rows.map((row) => row.get(inStock)).filter(Boolean);
  return states.length > 0 && states.every((state) => OUT_OF_STOCK.test(state)) ? "0" : "";
}

const isShown = (text: string) => text === "" || SHOWN.test(text);

/** Empty if the file says nothing. */
function readStatus(rows: readonly ProgramRow[], titles: Titles, { columns }: Program): string {
  const all = (columns.Status ?? []).filter((title) => titles.has(title));
  const stated = all.flatMap((title) => rows.map((row) => row.get(title)).find(Boolean) ?? []);
  if (all.length === 0) return "";
  if (stated.some((text) => text.toLowerCase() === "archived")) return "archived";
  return stated.length > 0 && stated.every(isShown) ? "active" : "draft";
}

/** Values by the title of their specification. */
function readAttributes(rows: readonly ProgramRow[], titles: Titles, program: Program) {
  const found: [name: string, value: string][] = [];
  const { attributes = [], hiddenAttribute = "", attributeList = [] } = program;
  const at = (number: number, title = "") => title.replace("#", `${number}`);
  for (let number = 1; titles.has(at(number, attributes[0])); number++) {
    // Further rows of a product repeat the values, but not the names.
    let name = "";
    for (const row of rows[0]?.get(at(number, hiddenAttribute)) === "0" ? [] : rows) {
      name = row.get(at(number, attributes[0])) || name;
      for (const value of row.get(at(number, attributes[1])).split(", ")) found.push([name, value]);
    }
  }
  const [list = "", separator = "", equals = ""] = attributeList;
  // A part without a name continues the value before it: "power=2,3 kW".
  const ends = new RegExp(`${separator}(?=[^${separator}${equals}]*${equals})`);
  for (const entry of list ? rows.flatMap((row) => row.get(list).split(ends)) : []) {
    const [name = "", value = ""] = entry.split(equals);
    found.push([name.trim(), value.replaceAll("|", ", ")]);
  }
  return Map.groupBy(
    found.filter(([name, value]) => name && value && value !== NO_OPTION),
    ([name]) => toDetailTitle(name),
  );
}

/** @returns its texts by our titles, and the number of its first row, from 0 */
export function readProduct({ own, others }: ProductRows, titles: Titles, program: Program) {
  const { columns, keys = [], categories } = program;
  const shown = others.filter((row) => isShown(row.get(columns.Status?.[0] ?? "")));
  const all = [...own, ...shown];
  const rows = all.length > 0 ? all : others;
  const cells = new Map(
    Object.entries(columns).map(([title, from]): [string, string] => {
      const values = rows.map((row) => find(row, from));
      return [title, COLUMNS.find(title) ? (values.find(Boolean) ?? "") : toValue(values)];
    }),
  );
  const textOf = (title: string) => cells.get(title) ?? "";
  const codes = columns.SKU?.filter((title) => !keys.includes(title));
  const variantCodes = rows
    .map((row) => find(row, codes))
    .filter((code) => code !== cells.get("SKU"));
  const { price, sale } = readPrices(rows, program);
  const { category, subcategories } = readCategories(textOf("Category"), categories);
  const pictures = rows.flatMap((row) => columns.Pictures?.map(row.get) ?? []).join(";");
  cells
    .set("Price", price)
    .set("Sale price", sale)
    .set("Category", category)
    .set("Subcategories", subcategories)
    .set("Stock", readStock(rows, program))
    .set("Status", readStatus(own.length > 0 ? own : rows, titles, program))
    .set("URL slug", /^[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(textOf("URL slug"))?.[0] ?? "")
    // A comma before another character is part of a URL.
    .set(
      "Pictures",
      joinList(pictures.match(/https?:\/\/(?:[^,;|\s]|,(?![,;|\s]|https?:|$))+/g) ?? []),
    )
    .set("Brief", toPlainText(textOf("Brief").replaceAll("\\n", " ")))
    .set("Description", textOf("Description").replaceAll("\\n", "\n"))
    .set("Variant codes", toValue(variantCodes));
  for (const [title, values] of readAttributes(rows, titles, program))
    cells.set(title, toValue(values.map(([, value]) => value.trim())));
  return { cells, at: rows[0]?.at ?? 0 };
}
