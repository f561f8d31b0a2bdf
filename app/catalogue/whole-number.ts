/** Parses whole numbers in URLs. */

/** A number from 1 to `largest`, digits only; else null. */
export function parseWhole(text: string | null, largest: number): number | null {
  if (text === null || !/^\s*\d{1,10}\s*$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= largest ? number : null;
}
