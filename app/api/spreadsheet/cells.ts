/** What is written in a cell, made the one way in which it is kept. */
import { type Feature, ProductStatus } from "#app/contract/product.ts";

/** A value that cannot be taken; the message says what to write instead. */
export class BadCell extends Error {}

/** A currency before the number, a sign of one behind it: "Rs. 450", "₹450/-", "KSh 450", "450 €". Letters behind may be "lakh". */
const CURRENCY = /^(?:\p{Sc}|\p{L}{1,4}\.?)|(?:\p{Sc}|\/-)$/gu;
/** More than three decimals are how a program keeps a number. */
const PLAIN = /^\d+(?:\.(?:\d{1,2}|\d{4,}))?$/;
/** Groups of two or three digits, the last one of three: 12,500 and 1,25,000, or 12.500. */
const grouped = (group: string, point: string) =>
  new RegExp(`^\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}(?:${point}\\d{1,2})?$`);
const COMMA_GROUPS = grouped(",", "\\.");
const POINT_GROUPS = grouped("\\.", ",");

/** An amount as people write it anywhere; what could be two numbers ("12.500") is not guessed at. */
export function toAmount(text: string): string {
  const amount = text.replace(/[\s'’]/g, "").replace(CURRENCY, "");
  if (amount === "") {
    if (text === "") return "";
    throw new BadCell("write a number, for example 12500");
  }
  if (PLAIN.test(amount)) return toCents(amount);
  if (COMMA_GROUPS.test(amount)) return toCents(amount.replaceAll(",", ""));
  if (/^\d+,\d{1,2}$/.test(amount)) return toCents(amount.replace(",", "."));
  if (POINT_GROUPS.test(amount) && (amount.includes(",") || amount.split(".").length > 2))
    return toCents(amount.replaceAll(".", "").replace(",", "."));
  throw new BadCell("write a number without signs between its digits, for example 12500 or 12500.50");
}

const toCents = (number: string) => String(Math.round(Number(number) * 100) / 100);

export function toWhole(text: string): string {
  if (text === "") return "";
  if (!/^\d{1,9}$/.test(text.replace(/[,\s]/g, "")))
    throw new BadCell("write a whole number, or nothing where stock is not counted");
  return String(Number(text.replace(/[,\s]/g, "")));
}

export function toWeight(text: string): string {
  const number = Number(text.replace(/kg$/i, "").replace(",", "."));
  if (text !== "" && !(number >= 0)) throw new BadCell("write kilograms, for example 4.6");
  return text === "" ? "" : String(number);
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
