/** Writes CSV files (RFC 4180) in which no cell is a formula. */
import { stringify } from "csv-stringify/sync";

/** Texts that spreadsheet programs read as formulas; some read the full-width signs too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r]/;
const NEGATIVE_NUMBER = /^-[\d.]+$/;
const MARKED = /^'+[=+\-@＝＋－＠\t\r]/;

/** Puts an apostrophe before a text that a spreadsheet program would compute. */
function addMark(text: string): string {
  const isFormula = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text);
  return isFormula ? `'${text}` : escapeMarked(text);
}

/** Marks a text that looks marked already, so that `removeMark` restores it. */
export function escapeMarked(text: string): string {
  return MARKED.test(text) ? `'${text}` : text;
}

export function removeMark(text: string): string {
  return MARKED.test(text) ? text.slice(1) : text;
}

/** @returns UTF-8 with a byte order mark; all cells but empty ones are quoted */
export function toCsv(rows: readonly (readonly string[])[]): Buffer {
  const marked = rows.map((row) => row.map(addMark));
  const options = { quoted: true, quoted_empty: false, record_delimiter: "\r\n" };
  return Buffer.from(`\ufeff${stringify(marked, options)}`);
}
