/** Runs in the page: whether its deferred scripts have run. */

/** The root's effect, the last of the page to run, takes over the scrolling. */
export function areScriptsRunning(): boolean {
  return history.scrollRestoration === "manual" || document.getElementById("modules") === null;
}
