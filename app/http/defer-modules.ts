/**
 * Lets a page paint before its modules are fetched: they wait for the paint after its load, or for the visitor's first
 * act. Without it the first paint of the nine pages measured, on a slow phone, comes 15 % later (median).
 */
import { PLACEHOLDER_NONCE } from "./inline-scripts.ts";

const PRELOAD = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${PLACEHOLDER_NONCE}"/>`, "g");
const ENTRY = `<script nonce="${PLACEHOLDER_NONCE}" type="module" async="">`;

/**
 * Runs in the browser; written so that any of them can read it. In one that lacks what the modules need (it is older
 * than Chrome 99, Safari 15.4 or Firefox 97) nothing starts, and the page stays as it was served. A second element is
 * needed because a browser never runs a script whose type has changed. A pointer that rests where the page appears under
 * it is told to have moved, by nothing: that is no act. Each sheet's link gets a copy that stays when the router takes the
 * link away: the router fetches a sheet, and waits for it, unless some link in the document names it.
 */
const START = `(function () {
  var held = document.getElementById("modules");
  var acts = ["pointerdown", "pointermove", "touchstart", "keydown", "input"];
  var options = { capture: true, passive: true };
  var isNew = self.CSSLayerBlockRule && self.structuredClone && Object.hasOwn && [].at && "noModule" in held;
  if (!isNew) return;
  function start() {
    if (!held) return;
    var text = held.text, preloads = held.getAttribute("data-preload").split(" ");
    held = null;
    acts.forEach(function (act) { removeEventListener(act, notice, options); });
    preloads.forEach(function (href) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: href }));
    });
    document.head.append(Object.assign(document.createElement("script"), { type: "module", text: text }));
    document.querySelectorAll("link[disabled]").forEach(function (link) {
      var copy = link.cloneNode();
      copy.setAttribute("data-copy", "");
      document.head.append(copy);
    });
  }
  function notice(event) {
    if (event.type !== "pointermove" || event.movementX || event.movementY) start();
  }
  acts.forEach(function (act) { addEventListener(act, notice, options); });
  addEventListener("load", function () { requestAnimationFrame(function () { setTimeout(start); }); }, options);
})();`;

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
