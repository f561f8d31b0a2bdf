/** Native popovers, asked in a way that browsers without them can answer. */

export function isOpenPopover(element: Element | null): boolean {
  try {
    return element?.matches(":popover-open") === true;
  } catch {
    // A browser without popovers does not know the selector.
    return false;
  }
}

/** Nothing happens to one that is closed. */
export function closePopover(element: HTMLElement | null): void {
  if (isOpenPopover(element)) element?.hidePopover();
}
