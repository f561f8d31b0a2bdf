/** Numbers, plurals and lists in a language. */
import type { ReactNode } from "react";
import { formatNumber } from "#app/number-format.ts";

/** A number with the separators of the shop's locale, such as 1,00,000. */
export const number = (value: number): string => formatNumber(value);

export function intlOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);
  return {
    /** Selects the sentence for `count`. */
    plural: (count: number, sentences: { one: string; other: string }): string =>
      sentences[rules.select(count) === "one" ? "one" : "other"],
    /** Joins items, as in "a, b and c". */
    list: (items: readonly ReactNode[]): ReactNode[] =>
      lists
        .formatToParts(items.map((_, at) => String(at)))
        .map(({ type, value }) => (type === "element" ? items[Number(value)] : value)),
  };
}
