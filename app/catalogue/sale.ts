/** When a sale price is one, for the API's deals, the badges and the offers to search engines alike. */

/** Both in one unit, whichever it is. A sale price of nothing, or not below the price, is no offer. */
export function isSale(price: number | null, salePrice: number | null): boolean {
  return price !== null && salePrice !== null && salePrice > 0 && salePrice < price;
}
