/** Which sale prices count, for deals, badges and structured data alike, and which are errors. */

/** Slug of the collection of products on sale, which consists of them by their prices alone. */
export const DEALS = "deals";

type Amount = number | null;

/** Both in the same unit. A sale price of zero, or not below the price, does not count. */
export function isSale(price: Amount, salePrice: Amount): boolean {
  return price !== null && salePrice !== null && salePrice > 0 && salePrice < price;
}

/** Follows the name of the sale price. */
export const ABOVE_PRICE = "must not be above the price: lower it, or leave it empty";

/** Whether to refuse it. An imported archive may have one, which does not count. */
export function isAbovePrice(price: Amount, salePrice: Amount): boolean {
  return price !== null && salePrice !== null && salePrice > price;
}
