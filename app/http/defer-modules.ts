/** Lets a page paint before its modules are fetched: they wait for the window's load, or for the visitor's first act. */
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";

const PRELOAD = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${PLACEHOLDER_NONCE}"/>`, "g");
const ENTRY = `<script nonce="${PLACEHOLDER_NONCE}" type="module" async="">`;

/** Runs in the browser. A second element is needed because a browser never runs a script whose type has changed. */
const START = `{
  const held = document.getElementById("modules");
  const listening = new AbortController();
  const start = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    for (const href of held.dataset.preload.split(" "))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    document.head.append(Object.assign(document.createElement("script"), { type: "module", text: held.text }));
  };
  const options = { signal: listening.signal, capture: true, passive: true };
  for (const act of ["pointerdown", "pointermove", "touchstart", "keydown", "input"]) addEventListener(act, start, options);
  addEventListener("load", () => setTimeout(start), options);
}`;

/**
 * The rendered document with its entry module as text that is no script yet, its preloads beside it, and the few
 * lines that start them. The browser's Content-Security-Policy still needs the entry's hash: it keeps the mark.
 */
export function deferModules(html: string): string {
  const preloads = Array.from(html.matchAll(PRELOAD), ([, href]) => href).join(" ");
  return html
    .replace(PRELOAD, "")
    .replace(ENTRY, `<script nonce="${PLACEHOLDER_NONCE}" type="text/plain" id="modules" data-preload="${preloads}">`)
    .replace("</body>", () => `<script nonce="${PLACEHOLDER_NONCE}">${START}</script></body>`);
}
