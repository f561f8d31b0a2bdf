/** Closes `details` that open over the page on Escape, a click outside and a followed link. */
import { type RefObject, useRef } from "react";
import { useEnhancement } from "./use-enhancement.ts";
import { useOnNavigation } from "./use-on-navigation.ts";

/** A ref for the element that contains the `details`. */
export function useDismiss<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useOnNavigation(() => container.current && closeDetails(container.current));

  useEnhancement(() => {
    const root = container.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = (target: EventTarget | null) => {
      if (!isInDetails(root, target)) closeDetails(root);
    };
    root.addEventListener("click", (event) => isInLink(event.target) && closeDetails(root), {
      signal,
    });
    // Wherever the focus is: a menu opened by hovering may cover the text.
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && closeAndReturn(root),
      { signal },
    );
    document.addEventListener("pointerdown", (event) => closeOutside(event.target), { signal });
    root.addEventListener(
      "focusout",
      (event) => event.relatedTarget && closeOutside(event.relatedTarget),
      { signal },
    );
    return () => listening.abort();
  }, []);

  return container;
}

/** Closes every `details` inside. */
export function closeDetails(root: HTMLElement): void {
  for (const details of root.querySelectorAll("details")) details.open = false;
}

/** Returns the focus to the summary if it was inside. */
function closeAndReturn(root: HTMLElement): void {
  const open = root.querySelector<HTMLDetailsElement>("details[open]");
  if (!open) return;
  const hadFocus = open.contains(document.activeElement);
  open.open = false;
  if (hadFocus) open.querySelector("summary")?.focus();
}

/** Closed ones count too: their summaries open and close them and their neighbours. */
function isInDetails(root: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !root.contains(target)) return false;
  return target.closest("details") !== null;
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}
