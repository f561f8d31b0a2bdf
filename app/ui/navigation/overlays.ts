/** Open popovers and dialogs, which Back closes before it leaves the page. */
import { closePopover, isOpenPopover } from "../popover.ts";

/** A history entry's state; `idx` is the router's count of entries. */
interface EntryState {
  idx: number;
  /** There is an entry of this document below the first one. */
  hasEntryBelow?: boolean;
  /** It is that entry, at which nobody stays. */
  isBelow?: boolean;
}

export function findOverlay(): Element | undefined {
  const dialog = document.querySelector("dialog[open]");
  return dialog ?? [...document.querySelectorAll("[popover]")].find(isOpenPopover);
}

export function closeOverlays(): void {
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  document.querySelectorAll<HTMLElement>("[popover]").forEach(closePopover);
}

/** Leaving the document fires no event, so its first history entry gets one below it. */
export function addEntriesBelow(): void {
  // The popover may have been opened before the scripts ran.
  if (findOverlay()) addEntryBelow();
  document.addEventListener("click", prepare, true);
  // Captured, so before the router.
  window.addEventListener("popstate", pass, true);
}

function prepare({ target }: Event): void {
  if (target instanceof Element && target.closest("[popovertarget]")) addEntryBelow();
}

function addEntryBelow(): void {
  // An entry of a `#` link has no state and is never the first.
  const { isBelow: _, ...entry } = (history.state ?? { idx: 1 }) as EntryState;
  if (entry.idx > 0 || entry.hasEntryBelow) return;
  history.replaceState({ ...entry, idx: entry.idx - 1, isBelow: true } satisfies EntryState, "");
  history.pushState({ ...entry, hasEntryBelow: true } satisfies EntryState, "");
}

function pass(event: PopStateEvent): void {
  if (!event.state?.isBelow || findOverlay()) return;
  event.stopImmediatePropagation();
  history.back();
}
