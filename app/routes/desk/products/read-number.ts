/**
 * A number as people type it: "12,500", "₹ 12500" and "Rs. 12,500/-" are one, and "299,90" is 299.9. Null for an empty
 * field, undefined for what is no number.
 */
export function readNumber(value: FormDataEntryValue | null): number | null | undefined {
  const text = String(value ?? "")
    .replace(/^\s*(?:rs\.?|inr)|\/-\s*$/gi, "")
    .replace(/[\p{Sc}\s]/gu, "")
    .replace(/^([-+]?\d+),(\d{1,2})$/, "$1.$2")
    .replaceAll(",", "");
  if (text === "") return null;
  return /^[-+]?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
}
