/** When a sale price is one, for the API's deals, the badges and the offers to search engines alike. */

/** Slug of the collection of what is on sale: products are in it by their prices alone. */
export const DEALS = "deals";

/** Both in one unit, whichever it is. A sale price of nothing, or not below the price, is no offer. */
export function isSale(price: number | null, salePrice: number | null): boolean {
  return price !== null && salePrice !== null && salePrice > 0 && salePrice < price;
}
