/** Finishes a rendered page: styles in it instead of beside it, scripts held back, and the hashes of both for the policy. */
import { hash } from "node:crypto";
import { deferModules } from "./defer-modules.ts";
import { hashInlineScripts, PLACEHOLDER_NONCE } from "./inline-scripts.ts";
import { inlineStyles, type ReadStyle } from "./inline-styles.ts";
import type { Parts } from "./rendered-body.ts";

export interface FinishedDocument {
  /** The style sheets each by itself, because many pages share them. */
  body: Parts;
  /** Sources for the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
}

/** Stands for the page's content, which no expression has to run over. */
const CONTENT = `<!--${PLACEHOLDER_NONCE}-->`;
const FIRST_SCRIPT = `<script nonce="${PLACEHOLDER_NONCE}"`;

/**
 * `rendered` is the whole document; `data` the calls that hand the loaders' data to the browser's router, which go in
 * as a script of their own. `readStyle` gives a style sheet, null for one that stays a link.
 */
export function finishDocument(rendered: string, data: string, readStyle: ReadStyle): FinishedDocument {
  const bodyAt = rendered.indexOf("</head>");
  // React writes its scripts after the content; what an upstream says there has no such mark.
  const scriptsAt = Math.max(bodyAt, rendered.indexOf(FIRST_SCRIPT, bodyAt));
  const frame = deferModules(rendered.slice(0, bodyAt) + CONTENT + rendered.slice(scriptsAt));
  const [before = "", after = ""] = frame.split(CONTENT);
  const scripts: string[] = [];
  const takeMarks = (text: string) => {
    const { html, sources } = hashInlineScripts(text);
    scripts.push(...sources);
    return html;
  };
  const { parts, sources: styles } = inlineStyles(before, readStyle);
  const head = parts.map((part) => (typeof part === "string" ? takeMarks(part) : part));
  const end = takeMarks(after);
  const endAt = end.lastIndexOf("</body>");
  const handoff = data && `<script>${data}</script>`;
  if (data) scripts.push(`'sha256-${hash("sha256", data, "base64")}'`);
  const rest = rendered.slice(bodyAt, scriptsAt) + end.slice(0, endAt) + handoff + end.slice(endAt);
  return { body: toParts(["<!DOCTYPE html>", ...head, rest]), scripts, styles };
}

/** Text that stands together is one part. */
function toParts(pieces: readonly (string | Uint8Array<ArrayBuffer>)[]): Parts {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let text = "";
  const endText = () => {
    if (text) parts.push(Buffer.from(text));
    text = "";
  };
  for (const piece of pieces) {
    if (typeof piece === "string") text += piece;
    else {
      endText();
      parts.push(piece);
    }
  }
  endText();
  return parts;
}
