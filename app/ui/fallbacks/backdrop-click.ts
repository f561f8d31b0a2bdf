/** For browsers without `closedby`: a click outside a modal dialog closes it. */

/** A `click` listener. A click on the backdrop targets the dialog, outside the dialog's box. */
export function closeByBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (
    !(target instanceof HTMLDialogElement) ||
    target.getAttribute("closedby") !== "any" ||
    !target.open
  )
    return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
