/** A product's current price, its discount, and its amounts with and without tax. */

/** Amounts in the shop's currency. `salePrice` is null unless the product is on sale. */
export interface ProductPrices {
  price: number | null;
  salePrice: number | null;
}

/** A price formatted for pages. Amounts include the currency sign. */
export interface PriceView {
  /** The current price. */
  now: string;
  /** The regular price if the product is on sale, otherwise null. */
  before: string | null;
  /** The discount, such as "17% off"; null below one percent. */
  off: string | null;
  /** Such as "incl. 18% GST"; null if the shop does not configure a tax. */
  tax: string | null;
  /** The amount without or with tax, such as "₹10,593.22 excl."; null without a tax rate. */
  other: string | null;
}

/** The sale price or else the regular price; null if it is missing or zero. */
export function currentPrice({ price, salePrice }: ProductPrices): number | null {
  const current = salePrice ?? price;
  return current !== null && current > 0 ? current : null;
}

/** The discount in whole percent, rounded down; 0 without one. */
export function percentOff({ price, salePrice }: ProductPrices): number {
  return price && salePrice ? Math.floor((100 * (price - salePrice)) / price) : 0;
}

/**
 * The amounts with tax (`gross`) and without (`net`), rounded to two decimals.
 * @param rate in percent
 * @param included whether `amount` includes the tax
 */
export function withAndWithoutTax(
  amount: number,
  { rate, included }: { rate: number; included: boolean },
): { gross: number; net: number } {
  const factor = (100 + rate) / 100;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return included
    ? { gross: amount, net: rounded(amount / factor) }
    : { gross: rounded(amount * factor), net: amount };
}
