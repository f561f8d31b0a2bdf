/** Marks the pressed link or button until its page has loaded. */
import { useRef } from "react";
import { useEnhancement, useLayoutEnhancement } from "../use-enhancement.ts";

/** Styled by `navigation-status.css`. */
const MARK = "data-pending";
const LEADING = 'a[href], button:not([type="button"])';

/** Marks a link before React renders, which is slow on phones; `usePressedMark` removes it. */
export function markPressed(link: Element): void {
  link.setAttribute(MARK, "");
}

/** Takes the keys of the shown and of the loading page; null for none. */
export function usePressedMark(shown: string, awaited: string | null): void {
  const pressed = useRef<Element | null>(null);
  useEnhancement(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = (leading: Element | null) => {
      pressed.current?.removeAttribute(MARK);
      pressed.current = leading;
    };
    const click = ({ target }: Event) => {
      const leading = target instanceof Element ? target.closest(LEADING) : null;
      // A click elsewhere keeps the mark.
      if (leading || !pressed.current?.hasAttribute(MARK)) press(leading);
    };
    window.addEventListener("click", click, options);
    // Back and forward have no link.
    window.addEventListener("popstate", () => press(null), options);
    return () => listening.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that needs no loading ends the mark too
  useLayoutEnhancement(() => {
    const element = pressed.current;
    if (awaited !== null) {
      element?.setAttribute(MARK, "");
      return () => element?.removeAttribute(MARK);
    }
    element?.removeAttribute(MARK);
    pressed.current = null;
  }, [shown, awaited]);
}
