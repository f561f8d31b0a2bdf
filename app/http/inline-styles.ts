/** Puts a page's style sheets into it, so that nothing stands between its first bytes and its first paint. */
import { hash } from "node:crypto";
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";
import { share } from "./rendered-body.ts";

/** The text of the style sheet at an address; null for one that is to stay a link. */
export type ReadStyle = (href: string) => string | null;

export interface StyledHead {
  /** The head in order: its own text, marks and all, and the sheets as bytes. */
  parts: (string | Uint8Array<ArrayBuffer>)[];
  /** Sources for the Content-Security-Policy, one for each sheet. */
  sources: string[];
}

/** The renderer's own, by its mark. */
const SHEET = new RegExp(`<link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="([^"]+)"/>`);

/**
 * Each sheet as an element of its own, in its order. The link before it stays for the browser's router, and is never
 * loaded: the sheet stands for it.
 */
export function inlineStyles(head: string, readStyle: ReadStyle): StyledHead {
  const sources: string[] = [];
  const parts = head.split(SHEET).map((part, at) => {
    // The expression's group stands at every other place.
    if (at % 2 === 0) return part;
    const text = readStyle(part);
    if (text === null) return `<link nonce="${PLACEHOLDER_NONCE}" rel="stylesheet" href="${part}"/>`;
    const { bytes, source } = readied(part, text);
    sources.push(source);
    return bytes;
  });
  return { parts, sources };
}

interface Sheet {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  source: string;
}

/** By address: few sheets, each on many pages. */
const sheets = new Map<string, Sheet>();

function readied(href: string, text: string): Sheet {
  const known = sheets.get(href);
  if (known?.text === text) return known;
  const html = `<link rel="stylesheet" href="${href}" disabled=""/><style data-inlined="${href}">${text}</style>`;
  const sheet = { text, bytes: share(Buffer.from(html)), source: `'sha256-${hash("sha256", text, "base64")}'` };
  sheets.set(href, sheet);
  return sheet;
}
