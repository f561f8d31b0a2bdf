/** What a script adds to `details` that open over the page: Escape, a click outside and a link close them. */
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A ref for the element that holds the `details`. */
export function useDismiss<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (key && holder.current) closeDetails(holder.current);
  }, [key]);

  useEffect(() => {
    const root = holder.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = (target: EventTarget | null) => {
      if (!isInOpenDetails(root, target)) closeDetails(root);
    };
    root.addEventListener("click", (event) => isInLink(event.target) && closeDetails(root), { signal });
    root.addEventListener("keydown", (event) => event.key === "Escape" && closeAndReturn(root), { signal });
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

function closeAndReturn(root: HTMLElement): void {
  const open = root.querySelector<HTMLDetailsElement>("details[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
}

/** A summary does its own opening and closing, of its neighbours too. */
function isInOpenDetails(root: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !root.contains(target)) return false;
  return target.closest("details") !== null;
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}
