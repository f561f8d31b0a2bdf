/** The path of the page that a link leads to, if the router can show it. */

/** Not public pages: files, the API, uploads, the desk. */
const NO_PAGE = /\.\w+$|^\/(?:api|uploads|desk|health|list|previews)(?:\/|$)/;

/** Path, query and hash; null for other sites, files, and links within the page `from`. */
export function pagePathOf(link: HTMLAnchorElement | null, from: URL | Location): string | null {
  if (!link || link.origin !== from.origin || link.hasAttribute("download")) return null;
  if ((link.target && link.target !== "_self") || NO_PAGE.test(link.pathname)) return null;
  const isWithin =
    link.hash !== "" && link.pathname === from.pathname && link.search === from.search;
  return isWithin ? null : link.pathname + link.search + link.hash;
}
