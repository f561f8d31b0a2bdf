/** Reads the titles and currencies of prices: "Price (KES)", "MRP" and "79.99 USD". */
import { ApiError } from "../api-error.ts";
import { COLUMNS, PRICE } from "./columns.ts";
import type { SpreadsheetTable } from "./table.ts";

/** What an import needs of the shop's folder and settings. */
export interface ImportShop {
  currency: string;
  locale: string;
  /** Origins whose pictures pages may show. */
  pictureHosts: readonly string[];
}

const CODES = new Set(Intl.supportedValuesOf("currency"));
const PLACES = [/[\s,]*[([]?(\p{Sc}|\b\p{L}{1,4}\.?)[)\]]?$/u, /^(\p{Sc}|\p{L}{1,4}\.?)\s*(?=\d)/u];
const MONEY = /^(?:sale_)?price$/;
const PRICE_TITLE = /^(?:(?:regular|list|unit|selling) price|mrp)$/i;

/** @returns a function that finds the shop's code, another currency as written, or null */
function currencySplitter({ currency: own, locale }: ImportShop) {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency: own }).formatToParts();
  const sign = parts.find(({ type }) => type === "currency")?.value ?? own;
  const names = [own, sign, own === "INR" ? "Rs" : own].map((name) => name.toLowerCase());
  return (text: string): { rest: string; currency: string | null } => {
    for (const place of PLACES) {
      const [, written = ""] = place.exec(text) ?? [];
      const isOwn = names.includes(written.toLowerCase().replace(".", ""));
      if (isOwn || CODES.has(written) || /^\p{Sc}$/u.test(written))
        return { rest: text.replace(place, ""), currency: isOwn ? own : written };
    }
    return { rest: text, currency: null };
  };
}

/**
 * Other titles of a price count if no column has the usual one.
 *
 * @param isKnown whether the shop has a specification of this title
 * @returns the table with usual titles and without the shop's currency
 * @throws an ApiError for a column of prices in another currency
 */
export function withShopPrices(
  { rows: [titles = [], ...rows], faults, ...table }: SpreadsheetTable,
  shop: ImportShop,
  isKnown: (title: string) => boolean,
): SpreadsheetTable {
  const split = currencySplitter(shop);
  const named = new Set(titles.map(COLUMNS.find));
  const usual = titles.map((title) => {
    const { rest, currency } = split(title);
    const column = COLUMNS.find(PRICE_TITLE.test(rest) ? PRICE : rest);
    if (
      !column ||
      !MONEY.test(column.field ?? "") ||
      named.has(column) ||
      (currency === null && isKnown(title))
    )
      return title;
    if (currency === null || currency === shop.currency) return column.title;
    const remedy = `convert the prices and change the title to ${column.title}`;
    const fault = `"${title}" is in ${currency}, not in the shop's currency ${shop.currency}`;
    throw new ApiError(400, `${fault}: ${remedy}`);
  });
  const foreign: typeof faults = [];
  const plain = rows.map((row, index) =>
    row.map((text, column) => {
      if (!MONEY.test(COLUMNS.find(usual[column] ?? "")?.field ?? "")) return text;
      const { rest, currency } = split(text);
      if (currency === null || currency === shop.currency) return rest;
      const message = `is in ${currency}: enter the amount in ${shop.currency}`;
      foreign.push({ row: index + 2, column, message });
      return text;
    }),
  );
  return { ...table, rows: [usual, ...plain], faults: [...faults, ...foreign] };
}
