/** Normalises the texts of cells to the values that are stored. */
import { parseWeight } from "#app/catalogue/weight.ts";
import { readYesOrNo } from "#app/catalogue/yes-or-no.ts";
import { readAmount, readTaxRate } from "#app/contract/amount.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";

/** Thrown for a rejected cell; the message says what is expected. */
export class CellError extends Error {}

/** Trims the text and writes "\r\n" and "\r" as "\n". */
export function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}

export function toAmount(text: string): string {
  if (text === "") return "";
  const amount = readAmount(text);
  if (amount === undefined) {
    if (/^[-−]\d/.test(text)) throw new CellError("must not be negative");
    const example = /\d/.test(text)
      ? ", for example 12500 or 12500.50; other notations are ambiguous"
      : ", for example 12500";
    throw new CellError(`must be a number${example}`);
  }
  return String(amount);
}

export function toTaxRate(text: string): string {
  const rate = readTaxRate(text);
  if (rate === null) return "";
  if (rate === undefined)
    throw new CellError("must be a rate in percent between 1 and 100, or 0, for example 18");
  return String(rate);
}

export function toWhole(text: string): string {
  if (text === "") return "";
  const count = readAmount(text);
  if (count === undefined || !Number.isInteger(count) || count >= 1e9)
    throw new CellError("must be a whole number such as 1200, or empty if stock is not counted");
  return String(count);
}

export function toWeight(text: string): string {
  const weight = parseWeight(text);
  if (weight === undefined) throw new CellError("must be a weight in kilograms, for example 4.6");
  return weight === null ? "" : String(weight);
}

export function toStatus(text: string): string {
  const status = text.toLowerCase() || "active";
  if (!ProductStatus.options.includes(status as ProductStatus)) {
    throw new CellError(`must be one of ${ProductStatus.options.join(", ")}`);
  }
  return status;
}

export function toYesOrNo(text: string): string {
  if (text === "") return "no";
  const answer = text.toLowerCase() === "x" ? "Yes" : readYesOrNo(text);
  if (answer) return answer.toLowerCase();
  throw new CellError("must be yes or no");
}
