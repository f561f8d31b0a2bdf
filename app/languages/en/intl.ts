/** Numbers, plurals, lists and counted products in English. */
import type { ReactNode } from "react";
import { formatNumber } from "#app/number-format.ts";

const rules = new Intl.PluralRules("en");
/** British: no comma before "and". */
const lists = new Intl.ListFormat("en-GB");

/** A number with the separators of the shop's locale, such as 1,00,000. */
export const number = (value: number): string => formatNumber(value);

/** Selects the sentence for `count`. */
export function plural(count: number, sentences: { one: string; other: string }): string {
  return sentences[rules.select(count) === "one" ? "one" : "other"];
}

export const products = (count: number): string =>
  plural(count, { one: "1 product", other: `${number(count)} products` });

/** Joins items, as in "a, b and c". */
export const list = (items: readonly ReactNode[]): ReactNode[] =>
  lists
    .formatToParts(items.map((_, at) => String(at)))
    .map(({ type, value }) => (type === "element" ? items[Number(value)] : value));
