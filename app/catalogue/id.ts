/** The ids of products, categories and subcategories: positive whole numbers. */

/** The largest that both databases' 32-bit columns hold. */
export const LARGEST_ID = 2_147_483_647;

export function isId(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= LARGEST_ID;
}
