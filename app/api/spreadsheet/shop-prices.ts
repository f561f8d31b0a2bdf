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
const TAX = "tax(?:es)?|gst|vat|mva|moms|mwst|ust|btw|iva|tva|alv|dph|pdv";
const WITH_TAX = new RegExp(
  `[\\s,(]+(?:incl?|inkl)\\b\\.?(?: of)?(?: all)?(?: \\d+ ?%)? ?(?:${TAX})(?!\\p{L})\\.?\\)?`,
  "iu",
);
/** Written signs in lower case, and the currencies that each stands for. */
const SIGNS = new Map(
  Object.entries({
    zł: "PLN",
    kč: "CZK",
    kr: "NOK SEK DKK ISK",
    ft: "HUF",
    lei: "RON MDL",
    rs: "INR PKR LKR NPR MUR",
    fr: "CHF",
    sh: "KES TZS UGX SOS",
    ksh: "KES",
    rm: "MYR",
  }),
);

const isPrice = (column: Column | undefined) =>
  column?.field === "price" || column?.field === "sale_price";

export type PriceReader = ReturnType<typeof createPriceReader>;

/** Reads titles and cells of prices in the shop's currency. */
export function createPriceReader({ currency, locale }: ImportShop) {
  const signs = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
      .formatToParts()
      .flatMap(({ type, value }) => (type === "currency" ? value.toLowerCase() : [])),
  );
  const isOwn = (name: string) =>
    [currency.toLowerCase(), ...signs].includes(name) || SIGNS.get(name)?.includes(currency);
  const isCurrency = (name: string) =>
    CODES.has(name.toUpperCase()) || SIGNS.has(name) || /^\p{Sc}$/u.test(name);
  /** Removes the shop's currency, and finds another one. */
  function split(text: string): { rest: string; foreign: string } {
    for (const place of PLACES) {
      const [, written = ""] = place.exec(text) ?? [];
      const name = written.replace(".", "").toLowerCase();
      const rest = text.replace(place, "");
      if (rest && isOwn(name)) return { rest, foreign: "" };
      if (rest && isCurrency(name)) return { rest: text, foreign: written };
    }
    return { rest: text, foreign: "" };
  }
  return {
    /** The column that a title names; "incl. VAT" and the shop's currency may follow a price. */
    columnOf(title: string) {
      const price = COLUMNS.find(split(title.replace(WITH_TAX, "")).rest);
      return COLUMNS.find(title) ?? (isPrice(price) ? price : undefined);
    },
    /** Leaves out the shop's currency; an amount in another one is a fault. */
    toCell(cell: Cell): Cell {
      if (!isPrice(cell.column)) return cell;
      const { rest, foreign } = split(cell.value);
      const fault = foreign ? `is in ${foreign}: enter the amount in ${currency}` : null;
      return { ...cell, value: rest, fault: cell.fault ?? fault };
    },
  };
}
