/** How each kind of field is written as texts of a form, and read from them. */
import { isNoValue } from "#app/catalogue/no-value.ts";
import { parseWeight } from "#app/catalogue/weight.ts";
import { readAmount, readTaxRate } from "#app/contract/amount.ts";
import type { Feature, NamedValue } from "#app/contract/product-parts.ts";
import { formatFeatures, parseFeatures, parsePhrases, toPairs } from "#app/contract/text-lists.ts";
import { DeskApiError } from "../desk-api.server.ts";

export interface Codec<Value> {
  /** Undefined for invalid texts. @param field the form's name of the field, for error messages */
  parse(texts: string[], field?: string): Value | undefined;
  write(value: Value): string[];
  /** The value as people compare it, if it is not what `write` returns. */
  show?(value: Value): string[];
  /** The error message for invalid texts. */
  requirement?: string;
}

// Browsers send other line breaks than they receive.
const first = (texts: string[]) => (texts[0] ?? "").replaceAll("\r\n", "\n").trim();
const text: Codec<string> = { parse: first, write: (value) => [value] };
const optionalText: Codec<string | null> = {
  parse: (texts) => first(texts) || null,
  write: (value) => [value ?? ""],
};
const numberAs = (
  parse: (text: string) => number | null | undefined,
  requirement = "",
): Codec<number | null> => ({
  parse: (texts) => parse(first(texts)),
  write: (value) => [String(value ?? "")],
  requirement,
});

/** By the kind of field; null is the value of an empty optional one. */
export const CODECS = {
  /** One line. */
  text,
  prose: text,
  /** Shown and typed as paragraphs if it has no other elements. */
  html: { parse: (texts) => toHtml(first(texts)), write: (html: string) => [toParagraphs(html)] },
  date: text,
  /** The name of a picture of the shop's documents, or a file. */
  picture: text,
  email: text,
  password: { parse: ([typed = ""]) => typed, write: () => [] },
  choice: text,
  optionalText,
  optionalChoice: optionalText,
  id: numberAs((text) => Number(text) || null),
  // Sorted: the person has not chosen their order.
  ids: {
    parse: (texts) => texts.map(Number).toSorted((one, other) => one - other),
    write: (ids: number[]) => ids.map(String),
  },
  slugs: { parse: (texts) => texts.toSorted(), write: (slugs: string[]) => slugs },
  check: {
    parse: (texts) => texts.length > 0,
    write: (value: boolean) => (value ? ["on"] : []),
    show: (value: boolean) => [value ? "yes" : "no"],
  },
  features: {
    parse: (texts) => parseFeatures(first(texts)),
    write: (features: Feature[]) => [formatFeatures(features)],
  },
  phrases: {
    parse: (texts) => parsePhrases(first(texts)),
    write: (phrases: string[]) => [phrases.join(", ")],
  },
  /** Inputs that alternate between names and values. */
  pairs: {
    parse: readPairs,
    write: (pairs: NamedValue[]) => pairs.flatMap(({ name, value }) => [name, value]),
    show: (pairs: NamedValue[]) => pairs.map(({ name, value }) => `${name}: ${value}`),
  },
  amount: numberAs(readNumber, "must be a number, such as 12500"),
  percent: numberAs(readTaxRate, "must be 0, or between 1 and 100, such as 18"),
  count: numberAs(readNumber, "must be a whole number, such as 5"),
  /** With a sign. */
  change: numberAs(readNumber, "must be a whole number, such as 5 or -1"),
  raise: numberAs(readRaise, "must be a number between -99 and 1000, such as 5 or -2.5"),
  weight: numberAs(parseWeight, "must be a number of kilograms, such as 4.7"),
} satisfies Record<string, Codec<unknown>>;

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Paragraphs as lines; other HTML as it is. */
function toParagraphs(html: string): string {
  const lines = html
    .trim()
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replace(/^<p>|<\/p>$/g, "")
    .replace(/<br ?\/?>\n?/g, "\n");
  const text = lines.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return /<|&(?!amp;|lt;|gt;)/.test(lines) || isHtml(text) ? html : text;
}

const isHtml = (text: string) => /<[a-z/]/i.test(text);

/** The reverse; what looks like HTML is HTML. */
function toHtml(text: string): string {
  if (text === "" || isHtml(text)) return text;
  const escaped = text.replace(/[&<>]/g, (sign) => ENTITIES[sign as "&"]);
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/**
 * Reads a typed number with its sign, in the notations of spreadsheet amounts.
 * Null for an empty text, undefined for an invalid number.
 */
export function readNumber(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const amount = readAmount(text.replace(/^[-+]/, ""));
  return amount !== undefined && text.startsWith("-") ? -amount : amount;
}

function readRaise(text: string): number | null | undefined {
  const percent = readNumber(text);
  return percent && (percent <= -100 || percent > 1000) ? undefined : percent;
}

/** Those with a value. @throws a DeskApiError for one without a name */
function readPairs(texts: string[], field = "") {
  const pairs = toPairs(texts).filter(({ value }) => value !== "" && !isNoValue(value));
  const nameless = pairs.find(({ name }) => name === "");
  if (!nameless) return pairs;
  throw new DeskApiError(400, `${field}: must have a name for the value "${nameless.value}"`);
}
