/** Sums as the dealer's customers read them. */
import { dealer } from "./dealer.ts";

/** By locale and currency: a list asks for it in every row, and a formatter is slow to make. */
const signs = new Map<string, string>();

/** The currency's sign beside figures that stand without it, for example "₹". */
export function currencySign(): string {
  const { locale, currency } = dealer();
  const key = `${locale} ${currency}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  signs.set(key, sign);
  return sign;
}

/** Whole amounts without their cents, for example "₹5,000". */
export function formatMoney(amount: number): string {
  const { locale, currency } = dealer();
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
