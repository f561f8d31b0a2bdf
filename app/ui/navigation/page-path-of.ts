/** Which page of the site a link leads to, if the browser's router can show it. */

type Link = Pick<HTMLAnchorElement, "href" | "target" | "origin" | "pathname" | "search" | "hash"> & {
  hasAttribute(name: string): boolean;
};

/** What is no page of the public site: files, the API, uploaded pictures, the desk. */
const NO_PAGE = /\.\w+$|^\/(?:api|uploads|desk|health|list|previews)(?:\/|$)/;

/** Path, query and hash; null for a link to another place, to a file, or within the page `from`. */
export function pagePathOf(link: Link | null, from: Pick<Location, "origin" | "pathname" | "search">): string | null {
  if (!link || link.origin !== from.origin || link.hasAttribute("download")) return null;
  if ((link.target && link.target !== "_self") || NO_PAGE.test(link.pathname)) return null;
  const isWithin = link.hash !== "" && link.pathname === from.pathname && link.search === from.search;
  return isWithin ? null : link.pathname + link.search + link.hash;
}
