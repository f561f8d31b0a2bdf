/** Finishes a rendered page: styles in it instead of beside it, scripts held back, and the hashes of both for the policy. */
import { hash } from "node:crypto";
import { deferModules } from "./defer-modules.ts";
import { hashInlineScripts, PLACEHOLDER_NONCE } from "./inline-scripts.ts";
import { inlineStyles, type ReadStyle } from "./inline-styles.ts";

export interface FinishedDocument {
  html: string;
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
  const { html: styled, sources: styles } = inlineStyles(before, readStyle);
  const head = takeMarks(styled);
  const end = takeMarks(after);
  const endAt = end.lastIndexOf("</body>");
  const handoff = data && `<script>${data}</script>`;
  if (data) scripts.push(`'sha256-${hash("sha256", data, "base64")}'`);
  const content = rendered.slice(bodyAt, scriptsAt);
  const html = `<!DOCTYPE html>${head}${content}${end.slice(0, endAt)}${handoff}${end.slice(endAt)}`;
  return { html, scripts, styles };
}
