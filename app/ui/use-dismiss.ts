/** What a script adds to `details` that open over the page: Escape, a click outside and a link close them. */
import { type RefObject, useRef } from "react";
import { useEnhancement } from "./use-enhancement.ts";
import { useOnNavigation } from "./use-on-navigation.ts";

/** A ref for the element that holds the `details`. */
export function useDismiss<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useOnNavigation(() => holder.current && closeDetails(holder.current));

  useEnhancement(() => {
    const root = holder.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = (target: EventTarget | null) => {
      if (!isInDetails(root, target)) closeDetails(root);
    };
    root.addEventListener("click", (event) => isInLink(event.target) && closeDetails(root), { signal });
    // Wherever the focus is: what hovering has opened may cover what the visitor reads.
    document.addEventListener("keydown", (event) => event.key === "Escape" && closeAndReturn(root), { signal });
    document.addEventListener("pointerdown", (event) => closeOutside(event.target), { signal });
    root.addEventListener("focusout", (event) => event.relatedTarget && closeOutside(event.relatedTarget), { signal });
    return () => listening.abort();
  }, []);

  return holder;
}

/** Closes every `details` inside. */
export function closeDetails(root: HTMLElement): void {
  for (const details of root.querySelectorAll("details")) details.open = false;
}

/** Only a focus that closing would take away has to be given back. */
function closeAndReturn(root: HTMLElement): void {
  const open = root.querySelector<HTMLDetailsElement>("details[open]");
  if (!open) return;
  const hadFocus = open.contains(document.activeElement);
  open.open = false;
  if (hadFocus) open.querySelector("summary")?.focus();
}

/** Closed ones count: their summaries do their own opening and closing, of their neighbours too. */
function isInDetails(root: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !root.contains(target)) return false;
  return target.closest("details") !== null;
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}
