/** Adds missing HTML features to older browsers before hydration. */
import { closeByBackdrop } from "./backdrop-click.ts";
import { keepOneOpen } from "./exclusive-details.ts";

/** Adds exclusive `details` and dialogs that close on a backdrop click. */
export function addFallbacks(): void {
  if (!("name" in HTMLDetailsElement.prototype))
    document.addEventListener("toggle", keepOneOpen, true);
  if (typeof HTMLDialogElement !== "undefined" && !("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("click", closeByBackdrop);
}
