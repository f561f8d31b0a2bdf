/** Parses numbers of all countries: 1,200.5 and 1.200,5, 1 200, 1'200, 1,00,000, 12,50. */

export interface WrittenNumber {
  value: number;
  /** Digits after the decimal mark. */
  decimals: number;
  /** The value if the mark separates thousands; set for one mark before exactly three digits. */
  thousands: { value: number; mark: "," | "." } | null;
}

const GROUPED = /^\d{1,3}(?:[ '’]\d{3})+$/;
const WESTERN = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/;
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

const isGrouped = (digits: string) => WESTERN.test(digits) || INDIAN.test(digits);
const toDigits = (text: string) => text.replace(/[^\d]/g, "");
const toValue = (whole: string, fraction: string) =>
  Number(`${toDigits(whole) || 0}.${fraction || 0}`);

/** Null for a notation of no country. */
export function readNumber(text: string): WrittenNumber | null {
  const end = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  if (end < 0) return /^\d+$/.test(text) || GROUPED.test(text) ? plain(text, "") : null;
  const [whole, mark, fraction] = [text.slice(0, end), text[end] as "," | ".", text.slice(end + 1)];
  if (!/^\d+$/.test(fraction)) return null;
  if (whole === "" || /^\d+$/.test(whole)) {
    const number = plain(whole, fraction);
    const isTriple = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return isTriple ? { ...number, thousands: { value: Number(whole + fraction), mark } } : number;
  }
  if (GROUPED.test(whole) || (isGrouped(whole) && !whole.includes(mark)))
    return plain(whole, fraction);
  return isGrouped(text) ? plain(text, "") : null;
}

function plain(whole: string, fraction: string): WrittenNumber {
  return { value: toValue(whole, fraction), decimals: fraction.length, thousands: null };
}
