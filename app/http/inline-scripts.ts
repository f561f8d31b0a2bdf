/** Finds the inline scripts that the renderer itself wrote, by a mark that nobody outside knows, and hashes them. */
import { hash, randomBytes } from "node:crypto";

/** Rendered as the scripts' nonce and taken out again: a script without it gets no hash and does not run. */
export const PLACEHOLDER_NONCE = randomBytes(16).toString("hex");

const PLACEHOLDER_SCRIPT = new RegExp(`<script[^>]* nonce="${PLACEHOLDER_NONCE}"[^>]*>(.*?)</script>`, "gs");

/** The page without marks, and a CSP source for each of its marked inline scripts. */
export function hashInlineScripts(html: string): { html: string; sources: string[] } {
  const sources = Array.from(
    html.matchAll(PLACEHOLDER_SCRIPT),
    ([, script = ""]) => `'sha256-${hash("sha256", script, "base64")}'`,
  );
  return { html: html.replaceAll(` nonce="${PLACEHOLDER_NONCE}"`, ""), sources: [...new Set(sources)] };
}
