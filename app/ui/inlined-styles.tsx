/** Keeps the style sheets that came within the page in step with the router's links to them. */
import { useMatches } from "react-router";
import { useLayoutEnhancement } from "./use-enhancement.ts";

/**
 * Such a sheet stands for its link, which is never loaded: it is on while the page has the link, and off on pages that do
 * not. In the head, so that it is done before anything in the body measures what it shows.
 */
export function InlinedStyles() {
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages have other links
  useLayoutEnhancement(() => {
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-inlined]")) standForLink(style);
  }, [matches]);
  return null;
}

function standForLink(style: HTMLStyleElement): void {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${style.dataset.inlined}"]:not([data-copy])`,
  );
  style.disabled = !link;
  if (link) link.disabled = true;
}
