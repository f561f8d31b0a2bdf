/** Writes tables as CSV by RFC 4180, in which no cell is a formula. */
import { stringify } from "csv-stringify/sync";

/** What spreadsheet programs take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEGATIVE_NUMBER = /^-[\d.]+$/;
const MARKED = /^'+[=+\-@\t\r]/;

/** The text with an apostrophe in front where a spreadsheet program would compute it. */
function withMark(text: string): string {
  const isFormula = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text);
  return isFormula ? `'${text}` : withSecondMark(text);
}

/** Marks a text that begins as a marked one does, so that `withoutMark` gives it back. */
export function withSecondMark(text: string): string {
  return MARKED.test(text) ? `'${text}` : text;
}

export function withoutMark(text: string): string {
  return MARKED.test(text) ? text.slice(1) : text;
}

/** @returns UTF-8 with a byte order mark; every cell that is not empty is quoted */
export function toCsv(rows: readonly (readonly string[])[]): Buffer {
  const marked = rows.map((row) => row.map(withMark));
  const options = { quoted: true, quoted_empty: false, record_delimiter: "\r\n" };
  return Buffer.from(`\ufeff${stringify(marked, options)}`);
}
