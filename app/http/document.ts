/**
 * Finishes a rendered page: inlines its style sheets, defers its modules, and hashes its scripts for
 * the policy. On a slow phone the first paint is otherwise 38 % later because of the style sheets,
 * and 30 % later because of the modules (median of five pages).
 */
import { hash, randomBytes } from "node:crypto";

/** A built style sheet. */
export interface Style {
  text: string;
  /** Its source for the Content-Security-Policy. */
  source: string;
}

/** The style sheet at a URL; null for one that stays a link. */
export type ReadStyle = (href: string) => Style | null;

/** The scripts' nonce while rendering: a script without it gets no hash and does not run. */
export const PLACEHOLDER_NONCE = randomBytes(16).toString("hex");

const MARK = ` nonce="${PLACEHOLDER_NONCE}"`;
const FIRST_SCRIPT = `<script${MARK}`;
const ENTRY = ' type="module" async=""';

/** The renderer's own modules, style sheets and scripts, by their mark. */
const MARKED = new RegExp(
  [
    `<link rel="modulepreload" href="(?<module>[^"]+)"${MARK}/>`,
    `<link${MARK} rel="stylesheet" href="(?<sheet>[^"]+)"/>`,
    `<script(?<before>[^<>]*)${MARK}(?<after>[^<>]*)>(?<script>.*?)</script>`,
  ].join("|"),
  "gs",
);

/**
 * `rendered` is the whole document; `data` the calls that pass the loaders' data to the browser's
 * router, inserted as a script; `preloads` the modules that load beside the renderer's. Returns the
 * sources of its scripts and styles for the Content-Security-Policy.
 */
export function finishDocument(
  rendered: string,
  data: string,
  readStyle: ReadStyle,
  preloads: readonly string[],
) {
  const scripts = new Set<string>();
  const styles: string[] = [];
  const modules = [...preloads];

  function allow(script: string): string {
    scripts.add(`'sha256-${hash("sha256", script, "base64")}'`);
    return script;
  }

  /**
   * Inlines a style sheet. Its link stays for the browser's router: `START_MODULES` makes it one of
   * a disabled style sheet, which browsers would fetch while they parse the page.
   */
  function toStyle(href: string): string {
    const style = readStyle(href);
    if (style === null) return `<link rel="stylesheet" href="${href}"/>`;
    styles.push(style.source);
    return `<link rel="inlined" href="${href}"/><style data-inlined="${href}">${style.text}</style>`;
  }

  /** The entry module becomes text, which `START_MODULES` runs. */
  function toScript(attributes: string, script: string): string {
    const kept =
      attributes === ENTRY
        ? ` type="text/plain" id="modules" data-preload="${modules.join(" ")}"`
        : attributes;
    return `<script${kept}>${allow(script)}</script>`;
  }

  function rewrite(part: string): string {
    const replaced = part.replace(MARKED, (...found) => {
      const { module, sheet, before, after, script } = found.at(-1);
      if (module) modules.push(module);
      if (module) return "";
      return sheet ? toStyle(sheet) : toScript(before + after, script);
    });
    return replaced.replaceAll(MARK, "");
  }

  const bodyAt = rendered.indexOf("</head>");
  // React writes its scripts after the content; a script in upstream data has no such mark.
  const scriptsAt = Math.max(bodyAt, rendered.indexOf(FIRST_SCRIPT, bodyAt));
  const head = rewrite(rendered.slice(0, bodyAt));
  const content = rendered.slice(bodyAt, scriptsAt);
  const end = rewrite(rendered.slice(scriptsAt));
  const endAt = end.lastIndexOf("</body>");
  const added = [START_MODULES, data]
    .filter(Boolean)
    .map((script) => `<script>${allow(script)}</script>`);
  const html = `<!DOCTYPE html>${head}${content}${end.slice(0, endAt)}${added.join("")}${end.slice(endAt)}`;
  return { html, scripts: [...scripts], styles };
}

/**
 * The script that starts a page's modules after the first paint, or at the first user action. It
 * runs in the browser, in syntax that old browsers parse. Nothing starts where the modules'
 * features are missing (before Chrome 99, Safari 15.4, Firefox 97): the page stays as served. A
 * second element is needed because a browser never runs a script whose type has changed. Ignores
 * the synthetic pointermove that browsers fire when the page loads under a resting cursor. Each
 * style sheet's link gets a copy that stays when the router removes the link: the router fetches a
 * style sheet, and waits for it, unless a link in the document names it.
 */
const START_MODULES = `(function () {
  var held = document.getElementById("modules");
  var acts = ["pointerdown", "pointermove", "touchstart", "keydown", "input"];
  var options = { capture: true, passive: true };
  var isNew = self.CSSLayerBlockRule && self.structuredClone && Object.hasOwn && [].at && "noModule" in held;
  if (!isNew) return;
  function start() {
    if (!held) return;
    var text = held.text, preloads = held.getAttribute("data-preload").split(" ");
    held = null;
    document.querySelectorAll("link[rel=inlined]").forEach(function (link) {
      link.setAttribute("disabled", "");
      link.rel = "stylesheet";
      var copy = link.cloneNode();
      copy.setAttribute("data-copy", "");
      document.head.append(copy);
    });
    acts.forEach(function (act) { removeEventListener(act, notice, options); });
    preloads.forEach(function (href) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: href }));
    });
    document.head.append(Object.assign(document.createElement("script"), { type: "module", text: text }));
  }
  function notice(event) {
    if (event.type !== "pointermove" || event.movementX || event.movementY) start();
  }
  acts.forEach(function (act) { addEventListener(act, notice, options); });
  addEventListener("load", function () { requestAnimationFrame(function () { setTimeout(start); }); }, options);
})();`;
