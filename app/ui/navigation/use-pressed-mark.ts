/** Marks the link or button that was pressed until its page has come, so that a visitor on a slow line sees it was taken. */
import { useRef } from "react";
import { useEnhancement, useLayoutEnhancement } from "../use-enhancement.ts";

/** What `navigation-status.css` draws. */
const MARK = "data-pending";
const LEADING = 'a[href], button:not([type="button"])';

/** At once, before the pages around it are told: on a slow phone that takes a while. `usePressedMark` takes it away. */
export function markPressed(link: Element): void {
  link.setAttribute(MARK, "");
}

/** The keys of the page that is shown and of the one that is on its way; null for none. */
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
      // What leads nowhere takes no other's mark away.
      if (leading || !pressed.current?.hasAttribute(MARK)) press(leading);
    };
    window.addEventListener("click", click, options);
    // Back and forward lead on without a link.
    window.addEventListener("popstate", () => press(null), options);
    return () => listening.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came without having been awaited ends the mark too
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
