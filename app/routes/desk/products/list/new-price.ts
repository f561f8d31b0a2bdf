/** Raises and lowers prices by a percentage. */

/** Prices are stored in hundredths. */
const MAX_DECIMALS = 2;

/** Decimals of new prices: none where all prices are whole, else those of the currency. */
export function decimalsOfPrices(prices: readonly (number | null)[], currency: string): number {
  if (prices.every((price) => price === null || Number.isInteger(price))) return 0;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits = MAX_DECIMALS } = format.resolvedOptions();
  return Math.min(maximumFractionDigits, MAX_DECIMALS);
}

/** A price raised or lowered by `percent`, never below 0. */
export function toNewPrice(price: number | null, percent: number, decimals: number): number | null {
  if (price === null) return null;
  const unit = 10 ** decimals;
  return Math.max(0, Math.round((price * (100 + percent) * unit) / 100) / unit);
}
