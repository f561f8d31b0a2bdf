/** Sums as the dealer's customers read them. */
import { dealer } from "./dealer.ts";

/** The currency's sign beside figures that stand without it, for example "₹". */
export function currencySign(): string {
  const { locale, currency } = dealer();
  const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
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
