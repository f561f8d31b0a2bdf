/** Finds what a shopper typed in a product's name, however it is spaced, so that it can be marked. */

/** The name in three parts, the middle one what was typed; null when the name does not hold it. */
export function findTyped(name: string, typed: string): [before: string, match: string, after: string] | null {
  const signs = [...typed.toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  if (signs.length === 0) return null;
  const pattern = signs.join("[\\s\\-./,]*");
  const found = new RegExp(pattern, "iu").exec(name);
  if (!found) return null;
  return [name.slice(0, found.index), found[0], name.slice(found.index + found[0].length)];
}
