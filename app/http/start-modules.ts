/** The script that starts a page's modules after the first paint, or at the first user action. */

/**
 * Runs in the browser, in syntax that old browsers parse. Nothing starts where the modules'
 * features are missing (before Chrome 99, Safari 15.4, Firefox 97): the page stays as served. A
 * second element is needed because a browser never runs a script whose type has changed. Ignores
 * the synthetic pointermove that browsers fire when the page loads under a resting cursor. Each
 * style sheet's link gets a copy that stays when the router removes the link: the router fetches a
 * style sheet, and waits for it, unless a link in the document names it.
 */
export const START_MODULES = `(function () {
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
