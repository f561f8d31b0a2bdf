/** Converts phone numbers to their international form. */

/** By calling code, where it is not 0: what numbers begin with when dialled within the country. */
const TRUNK_PREFIXES: Record<string, string> = { 1: "1", 36: "06", 39: "", 225: "" };
/** By calling code, where it is not 10: the longest national number without trunk prefix. */
const MAX_NATIONAL_LENGTHS: Record<string, number> = { 45: 8, 47: 8, 55: 11, 65: 8 };
/** Shorter numbers lack their area code. */
const MIN_NATIONAL_LENGTH = 8;
/** Of E.164. */
const MAX_INTERNATIONAL_LENGTH = 15;

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** The digits with a calling code (the shop's by default), without the trunk prefix. */
export function internationalDigits(text: string, callingCode: string): string {
  const digits = digitsOf(text.replace("(0)", ""));
  if (text.trim().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const maxLength = MAX_NATIONAL_LENGTHS[callingCode] ?? 10;
  if (digits.startsWith(callingCode) && digits.length > maxLength) return digits;
  const trunkPrefix = TRUNK_PREFIXES[callingCode] ?? "0";
  return callingCode + (digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits);
}

/** The number with + and its calling code; null for incomplete or several numbers. */
export function toInternationalNumber(text: string, callingCode: string): string | null {
  const digits = internationalDigits(text, callingCode);
  const isComplete = digits.length >= callingCode.length + MIN_NATIONAL_LENGTH;
  return isComplete && digits.length <= MAX_INTERNATIONAL_LENGTH ? `+${digits}` : null;
}

/** A key for comparing numbers, empty for none: an incomplete number equals only its own digits. */
export function phoneKey(text: string, callingCode: string): string {
  return toInternationalNumber(text, callingCode) ?? digitsOf(text);
}
