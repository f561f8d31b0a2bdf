/** Plurals, lists and counted products in Malayalam. */
import { intlOf, number } from "../intl.ts";

export { number };

export const { plural, list } = intlOf("ml");

export const products = (count: number): string =>
  plural(count, { one: "1 ഉൽപ്പന്നം", other: `${number(count)} ഉൽപ്പന്നങ്ങൾ` });
