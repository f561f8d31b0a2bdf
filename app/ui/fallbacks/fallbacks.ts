/** Adds missing HTML features to older browsers before hydration. */
import { closeByBackdrop } from "./backdrop-click.ts";
import { keepOneOpen } from "./exclusive-details.ts";

/** Adds popovers, exclusive `details` and dialogs that close on a backdrop click. */
export async function addFallbacks(): Promise<void> {
  if (!("popover" in HTMLElement.prototype)) {
    const { apply } = await import("@oddbird/popover-polyfill/fn");
    // In the first layer; a new layer would come last and override our styles.
    apply({ layerName: "base" });
    // Lets style sheets show buttons that need this.
    document.documentElement.dataset.scripts = "";
  }
  if (!("name" in HTMLDetailsElement.prototype))
    document.addEventListener("toggle", keepOneOpen, true);
  if (typeof HTMLDialogElement !== "undefined" && !("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("click", closeByBackdrop);
}
