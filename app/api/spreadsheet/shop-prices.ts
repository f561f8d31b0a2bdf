/** Reads the titles and currencies of prices: "Price (KES)", "MRP" and "79.99 USD". */
import { ApiError } from "../api-error.ts";
import { COLUMNS, type Column, PRICE } from "./columns.ts";
import type { Cell } from "./table.ts";

/** What an import needs of the shop's folder and settings. */
export interface ImportShop {
  currency: string;
  locale: string;
  /** Origins whose pictures pages may show. */
  pictureHosts: readonly string[];
}

const CODES = new Set(Intl.supportedValuesOf("currency"));
const PLACES = [
  /[\s,]{0,3}[([]?(\p{Sc}|\b\p{L}{1,4}\.?)[)\]]?$/u,
  /^(\p{Sc}|\p{L}{1,4}\.?)\s*(?=\d)/u,
];
const PRICE_TITLE = /^(?:(?:regular|list|unit|selling) price|mrp)$/i;

const isPrice = (column: Column | undefined) =>
  column?.field === "price" || column?.field === "sale_price";

/** @returns a function that finds the shop's code, another currency as written, or null */
function splitterOf({ currency: own, locale }: ImportShop) {
  const signs = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: own, currencyDisplay })
      .formatToParts()
      .flatMap(({ type, value }) => (type === "currency" ? value.toLowerCase() : [])),
  );
  const names = [own.toLowerCase(), ...signs, ...(own === "INR" ? ["rs"] : [])];
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

/** Reads titles and cells of prices in the shop's currency. */
export function createPriceReader(shop: ImportShop) {
  const split = splitterOf(shop);
  const isOwn = (currency: string | null) => currency === null || currency === shop.currency;
  return {
    /**
     * The usual titles of prices, unless another column has them or the shop has a specification of
     * the given title.
     *
     * @throws an ApiError for a column of prices in another currency, and for two of one price
     */
    toTitles(titles: readonly string[], known: ReadonlySet<string>): string[] {
      const named = new Set(titles.map(COLUMNS.find));
      const given = new Map<string, string>();
      return titles.map((title) => {
        const { rest, currency } = split(title);
        const column = COLUMNS.find(PRICE_TITLE.test(rest) ? PRICE : rest);
        if (!column || !isPrice(column) || named.has(column)) return title;
        if (currency === null && known.has(title)) return title;
        if (!isOwn(currency))
          throw new ApiError(
            400,
            `"${title}" is in ${currency}, not in the shop's currency ${shop.currency}: convert ` +
              `the prices and change the title to ${column.title}`,
          );
        const other = given.get(column.title);
        if (other !== undefined)
          throw new ApiError(
            400,
            `"${other}" and "${title}" may both be the ${column.title}: name one of them so`,
          );
        given.set(column.title, title);
        return column.title;
      });
    },
    /** Leaves out the shop's currency; an amount in another one is a fault. */
    toCell(cell: Cell): Cell {
      if (!isPrice(cell.column)) return cell;
      const { rest, currency } = split(cell.value);
      if (isOwn(currency)) return { ...cell, value: rest };
      const fault = `is in ${currency}: enter the amount in ${shop.currency}`;
      return { ...cell, fault: cell.fault ?? fault };
    },
  };
}
