/** Plurals, lists and counted products in Norwegian. */
import { intlOf, number } from "../intl.ts";

export { number };

export const { plural, list } = intlOf("nb");

export const products = (count: number): string =>
  plural(count, { one: "1 produkt", other: `${number(count)} produkter` });
