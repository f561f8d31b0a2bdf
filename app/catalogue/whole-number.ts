/** Reads whole numbers out of addresses. */

/** A number from 1 to `largest`, in digits alone; null for anything else. */
export function parseWhole(text: string | null, largest: number): number | null {
  if (text === null || !/^\s*\d{1,10}\s*$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= largest ? number : null;
}
