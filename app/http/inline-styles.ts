/** Puts a page's style sheets into it, so that nothing stands between its first bytes and its first paint. */
import { hash } from "node:crypto";
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";

/** The text of the style sheet at an address; null for one that is to stay a link. */
export type ReadStyle = (href: string) => string | null;

/** The renderer's own, by its mark. */
const SHEET = new RegExp(`<link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="([^"]+)"/>`, "g");

/**
 * Each sheet as an element of its own, in its order, and a Content-Security-Policy source for each. The link stays for
 * the browser's router, and for pages to come: it loads without being waited for, and the starter makes it count.
 */
export function inlineStyles(html: string, readStyle: ReadStyle): { html: string; sources: string[] } {
  const sources: string[] = [];
  const inlined = html.replace(SHEET, (link, href: string) => {
    const text = readStyle(href);
    if (text === null) return link;
    sources.push(sourceOf(text));
    return `<style data-inlined>${text}</style><link rel="stylesheet" href="${href}" media="print"/>`;
  });
  return { html: inlined, sources };
}

/** Few texts, each on many pages. */
const known = new Map<string, string>();

function sourceOf(text: string): string {
  const held = known.get(text);
  if (held) return held;
  const source = `'sha256-${hash("sha256", text, "base64")}'`;
  known.set(text, source);
  return source;
}
