/** What older browsers lack of HTML's own controls, brought before the page is made live. */
import { closeByBackdrop } from "./backdrop-click.ts";
import { keepOneOpen } from "./exclusive-details.ts";

/** Resolves when buttons open their popovers, `details` of one name exclude each other, and backdrops close dialogs. */
export async function addFallbacks(): Promise<void> {
  if (!("popover" in HTMLElement.prototype)) {
    const { apply } = await import("@oddbird/popover-polyfill/fn");
    // Its styles join our weakest layer: a layer of their own would come last and win over ours.
    apply({ layerName: "base" });
    // Tells the sheets that buttons work now.
    document.documentElement.dataset.scripts = "";
  }
  if (!("name" in HTMLDetailsElement.prototype)) document.addEventListener("toggle", keepOneOpen, true);
  if (typeof HTMLDialogElement !== "undefined" && !("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("click", closeByBackdrop);
}
