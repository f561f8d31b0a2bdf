/** Reads numbers that staff type. */
import { readAmount } from "#app/contract/amount.ts";

/**
 * Reads a typed number with its sign, in the notations of spreadsheet amounts.
 * Null for an empty field, undefined for an invalid number.
 */
export function readNumber(value: FormDataEntryValue | null): number | null | undefined {
  const text = String(value ?? "").trim();
  if (text === "") return null;
  const amount = readAmount(text.replace(/^[-+]/, ""));
  return amount !== undefined && text.startsWith("-") ? -amount : amount;
}
