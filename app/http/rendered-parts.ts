/** Renders parts of pages and remembers their HTML, because many pages share them. */
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Characters of HTML and of what tells it apart. */
const MOST_CHARACTERS = 4_000_000;

/** Renders each part once for its key, as long as there is room for it; the oldest makes room. `around` gives a part its contexts. */
export function createPartRenderer(
  around: (part: ReactNode) => ReactNode,
): (key: string, part: () => ReactNode) => string {
  const parts = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length + 1,
  });
  return (key, part) => {
    const known = parts.get(key);
    if (known !== undefined) return known;
    const html = renderToString(around(part()));
    parts.set(key, html);
    return html;
  };
}
