/** Reads the titles and currencies of prices: "Price (KES)", "MRP" and "79.99 USD". */
import { COLUMNS, type Column } from "./columns.ts";
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
  /[\s,]{0,3}[([]?(\p{Sc}|(?<!\p{L})\p{L}{1,4}\.?)[)\]]?$/u,
  /^(\p{Sc}|\p{L}{1,4}\.?)\s*(?=\d)/u,
];
const SIGNS = /^(?:\p{Sc}|zł|kč|kr|ft|lei|rs|fr|k?sh|rm)$/iu;
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
      const name = written.replace(".", "");
      const rest = text.replace(place, "");
      const isOwn = names.includes(name.toLowerCase());
      if (rest && (isOwn || CODES.has(name.toUpperCase()) || SIGNS.test(name)))
        return { rest, currency: isOwn ? own : written };
    }
    return { rest: text, currency: null };
  };
}

export type PriceReader = ReturnType<typeof createPriceReader>;

/** Reads titles and cells of prices in the shop's currency. */
export function createPriceReader(shop: ImportShop) {
  const split = splitterOf(shop);
  const isOwn = (currency: string | null) => currency === null || currency === shop.currency;
  return {
    /** The column that a title names; that of a price may end with the shop's currency. */
    columnOf(title: string): Column | undefined {
      const { rest, currency } = split(title);
      const column = COLUMNS.find(rest);
      return isPrice(column) && isOwn(currency) ? column : COLUMNS.find(title);
    },
    /** Why a column cannot become a price; null if it can. */
    findForeign(title: string): string | null {
      const { currency } = split(title);
      if (isOwn(currency)) return null;
      return (
        `"${title}" is in ${currency}, not in the shop's currency ${shop.currency}: ` +
        "convert the prices, or leave the column out"
      );
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
