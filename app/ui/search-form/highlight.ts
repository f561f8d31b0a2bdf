/** Finds the typed text in a product's name, ignoring spaces and punctuation, to highlight it. */

/** The name split around the typed text; null if the name does not contain it. */
export function findMatchingParts(
  name: string,
  typed: string,
): [before: string, match: string, after: string] | null {
  const letters = [...typed.toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  if (letters.length === 0) return null;
  const pattern = letters.join("[\\s\\-./,]*");
  const match = new RegExp(pattern, "iu").exec(name);
  if (!match) return null;
  return [name.slice(0, match.index), match[0], name.slice(match.index + match[0].length)];
}
