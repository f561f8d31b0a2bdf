/** What is written in a cell, made the one way in which it is kept. */
import { parseWeight } from "#app/catalogue/weight.ts";
import { readAmount } from "#app/contract/amount.ts";
import { type Feature, ProductStatus } from "#app/contract/product-parts.ts";

/** A value that cannot be taken; the message says what to write instead. */
export class BadCell extends Error {}

/** Trimmed, with "\n" for every line break: programs also write "\r\n" and "\r". */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}

export function toAmount(text: string): string {
  if (text === "") return "";
  const amount = readAmount(text);
  if (amount === undefined) {
    const remedy = /\d/.test(text)
      ? " without signs between its digits, for example 12500 or 12500.50"
      : ", for example 12500";
    throw new BadCell(`write a number${remedy}`);
  }
  return String(amount);
}

export function toWhole(text: string): string {
  if (text === "") return "";
  if (!/^\d{1,9}$/.test(text.replace(/[,\s]/g, "")))
    throw new BadCell("write a whole number, or nothing where stock is not counted");
  return String(Number(text.replace(/[,\s]/g, "")));
}

export function toWeight(text: string): string {
  const weight = parseWeight(text);
  if (weight === undefined) throw new BadCell("write kilograms, for example 4.6");
  return weight === null ? "" : String(weight);
}

export function toStatus(text: string): string {
  const status = text.toLowerCase();
  if (!ProductStatus.options.includes(status as ProductStatus)) {
    throw new BadCell(`write one of ${ProductStatus.options.join(", ")}`);
  }
  return status;
}

const YES = new Set(["yes", "y", "true", "1", "x"]);
const NO = new Set(["no", "n", "false", "0", ""]);

export function toYesOrNo(text: string): string {
  if (YES.has(text.toLowerCase())) return "yes";
  if (NO.has(text.toLowerCase())) return "no";
  throw new BadCell("write yes or no");
}

/** "Anti-vibration: easy on the arms", one a line. */
export function toFeatures(text: string): { title: string; description: string }[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [title = "", ...rest] = line.split(": ");
      return { title, description: rest.join(": ") };
    });
}

function toOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join(" ");
}

export function fromFeatures(features: readonly Feature[]): string {
  return features
    .map(({ title, description }) => toOneLine(description ? `${title}: ${description}` : title))
    .join("\n");
}
