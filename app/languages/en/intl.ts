/** Plurals, lists and counted products in English. */
import { intlOf, number } from "../intl.ts";

export { number };

/** British: no comma before "and". */
export const { plural, list } = intlOf("en-GB");

export const products = (count: number): string =>
  plural(count, { one: "1 product", other: `${number(count)} products` });
