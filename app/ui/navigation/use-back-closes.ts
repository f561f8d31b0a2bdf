/** Makes Back close an open popover or dialog before it leaves the page. */
import { useLocation } from "react-router";
import { closePopover, isOpenPopover } from "../popover.ts";
import { useEnhancement } from "../use-enhancement.ts";

/** A history entry's state; the router's `idx` counts this document's entries from 0. */
interface OpenPopoverState {
  idx?: number;
  /** There is an entry of this document below the first one, at -1. */
  hasEntryBelow?: boolean;
}

/** Index of the shown entry. */
let shown = 0;
let isReturning = false;

/** Mounted by the root's layout. */
export function useBackCloses(): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation shows another entry
  useEnhancement(() => {
    shown = indexOf(history.state);
    isReturning = false;
  }, [key]);

  useEnhancement(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // The popover may have been opened before the scripts ran.
    if (findOpen()) addEntryBelow();
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[popovertarget]")) addEntryBelow();
    };
    document.addEventListener("click", prepare, options);
    window.addEventListener("popstate", closeOrLeave, options);
    return () => listening.abort();
  }, []);
}

/** Leaving the document fires no event, so the first history entry needs one below it. */
function addEntryBelow(): void {
  const entry: OpenPopoverState | null = history.state;
  if (entry?.hasEntryBelow || indexOf(entry) > 0) return;
  history.replaceState({ ...entry, idx: -1 } satisfies OpenPopoverState, "");
  history.pushState({ ...entry, idx: 0, hasEntryBelow: true } satisfies OpenPopoverState, "");
}

/** Runs before the router's listener, and stops the events that it handles. */
function closeOrLeave(event: PopStateEvent): void {
  const index = indexOf(event.state);
  const open = findOpen();
  if (open) {
    close(open);
    isReturning = true;
    history.go(shown - index || 1);
  } else if (isReturning && index === shown) {
    isReturning = false;
  } else if (index < 0) {
    history.back();
  } else return;
  event.stopImmediatePropagation();
}

/** An entry of a `#` link has no state and is never the first. */
function indexOf(entry: OpenPopoverState | null): number {
  return entry?.idx ?? 1;
}

function findOpen(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>("[popover], dialog");
  return [...all].find((element) => isOpenPopover(element) || isOpenDialog(element));
}

function close(element: HTMLElement): void {
  if (isOpenDialog(element)) element.close();
  else closePopover(element);
}

function isOpenDialog(element: HTMLElement): element is HTMLDialogElement {
  return element instanceof HTMLDialogElement && element.open;
}
