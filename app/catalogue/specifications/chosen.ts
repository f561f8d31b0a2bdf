/** The filters by specifications in a URL: `bar=30-35` and `with=material.steel`. */
import { toSlug } from "../clean-text.ts";
import { SPECIFICATION_KEY } from "./definition.ts";
import { compareRanges, formatRange, parseRange } from "./ranges.ts";

/** Chosen ranges by the specification's key; without a choice there is no key. */
export type Ranges = Readonly<Record<string, readonly string[]>>;

/** The parameter of values that are no numbers. */
export const CHOICES = "with";
/** Specifications, and choices of one. */
const MAX = 20;
const MAX_CHOICE_LENGTH = 120;

/** Other parameters of lists, whose values may look like ranges. */
export const LIST_PARAMETERS = /^(?:q|search|category|brand|page|compare|sort|type|ah|exact|with)$/;

const isKey = (name: string) => SPECIFICATION_KEY.test(name) && !LIST_PARAMETERS.test(name);

/** The ranges in parameters of any specifications, also of unknown ones; by key, ascending. */
export function rangesIn(params: URLSearchParams): Ranges {
  const keys = [...new Set(params.keys())].filter(isKey).sort();
  const chosen = keys.flatMap((key) => {
    const ranges = params.getAll(key).flatMap((text) => parseRange(text) ?? []);
    const texts = new Set(ranges.sort(compareRanges).map(formatRange));
    return texts.size === 0 ? [] : [[key, [...texts].slice(0, MAX)] as const];
  });
  return Object.fromEntries(chosen.slice(0, MAX));
}

/** The choices among these texts, unique, sorted. */
export function choicesIn(texts: readonly string[]): string[] {
  const choices = texts.slice(0, MAX).filter((text) => {
    const { key, value } = readChoice(text);
    return (
      text.length <= MAX_CHOICE_LENGTH && isKey(key) && value !== "" && toSlug(value) === value
    );
  });
  return [...new Set(choices)].sort();
}

/** "material.steel" is steel of the specification `material`. */
export function readChoice(text: string): { key: string; value: string } {
  const [key = "", ...value] = text.split(".");
  return { key, value: value.join(".") };
}

/** The values of one specification among the choices. */
export const valuesOf = (choices: readonly string[], key: string) =>
  choices
    .map(readChoice)
    .filter((choice) => choice.key === key)
    .map(({ value }) => value);

/** In a fixed order. */
export function specificationParams(chosen: {
  ranges: Ranges;
  choices: readonly string[];
}): [string, string][] {
  return [
    ...Object.entries(chosen.ranges).flatMap(([key, ranges]) =>
      ranges.map((range): [string, string] => [key, range]),
    ),
    ...chosen.choices.map((choice): [string, string] => [CHOICES, choice]),
  ];
}
