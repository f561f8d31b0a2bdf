/** Enables each inlined style sheet only while the router links to its file. */
import { useMatches } from "react-router";
import { useLayoutEnhancement } from "./use-enhancement.ts";

/**
 * An inlined style sheet replaces its link, which is never loaded. Rendered in the head, so that
 * the effect runs before components in the body measure the layout.
 */
export function InlinedStyles() {
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages have other links
  useLayoutEnhancement(() => {
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-inlined]"))
      replaceLink(style);
  }, [matches]);
  return null;
}

function replaceLink(style: HTMLStyleElement): void {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${style.dataset.inlined}"]:not([data-copy])`,
  );
  style.disabled = !link;
  if (link) link.disabled = true;
}
