/** Updates links to lists whose slug has changed. */

/** A URL alone, or a link in HTML; the rest of the URL after the slug stays. */
const LIST = /(^|href=")\/collections\/([a-z0-9-]+)(?=$|[?#"])/g;

/**
 * Updates all URLs in a value, at any depth.
 *
 * @param moved current slugs by former ones
 */
export function withMovedSlugs<Content>(
  content: Content,
  moved: ReadonlyMap<string, string>,
): Content {
  return moved.size === 0 ? content : (follow(content, moved) as Content);
}

function follow(content: unknown, moved: ReadonlyMap<string, string>): unknown {
  if (typeof content === "string")
    return content.replace(
      LIST,
      (_, before: string, slug: string) => `${before}/collections/${moved.get(slug) ?? slug}`,
    );
  if (Array.isArray(content)) return content.map((part) => follow(part, moved));
  if (
    content === null ||
    typeof content !== "object" ||
    Object.getPrototypeOf(content) !== Object.prototype
  )
    return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, follow(part, moved)]),
  );
}
