/** Parses a form's texts into values, and writes values as texts. */
import { z } from "zod";
import { isNoValue } from "#app/catalogue/no-value.ts";
import { parseWeight } from "#app/catalogue/weight.ts";
import { readAmount, readTaxRate } from "#app/contract/amount.ts";
import { Id } from "#app/contract/reply.ts";
import { formatFeatures, parseFeatures, parsePhrases } from "#app/contract/text-lists.ts";
import { DeskApiError } from "../desk-api.server.ts";
import {
  type FieldKind,
  type FieldTable,
  type FieldTexts,
  toPairs,
  type ValueOf,
  type Values,
} from "./fields.ts";

interface Codec<Value> {
  /** Undefined for invalid texts. */
  parse(texts: string[]): Value | undefined;
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
  requirement: string,
): Codec<number | null> => ({
  parse: (texts) => parse(first(texts)),
  write: (value) => [String(value ?? "")],
  requirement,
});

const CODECS: { [Kind in FieldKind]: Codec<ValueOf[Kind]> } = {
  text,
  prose: text,
  html: { parse: (texts) => toHtml(first(texts)), write: (html) => [toParagraphs(html)] },
  date: text,
  picture: text,
  email: text,
  password: { parse: ([typed = ""]) => typed, write: () => [] },
  choice: text,
  optionalText,
  optionalChoice: optionalText,
  id: { parse: (texts) => Number(first(texts)) || null, write: (value) => [String(value ?? "")] },
  // Sorted: the person has not chosen their order.
  ids: {
    parse: (texts) => texts.map(Number).toSorted((one, other) => one - other),
    write: (ids) => ids.map(String),
  },
  slugs: { parse: (texts) => texts.toSorted(), write: (slugs) => slugs },
  check: {
    parse: (texts) => texts.length > 0,
    write: (value) => (value ? ["on"] : []),
    show: (value) => [value ? "yes" : "no"],
  },
  features: {
    parse: (texts) => parseFeatures(first(texts)),
    write: (features) => [formatFeatures(features)],
  },
  phrases: {
    parse: (texts) => parsePhrases(first(texts)),
    write: (phrases) => [phrases.join(", ")],
  },
  pairs: {
    parse: readPairs,
    write: (pairs) => pairs.flatMap(({ name, value }) => [name, value]),
    show: (pairs) => pairs.map(({ name, value }) => `${name}: ${value}`),
  },
  amount: numberAs(readNumber, "must be a number, such as 12500"),
  percent: numberAs(readTaxRate, "must be 0, or between 1 and 100, such as 18"),
  count: numberAs(readNumber, "must be a whole number, such as 5"),
  change: numberAs(readNumber, "must be a whole number, such as 5 or -1"),
  raise: numberAs(readRaise, "must be a number between -99 and 1000, such as 5 or -2.5"),
  weight: numberAs(parseWeight, "must be a number of kilograms, such as 4.7"),
};

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
function readPairs(texts: string[]) {
  const pairs = toPairs(texts).filter(({ value }) => value !== "" && !isNoValue(value));
  const nameless = pairs.find(({ name }) => name === "");
  if (!nameless) return pairs;
  const message = `must have a name for the value "${nameless.value}"`;
  throw new DeskApiError(400, `technical_details: ${message}`);
}

/** @throws a DeskApiError for the first invalid field */
export function readFields<F extends FieldTable>(form: FormData, fields: F): Values<F> {
  const entries = Object.entries(fields).map(([name, { kind, required }]) => {
    const { parse, requirement } = CODECS[kind];
    const value = parse(form.getAll(name).map(String));
    const toError = (message: string) => new DeskApiError(400, `${name}: ${message}`);
    if (value === undefined)
      throw toError(required ? `${requirement}` : `${requirement}, or empty`);
    if (required && isEmpty(value)) throw toError("must not be empty");
    return [name, value];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** A record's values as texts of the form. */
export function toTexts(fields: FieldTable, record: Record<string, unknown>): FieldTexts {
  const entries = Object.entries(fields).map(([name, { kind }]) => {
    const { write } = CODECS[kind] as Codec<unknown>;
    return [name, write(record[name])];
  });
  return Object.fromEntries(entries);
}

/** What is compared with a sent form, which cannot express every value of the record. */
export function toComparable(fields: FieldTable, record: Record<string, unknown>): FieldTexts {
  const entries = Object.entries(toTexts(fields, record)).map(([name, texts]) => {
    const { parse, write, show = write } = CODECS[fields[name]?.kind ?? "text"] as Codec<unknown>;
    return [name, show(parse(texts))];
  });
  return Object.fromEntries(entries);
}

/** The record's id in the form field `id`. @throws a ZodError for an invalid one */
export function readId(form: FormData): number {
  return z.object({ id: z.preprocess(Number, Id) }).parse({ id: form.get("id") }).id;
}
