/** The path of a page's share picture (`/previews/…`). */

const PAGES: Record<string, string> = {
  "/": "home",
  "/search": "home",
  "/collections/all-categories": "home",
};

/** @param path canonical path of the page, with its query */
export function sharePicture(path: string): string {
  const [pathname = "/", query] = path.split("?");
  const [, kind, name, more] = pathname.split("/");
  const fixed = PAGES[pathname];
  if (!fixed && name && more === undefined) {
    if (kind === "products") return `/previews/${name}.png`;
    const id = name === "subcategory" && query ? `?${query}` : "";
    if (kind === "collections" || kind === "locations") return `/previews/${kind}/${name}.png${id}`;
  }
  const ids = kind === "compare" && query ? `?${query}` : "";
  return `/previews/pages/${fixed ?? kind ?? "home"}.png${ids}`;
}
