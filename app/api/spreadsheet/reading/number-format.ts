/** Shows the numbers of an XLSX file as their cells do. */
import { format, getFormatDateInfo, getFormatFromId, getFormatInfo } from "numfmt";
import type { PackedFiles } from "./packed-files.ts";
import { readXml } from "./read-xml.ts";

/** What a cell with this style shows for a number. */
export type ShowNumber = (number: number, is1904: boolean) => string;

/** Their currency is that of the computer on which the file is opened. */
const isLocalCurrency = (id: number) =>
  (id >= 5 && id <= 8) || id === 42 || id === 44 || (id >= 63 && id <= 66);

/** Digits without a text, a group or a leading zero. */
const PLAIN = /^[#,]*[#0](?:\.[#0]+)?$/;
/** Digits in a shown number. */
const DIGITS = /\d(?:[\d,\s]*\d)?(?:\.\d+)?/;
const LITERALS = /"[^"]*"|\\./g;
/** Days between the starts of the two calendars. */
const DAYS_TO_1904 = 1_462;
const DATE = "yyyy-mm-dd";

/** Without the noise of binary fractions, as spreadsheet programs compute. */
const toPlain = (number: number) =>
  String(Number.isSafeInteger(number) ? number : Number(number.toPrecision(15)));

function showDate(pattern: string): ShowNumber {
  const { year, month, day, hours } = getFormatDateInfo(pattern);
  const isWhole = year && month && day;
  const shown = isWhole ? DATE + (hours ? " hh:mm" : "") : pattern;
  return (number, is1904) => format(shown, is1904 ? number + DAYS_TO_1904 : number).trim();
}

/** Rounding and grouping are undone: a price of 12.5 that is shown as 13 is 12.5. */
function showDecimal(pattern: string, scale: number): ShowNumber {
  const hasLiteralDigit = /\d/.test(pattern.match(LITERALS)?.join("") ?? "");
  return (number) => {
    const full = toPlain(Math.abs(number) * scale);
    const shown = format(pattern, number).trim();
    if (!/\d/.test(shown)) return number === 0 && shown !== "" ? "0" : shown;
    if (number < 0 && !/[-−(]/.test(shown)) return toPlain(number);
    const isExact = Number.isInteger(number) && !/[.,]/.test(shown);
    return isExact || hasLiteralDigit ? shown : shown.replace(DIGITS, full);
  };
}

function toShow(pattern: string): ShowNumber {
  const { type, scale } = getFormatInfo(pattern);
  if (type === "scientific" || pattern === "General" || PLAIN.test(pattern)) return toPlain;
  if (type === "date" || type === "datetime" || type === "time") return showDate(pattern);
  if (type === "text" || pattern.includes("General")) {
    const asText = pattern.replaceAll("General", "@");
    return (number) => format(asText, toPlain(number)).trim();
  }
  if (type === "fraction" || (scale !== 1 && scale !== 100))
    return (number) => format(pattern, number).trim().replace(/\s+/g, " ");
  return showDecimal(pattern, scale);
}

/** A format that programs would not write shows the plain number. */
function toShowSafely(pattern: string): ShowNumber {
  try {
    const show = toShow(pattern);
    show(1, false);
    return show;
  } catch {
    return toPlain;
  }
}

/** By index of the cells' style; the values of the others are shown as they are stored. */
export async function readNumberFormats(files: PackedFiles, name: string): Promise<ShowNumber[]> {
  if (!files.has(name)) return [];
  const patterns = new Map<number, string>();
  const shows: ShowNumber[] = [];
  const byId = new Map<number, ShowNumber>();
  let isCellStyle = false;
  await readXml(files.read(name), {
    open(name, attributes, decode) {
      if (name === "cellXfs") isCellStyle = true;
      else if (name === "numFmt") {
        const { numFmtId, formatCode = "" } = attributes();
        patterns.set(Number(numFmtId), decode(formatCode));
      } else if (name === "xf" && isCellStyle) {
        const id = Number(attributes().numFmtId ?? 0);
        const usual = isLocalCurrency(id) ? "0" : (getFormatFromId(id) ?? "0");
        const show = byId.get(id) ?? toShowSafely(patterns.get(id) ?? usual);
        byId.set(id, show);
        shows.push(show);
      }
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return shows;
}
