/** Updates what documents say of lists whose slug has changed, and of lists that are not there. */
import type { Documents } from "./check/walk.ts";

/** A category, a collection or a subcategory. */
export interface ListSlugs {
  slug: string;
  formerSlugs: readonly string[];
}

/** A URL alone, or a link in HTML or Markdown; the rest of the URL after the slug stays. */
const LIST = /(^|href="|\]\(|\]: )\/collections\/([a-z0-9-]+)(?=$|[?#")\s])(\?)?/g;
/** Lists of this site's own. */
const OWN = ["all-categories", "subcategory"];
/** Documents whose keys are slugs of lists. */
const BY_SLUG = ["collections", "questions"];

/**
 * Replaces former slugs in all URLs, at any depth, and in keys.
 *
 * @param lists all lists of the catalogue
 * @param isShown leaves a link to another list out of a list of links; elsewhere it becomes a
 *   search for the words of its slug
 */
export function followSlugs(
  documents: Documents,
  lists: readonly ListSlugs[],
  isShown = false,
): Documents {
  const moved = new Map(
    lists.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former) => [former, slug])),
  );
  const known = isShown && new Set([...lists.map(({ slug }) => slug), ...moved.keys(), ...OWN]);
  if (moved.size === 0 && !known) return documents;
  const isKnown = (slug: string) => !known || known.has(slug);
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
  const follow = (_: string, part: unknown) =>
    typeof part === "string"
      ? part.replace(LIST, toCurrent)
      : Array.isArray(part)
        ? part.filter(isThere)
        : part;
  /** A list's own texts win over those of a list that was merged into it. */
  const withCurrentKeys = (content: unknown): unknown => {
    const { former = [], current = [] } = Object.groupBy(
      Object.entries(Object(content)),
      ([slug]) => (moved.has(slug) ? "former" : "current"),
    );
    return Object.fromEntries([
      ...former.map(([slug, each]) => [moved.get(slug), each]),
      ...current,
    ]);
  };
  return new Map(
    Array.from(documents, ([name, content]) => [
      name,
      JSON.parse(
        JSON.stringify(BY_SLUG.includes(name) ? withCurrentKeys(content) : content, follow),
      ),
    ]),
  );
}
