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

/** The first complete number, without an extension; a slash is part of one or between two. */
function firstNumber(text: string, callingCode: string): string {
  const runs = text.match(/\+?\(?\d[^\p{L},;#&|+]*/gu) ?? [""];
  const numbers = runs.flatMap((run) => {
    const parts = run.split("/");
    return parts.map((_, last) => parts.slice(0, last + 1).join(" "));
  });
  const isWhole = (number: string) => isComplete(toDigits(number, callingCode), callingCode);
  return numbers.find(isWhole) ?? runs[0].replaceAll("/", " ");
}

function toDigits(number: string, callingCode: string): string {
  const digits = digitsOf(number.replace("(0)", ""));
  if (number.trim().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  const maxLength = MAX_NATIONAL_LENGTHS[callingCode] ?? 10;
  if (digits.startsWith(callingCode) && digits.length > maxLength) return digits;
  const trunkPrefix = TRUNK_PREFIXES[callingCode] ?? "0";
  return callingCode + (digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits);
}

const isComplete = (digits: string, callingCode: string) =>
  digits.length >= callingCode.length + MIN_NATIONAL_LENGTH &&
  digits.length <= MAX_INTERNATIONAL_LENGTH;

/** The digits with a calling code (the shop's by default), without the trunk prefix. */
export const internationalDigits = (text: string, callingCode: string): string =>
  toDigits(firstNumber(text, callingCode), callingCode);

/** The first number with + and its calling code; null for an incomplete one. */
export function toInternationalNumber(text: string, callingCode: string): string | null {
  const digits = internationalDigits(text, callingCode);
  return isComplete(digits, callingCode) ? `+${digits}` : null;
}

/** A key for comparing numbers, empty for none: an incomplete number equals only its own digits. */
export function phoneKey(text: string, callingCode: string): string {
  return toInternationalNumber(text, callingCode) ?? digitsOf(firstNumber(text, callingCode));
}
