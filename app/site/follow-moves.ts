/** Links that name a list by an address which it has left, led to the one that it has. */

/** An address by itself, or a link in a text of HTML; what follows the list's name stays. */
const LIST = /(^|href=")\/collections\/([a-z0-9-]+)(?=$|[?#"])/g;

/**
 * The same with every address in it brought up to date, however deep.
 *
 * @param moved present slugs by former ones
 */
export function followMoves<Told>(told: Told, moved: ReadonlyMap<string, string>): Told {
  return moved.size === 0 ? told : (follow(told, moved) as Told);
}

function follow(told: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (typeof told === "string")
    return told.replace(LIST, (_, before: string, slug: string) => `${before}/collections/${moved.get(slug) ?? slug}`);
  if (Array.isArray(told)) return told.map((part) => follow(part, moved));
  if (told === null || typeof told !== "object" || Object.getPrototypeOf(told) !== Object.prototype) return told;
  return Object.fromEntries(Object.entries(told).map(([key, part]) => [key, follow(part, moved)]));
}
