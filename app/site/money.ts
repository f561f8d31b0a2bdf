/** Formats amounts of money. */
import type { Company } from "./site.ts";

type Money = Pick<Company, "locale" | "currency">;

/** Cached by locale and currency, because formatters are slow to create. */
const signs = new Map<string, string>();

/** The currency's sign for numbers without it, for example "₹". */
export function currencySign({ locale, currency }: Money): string {
  const key = `${locale} ${currency}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  signs.set(key, sign);
  return sign;
}

/** Whole amounts without decimals, for example "₹5,000". */
export function formatMoney(amount: number, { locale, currency }: Money): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
