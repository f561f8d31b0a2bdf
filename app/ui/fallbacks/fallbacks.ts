/** Adds missing HTML features to older browsers before hydration. */

/** Adds exclusive `details` and dialogs that close on a backdrop click. */
export function addFallbacks(): void {
  if (!("name" in HTMLDetailsElement.prototype))
    document.addEventListener("toggle", keepOneOpen, true);
  if (typeof HTMLDialogElement !== "undefined" && !("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("click", closeByBackdrop);
}

/** A `click` listener. A click on the backdrop targets the dialog, outside the dialog's box. */
function closeByBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (
    !(target instanceof HTMLDialogElement) ||
    target.getAttribute("closedby") !== "any" ||
    !target.open
  )
    return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

/** A capturing listener for `toggle`, which does not bubble. */
function keepOneOpen({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute("name");
  if (!name) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (details !== target && details.getAttribute("name") === name) details.open = false;
  }
}
