/** Coming back to a list by the browser's Back: the card that was followed has the focus again. */
import type { RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** What the history entry remembers beside the router's own: the place of the card in its list. It outlives a reload. */
interface EntryState {
  followed?: number;
}

/** Watches clicks in the list; returns what to call with a clicked element. */
export function useReturnFocus(list: RefObject<HTMLElement | null>): (clicked: EventTarget) => void {
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival on the page counts
  useEnhancement(() => {
    const place = (history.state as EntryState | null)?.followed;
    if (type !== NavigationType.Pop || place === undefined || isAtWork(document.activeElement)) return;
    // The page's own place is restored by the root; the focus must not move it.
    linkAt(list.current, place)?.focus({ preventScroll: true });
  }, []);

  return (clicked) => {
    if (!(clicked instanceof Element) || !clicked.closest("a") || !list.current) return;
    const item = clicked.closest("li");
    if (!item) return;
    const followed = itemsOf(list.current).indexOf(item);
    history.replaceState({ ...history.state, followed } satisfies EntryState, "");
  };
}

/** Somebody who is typing already, when the scripts come late, keeps the focus. */
function isAtWork(focused: Element | null): boolean {
  return focused?.matches("input, select, textarea") ?? false;
}

/** The cards; a heading between them is none. */
function itemsOf(list: HTMLElement | null): Element[] {
  return [...(list?.querySelectorAll(":scope > li[id]") ?? [])];
}

/** The link of a card, by its place in the list. */
export function linkAt(list: HTMLElement | null, place: number): HTMLElement | null {
  return itemsOf(list)[place]?.querySelector<HTMLElement>("h3 a") ?? null;
}
