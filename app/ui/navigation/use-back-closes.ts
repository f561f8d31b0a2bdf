/** Makes Back close the popover or dialog that is open before it leaves the page. */
import { useLocation } from "react-router";
import { closePopover, isOpenPopover } from "../popover.ts";
import { useEnhancement } from "../use-enhancement.ts";

/** What a history entry holds: `idx`, the router's, counts the entries of this document from 0. */
interface EntryState {
  idx?: number;
  /** There is an entry of this document below the first one, at -1. */
  hasEntryBelow?: boolean;
}

/** The place of the entry that the page shows. */
let shown = 0;
let isReturning = false;

/** Mounted by the root's layout. */
export function useBackCloses(): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation shows another entry
  useEnhancement(() => {
    shown = placeOf(history.state);
    isReturning = false;
  }, [key]);

  useEnhancement(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // It may have been opened before the scripts came.
    if (findOpen()) addEntryBelow();
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[popovertarget]")) addEntryBelow();
    };
    document.addEventListener("click", prepare, options);
    window.addEventListener("popstate", closeOrLeave, options);
    return () => listening.abort();
  }, []);
}

/** Going to another document tells this one nothing, so the first entry needs one below it. */
function addEntryBelow(): void {
  const entry: EntryState | null = history.state;
  if (entry?.hasEntryBelow || placeOf(entry) > 0) return;
  history.replaceState({ ...entry, idx: -1 } satisfies EntryState, "");
  history.pushState({ ...entry, idx: 0, hasEntryBelow: true } satisfies EntryState, "");
}

/** Runs before the router's own listener, which never learns of the moves that end here. */
function closeOrLeave(event: PopStateEvent): void {
  const place = placeOf(event.state);
  const open = findOpen();
  if (open) {
    close(open);
    isReturning = true;
    history.go(shown - place || 1);
  } else if (isReturning && place === shown) {
    isReturning = false;
  } else if (place < 0) {
    history.back();
  } else return;
  event.stopImmediatePropagation();
}

/** The browser's own entry of a `#` link holds nothing, and always lies above another. */
function placeOf(entry: EntryState | null): number {
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
