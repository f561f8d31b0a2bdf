import { readAmount } from "#app/contract/amount.ts";

/** A number as people type it, with its sign, read as amounts in sheets are. Null for an empty field, undefined for what is no number. */
export function readNumber(value: FormDataEntryValue | null): number | null | undefined {
  const text = String(value ?? "").trim();
  if (text === "") return null;
  const amount = readAmount(text.replace(/^[-+]/, ""));
  return amount !== undefined && text.startsWith("-") ? -amount : amount;
}
