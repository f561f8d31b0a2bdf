/** Reads the cells of one product from its rows in the export of another program. */
import { toPlainText } from "#app/catalogue/text.ts";
import { readAmount } from "#app/contract/amount.ts";
import { joinList } from "#app/contract/text-lists.ts";
import { Slug } from "#app/contract/writing.ts";
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
 * - `categories`: the pattern between several categories, and the text between levels of one
 * - `before`: the price before a reduction; `Price` is then the reduced one
 * - `saleDates`: when a sale price begins and ends; one title has both, separated by "/"
 * - `attributes`: the titles of a specification's name and value; "#" is a number
 * - `attributeList`: the title of all specifications, and the pattern of a name and its value
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
/** Different values in one text, of many the first ones with an ellipsis. */
function toValue(values: readonly string[]): string {
  const text = [...new Set(values.map(toPlainText))].filter(Boolean).join(", ");
  if (text.length <= MAX_VALUE) return text;
  const end = text.lastIndexOf(", ", MAX_VALUE - 3);
  return end < 0 ? text.slice(0, MAX_VALUE) : `${text.slice(0, end)}, …`;
}
/** Below 0 for no amount. The currency is checked later. */
const toNumber = (text: string) => readAmount(text.replace(/\p{L}{1,4}\.?$/u, "")) ?? -1;

/** "Tools > Saws, Offers" is the category Tools with the subcategory Saws; a number is no name. */
function readCategories(text: string, { list, levels }: Program["categories"]) {
  const paths = text
    .split(new RegExp(list))
    .map((path) => path.split(levels).map((name) => name.trim()))
    .map((path) => path.filter((name) => /\D/.test(name) && !ROOTS.test(name)));
  const category = paths.find(([top]) => top)?.[0] ?? "";
  const lower = paths.filter((path) => path[0] === category && path.length > 1);
  return {
    Category: category,
    Subcategories: joinList(lower.flatMap((path) => path.slice(-1))),
  };
}

/** Midnight is how some programs write a date without a time. */
const TIME = /(?<!\d)(?!00?:00)\d{1,2}:\d\d/;

/** A sale without dates is on. A date without a time is a whole day. */
function isOnSale(row: ProgramRow, titles: readonly string[] = []): boolean {
  const [from = "", to = ""] =
    titles.length > 1 ? titles.map(row.get) : find(row, titles).split("/");
  const end = Date.parse(to) + (TIME.test(to) ? 0 : DAY_MS);
  return !(Date.parse(from) > Date.now() || end < Date.now());
}

/** Those of the cheapest variant, as cells. */
function readPrices(rows: readonly ProgramRow[], { columns, before, saleDates }: Program) {
  const priced = rows.map((row) => {
    const price = find(row, columns.Price);
    const higher = find(row, before);
    if (toNumber(higher) > toNumber(price)) return { price: higher, sale: price };
    const sale = isOnSale(row, saleDates) ? find(row, columns["Sale price"]) : "";
    return { price, sale: toNumber(sale) === 0 ? "" : sale };
  });
  const toLowest = ({ price, sale }: (typeof priced)[number]) => toNumber(sale || price);
  const sorted = priced
    .filter(({ price }) => price)
    .sort((one, other) => toLowest(one) - toLowest(other));
  // A product whose variants have prices may have 0 itself.
  const { price = "", sale = "" } = sorted.find((each) => toLowest(each) !== 0) ?? sorted[0] ?? {};
  return { Price: price, "Sale price": sale };
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
  const { attributes = [], hiddenAttribute = "", attributeList } = program;
  const at = (number: number, title = "") => title.replace("#", `${number}`);
  for (let number = 1; titles.has(at(number, attributes[0])); number++) {
    // Further rows of a product repeat the values, but not the names.
    let name = "";
    for (const row of rows[0]?.get(at(number, hiddenAttribute)) === "0" ? [] : rows) {
      name = row.get(at(number, attributes[0])) || name;
      for (const value of row.get(at(number, attributes[1])).split(/(?<!\\), /))
        found.push([name, value]);
    }
  }
  const { title = "", pattern = "" } = attributeList ?? {};
  for (const row of rows)
    for (const [, name = "", value = ""] of row.get(title).matchAll(new RegExp(pattern, "g")))
      found.push([name, value.replaceAll("|", ", ")]);
  const named = Map.groupBy(
    found.filter(([name, value]) => name && value && value !== NO_OPTION),
    ([name]) => toDetailTitle(toPlainText(name)),
  );
  return [...named].map(([title, values]): [string, string] => [
    title,
    toValue(values.map(([, value]) => value)),
  ]);
}

/** @returns its texts by our titles, the rows that were read, and the number of the first, from 0 */
export function readProduct({ own, others }: ProductRows, titles: Titles, program: Program) {
  const { columns, keys = [], categories } = program;
  const shown = others.filter((row) => isShown(row.get(columns.Status?.[0] ?? "")));
  const rows = own.length + shown.length > 0 ? [...own, ...shown] : others;
  const valuesOf = (from?: readonly string[]) => rows.map((row) => find(row, from)).filter(Boolean);
  const textOf = (title: keyof typeof columns) => valuesOf(columns[title])[0] ?? "";
  const codes = columns.SKU.filter((title) => !keys.includes(title));
  const pictures = rows.flatMap((row) => columns.Pictures.map(row.get)).join(";");
  const cells = new Map([
    ...Object.entries(columns).map(([title, from]): [string, string] => [
      title,
      COLUMNS.find(title) ? toPlainText(valuesOf(from)[0] ?? "") : toValue(valuesOf(from)),
    ]),
    ...Object.entries({
      ...readPrices(rows, program),
      ...readCategories(toPlainText(textOf("Category")), categories),
      Stock: readStock(rows, program),
      Status: readStatus(own.length > 0 ? own : rows, titles, program),
      "URL slug": Slug.safeParse(textOf("URL slug")).data ?? "",
      // A comma before another character is part of a URL.
      Pictures: joinList(pictures.match(/https?:\/\/(?:[^,;|\s]|,(?![,;|\s]|https?:|$))+/g) ?? []),
      Brief: toPlainText(textOf("Brief").replaceAll("\\n", " ")),
      Description: textOf("Description").replaceAll("\\n", "\n"),
      "Variant codes": toValue(valuesOf(codes).filter((code) => code !== textOf("SKU"))),
    }),
    ...readAttributes(rows, titles, program),
  ]);
  return { cells, rows, at: rows[0]?.at ?? 0 };
}
