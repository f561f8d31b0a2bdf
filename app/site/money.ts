/** Formats amounts of money. */
import { formatNumber } from "#app/number-format.ts";
import type { Company } from "./site.ts";

type Money = Pick<Company, "locale" | "currency">;

/** The currency's sign for numbers without it, for example "₹". */
export function currencySign({ locale, currency }: Money): string {
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Whole amounts without decimals, for example "₹5,000". */
export function formatMoney(amount: number, { locale, currency }: Money): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return formatNumber(
    amount,
    {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    },
    locale,
  );
}
