/** The ids of products, categories and subcategories: positive whole numbers. */

/** The largest in 32-bit columns of both databases. */
export const MAX_ID = 2_147_483_647;

export function isId(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_ID;
}
