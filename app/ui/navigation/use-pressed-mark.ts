/** Marks the link or button that was pressed until its page has come, so that a visitor on a slow line sees it was taken. */
import { useRef } from "react";
import { useEnhancement, useLayoutEnhancement } from "../use-enhancement.ts";

/** What `navigation-status.css` draws. */
const MARK = "data-pending";
const LEADING = 'a[href], button:not([type="button"])';

/** `busy`: whether a page is on its way. */
export function usePressedMark(busy: boolean): void {
  const pressed = useRef<Element | null>(null);
  useEnhancement(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(LEADING) : null;
    };
    window.addEventListener("click", press, options);
    // Back and forward lead on without a link.
    window.addEventListener("popstate", () => (pressed.current = null), options);
    return () => listening.abort();
  }, []);

  useLayoutEnhancement(() => {
    const element = pressed.current;
    if (!busy || !element) return;
    element.setAttribute(MARK, "");
    return () => {
      element.removeAttribute(MARK);
      pressed.current = null;
    };
  }, [busy]);
}
