/** Parses amounts of money and tax rates as people write them at the desk and in spreadsheets. */

/** Currencies: "Rs. 450", "₹450/-", "KSh 450/=", "450:-", "450 zł". No other letters after it: "lakh". */
const CURRENCY = /^(?:\p{Sc}|\p{L}{1,4}\.?)|(?:\p{Sc}|[/:][-=]|zł|Kč|kr\.?|Ft|lei)$/gu;
/** Programs store numbers with more than three decimals. Exactly three may be a group of digits. */
const PLAIN = /^\d{1,12}(?:\.(?:\d{1,2}|\d{4,}))?$/;
/** Groups of two or three digits; the last one has three: 12,500 and 1,25,000, or 12.500. */
const grouped = (group: string, point: string) =>
  new RegExp(`^\\d{1,3}(?:${group}\\d{2,3}){0,3}${group}\\d{3}(?:${point}\\d{1,2})?$`);
const COMMA_GROUPS = grouped(",", "\\.");
const POINT_GROUPS = grouped("\\.", ",");

/** Rounded to hundredths; "450,-" and "450.-" have none; undefined if not an amount, or ambiguous ("12.500"). */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[\s'’]/g, "").replace(/([.,])[-–—]$/, (_, point) => `${point}00`);
  const amount = plain.replace(CURRENCY, "");
  if (PLAIN.test(amount)) return toCents(amount);
  if (COMMA_GROUPS.test(amount)) return toCents(amount.replaceAll(",", ""));
  if (/^\d{1,12},\d{1,2}$/.test(amount)) return toCents(amount.replace(",", "."));
  if (POINT_GROUPS.test(amount) && (amount.includes(",") || amount.split(".").length > 2))
    return toCents(amount.replaceAll(".", "").replace(",", "."));
  return undefined;
}

/**
 * In percent. Null for an empty text; undefined for others than 0 and 1 to 100, because a
 * spreadsheet program stores a cell that shows 18% as 0.18.
 */
export function readTaxRate(text: string): number | null | undefined {
  if (text === "") return null;
  const rate = readAmount(text.replace(/%$/, ""));
  return rate === undefined || rate > 100 || (rate > 0 && rate < 1) ? undefined : rate;
}

const toCents = (number: string) => Math.round(Number(number) * 100) / 100;
