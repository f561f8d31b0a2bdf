/** For browsers that do not know `closedby`: a click beside a modal dialog closes it. */

/** A listener for `click`; a click on the backdrop has the dialog itself as its target, outside the dialog's box. */
export function closeByBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any" || !target.open) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
