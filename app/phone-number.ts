/** Telephone numbers in their international form, however people write them. */

/** No country's numbers are longer without the calling code. */
const LONGEST_NATIONAL = 11;
/** Shorter numbers lack their area code. */
const SHORTEST_NATIONAL = 8;
/** Of E.164. */
const LONGEST_INTERNATIONAL = 15;

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/**
 * The digits with the calling code first, without the trunk prefix that is dialled inside a
 * country only. `callingCode` is the shop's, for a number that names no country.
 */
export function internationalDigits(text: string, callingCode: string): string {
  const digits = digitsOf(text.replace("(0)", ""));
  if (text.trim().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  if (digits.startsWith(callingCode) && digits.length > LONGEST_NATIONAL) return digits;
  // North America, whose calling code is 1, dials 1 where other countries dial 0.
  return callingCode + digits.replace(callingCode === "1" ? /^1/ : /^0/, "");
}

/** The number with + and its calling code; null for an incomplete one and for several in one text. */
export function toInternationalNumber(text: string, callingCode: string): string | null {
  const digits = internationalDigits(text, callingCode);
  const isComplete = digits.length >= callingCode.length + SHORTEST_NATIONAL;
  return isComplete && digits.length <= LONGEST_INTERNATIONAL ? `+${digits}` : null;
}

/** Equal for equal numbers, empty for none: an incomplete number equals only its own digits. */
export function phoneKey(text: string, callingCode: string): string {
  return toInternationalNumber(text, callingCode) ?? digitsOf(text);
}
