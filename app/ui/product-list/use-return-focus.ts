/** Restores the focus to the followed card when the visitor goes back to a list. */
import type { RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** Stored in the history entry beside the router's state. */
interface ReturnFocusState {
  followed?: number;
}

/** Returns the handler for clicks in the list. */
export function useReturnFocus(
  list: RefObject<HTMLElement | null>,
): (clicked: EventTarget) => void {
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival on the page counts
  useEnhancement(() => {
    const index = (history.state as ReturnFocusState | null)?.followed;
    if (type !== NavigationType.Pop || index === undefined || isTyping(document.activeElement))
      return;
    // The root restores the scroll position; the focus must not change it.
    linkAt(list.current, index)?.focus({ preventScroll: true });
  }, []);

  return (clicked) => {
    if (!(clicked instanceof Element) || !clicked.closest("a") || !list.current) return;
    const item = clicked.closest("li");
    if (!item) return;
    const followed = itemsOf(list.current).indexOf(item);
    history.replaceState({ ...history.state, followed } satisfies ReturnFocusState, "");
  };
}

/** A visitor who is already typing keeps the focus. */
function isTyping(focused: Element | null): boolean {
  return focused?.matches("input, select, textarea") ?? false;
}

/** The cards, without headings between them. */
function itemsOf(list: HTMLElement | null): Element[] {
  return [...(list?.querySelectorAll(":scope > li[id]") ?? [])];
}

/** The link of the card at `index`. */
export function linkAt(list: HTMLElement | null, index: number): HTMLElement | null {
  return itemsOf(list)[index]?.querySelector<HTMLElement>("h3 a") ?? null;
}
