/** Coming back to a list by the browser's Back: the card that was followed has the focus again. */
import { type RefObject, useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** By the history entry's key, the place of the card in its list. */
const followed = new Map<string, number>();

/** Watches clicks in the list; returns what to call with a clicked element. */
export function useReturnFocus(list: RefObject<HTMLElement | null>): (clicked: EventTarget) => void {
  const { key } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival on the page counts
  useEffect(() => {
    const place = followed.get(key);
    if (type !== NavigationType.Pop || place === undefined) return;
    // The page's own place is restored by the root; the focus must not move it.
    linkAt(list.current, place)?.focus({ preventScroll: true });
  }, []);

  return (clicked) => {
    if (!(clicked instanceof Element) || !clicked.closest("a") || !list.current) return;
    const item = clicked.closest("li");
    if (item) followed.set(key, [...list.current.children].indexOf(item));
  };
}

/** The link of a card, by its place in the list. */
export function linkAt(list: HTMLElement | null, place: number): HTMLElement | null {
  return list?.children[place]?.querySelector<HTMLElement>("h3 a") ?? null;
}
