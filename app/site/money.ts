/** Sums as the dealer's customers read them. */
import type { Company } from "./site.ts";

type Money = Pick<Company, "locale" | "currency">;

/** By locale and currency: a list asks for it in every row, and a formatter is slow to make. */
const signs = new Map<string, string>();

/** The currency's sign beside figures that stand without it, for example "₹". */
export function currencySign({ locale, currency }: Money): string {
  const key = `${locale} ${currency}`;
  const known = signs.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  signs.set(key, sign);
  return sign;
}

/** Whole amounts without their cents, for example "₹5,000". */
export function formatMoney(amount: number, { locale, currency }: Money): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
