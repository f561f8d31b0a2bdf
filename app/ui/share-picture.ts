/** Address of the picture that stands for a page where its address is shared (`/previews/…`). */

const PAGES: Record<string, string> = { "/": "home", "/search": "home", "/collections/all-categories": "home" };

/** @param path canonical path of the page, with its query */
export function sharePicture(path: string): string {
  const [pathname = "/", query] = path.split("?");
  const [, kind, name, more] = pathname.split("/");
  const own = PAGES[pathname];
  if (!own && name && more === undefined) {
    if (kind === "products") return `/previews/${name}.png`;
    const id = name === "subcategory" && query ? `?${query}` : "";
    if (kind === "collections" || kind === "locations") return `/previews/${kind}/${name}.png${id}`;
  }
  const ids = kind === "compare" && query ? `?${query}` : "";
  return `/previews/pages/${own ?? kind ?? "home"}.png${ids}`;
}
