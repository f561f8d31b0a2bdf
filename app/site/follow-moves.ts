/** Updates links to lists whose slug has changed, and replaces those to lists that are not there. */

/** A URL alone, or a link in HTML; the rest of the URL after the slug stays. */
const LIST = /(^|href=")\/collections\/([a-z0-9-]+)(?=$|[?#"])(\?)?/g;
/** Lists of this site's own. */
const OWN = ["all-categories", "subcategory"];

/**
 * Updates all URLs in a value, at any depth.
 *
 * @param moved current slugs by former ones
 * @param known all current slugs; null if any may exist. A link to another list is left out of a
 *   list of links, and elsewhere becomes a search for the words of its slug
 */
export function withMovedSlugs<Content>(
  content: Content,
  moved: ReadonlyMap<string, string>,
  known: ReadonlySet<string> | null = null,
): Content {
  const isKnown = (slug: string) =>
    !known || known.has(moved.get(slug) ?? slug) || OWN.includes(slug);
  const toCurrent = (_: string, before: string, slug: string, query = "") =>
    isKnown(slug)
      ? `${before}/collections/${moved.get(slug) ?? slug}${query}`
      : `${before}/search?q=${slug.replaceAll("-", "+")}${query && "&"}`;
  /** A link, or the panel of a list. */
  const isThere = (part: unknown): boolean => {
    const { href, shopAll } = Object(part) as { href?: unknown; shopAll?: unknown };
    const [, slug] = /^\/collections\/([a-z0-9-]+)(?:$|[?#])/.exec(String(href)) ?? [];
    return slug ? isKnown(slug) : !shopAll || isThere(shopAll);
  };
  const follow = (part: unknown): unknown => {
    if (typeof part === "string") return part.replace(LIST, toCurrent);
    if (Array.isArray(part)) return part.filter(isThere).map(follow);
    if (typeof part !== "object" || part === null) return part;
    if (Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, follow(each)]));
  };
  return moved.size === 0 && !known ? content : (follow(content) as Content);
}
