/** Puts a page's style sheets into it, so that nothing stands between its first bytes and its first paint. */
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";

/** A built style sheet. */
export interface Style {
  text: string;
  /** Its source for the Content-Security-Policy. */
  source: string;
}

/** The style sheet at an address; null for one that is to stay a link. */
export type ReadStyle = (href: string) => Style | null;

/** The renderer's own, by its mark. */
const SHEET = new RegExp(`<link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="([^"]+)"/>`, "g");

/**
 * Each sheet as an element of its own, in its order. The link before it stays for the browser's router, and is never
 * loaded: the sheet stands for it.
 */
export function inlineStyles(head: string, readStyle: ReadStyle): { html: string; sources: string[] } {
  const sources: string[] = [];
  const html = head.replace(SHEET, (link, href: string) => {
    const style = readStyle(href);
    if (style === null) return link;
    sources.push(style.source);
    return `<link rel="stylesheet" href="${href}" disabled=""/><style data-inlined="${href}">${style.text}</style>`;
  });
  return { html, sources };
}
