/** Native popovers, safe in browsers without them. */

export function isOpenPopover(element: Element | null): boolean {
  try {
    return element?.matches(":popover-open") === true;
  } catch {
    // Browsers without popovers reject the selector.
    return false;
  }
}

export function closePopover(element: HTMLElement | null): void {
  if (isOpenPopover(element)) element?.hidePopover();
}
