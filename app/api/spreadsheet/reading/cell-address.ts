/** Addresses of cells, such as F12. */

/** As spreadsheet programs write it, such as F12. @param column from 0 @param row from 1 */
export function toCellAddress(column: number, row: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

const A = 64;
const ZERO = 48;

/** @returns null if the text is not a cell address */
export function parseCellAddress(address: string): { column: number; row: number } | null {
  let column = 0;
  let row = 0;
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at);
    if (code > A && code <= A + 26 && row === 0) column = column * 26 + code - A;
    else if (code >= ZERO && code < ZERO + 10) row = row * 10 + code - ZERO;
    else return null;
  }
  return column > 0 && row > 0 ? { column: column - 1, row } : null;
}
