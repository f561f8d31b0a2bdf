/** Enables each inlined style sheet only while the router links to its file, and completes it. */
import { useMatches } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "./use-enhancement.ts";

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
  useEnhancement(completeStyles, []);
  return null;
}

/** After these events scripts may show what the page did not contain, or another page. */
const ACTS = ["pointerdown", "keydown", "focusin"];

/** Again, they would show the text in another font for a moment. */
const FONTS = /@font-face\{[^}]*\}/g;

/**
 * Adds the whole style sheets, of which the server left out rules, at the first act. They change
 * nothing that is shown, but a slow phone takes half a second for them.
 */
function completeStyles(): () => void {
  const styles = [...document.querySelectorAll<HTMLStyleElement>("style[data-inlined]")];
  const acting = new AbortController();
  const complete = async () => {
    acting.abort();
    const sheets = styles.map((style) => fetch(style.dataset.inlined ?? ""));
    const texts = await Promise.all((await Promise.all(sheets)).map((sheet) => sheet.text()));
    for (const [at, style] of styles.entries()) {
      const whole = style.cloneNode() as HTMLStyleElement;
      whole.textContent = texts[at]?.replace(FONTS, "") ?? "";
      style.after(whole);
      whole.disabled = style.disabled;
    }
  };
  for (const act of ACTS)
    window.addEventListener(act, () => void complete().catch(() => {}), acting);
  // The visitor may have acted before the scripts ran.
  if (navigator.userActivation?.hasBeenActive) void complete().catch(() => {});
  return () => acting.abort();
}

function replaceLink(style: HTMLStyleElement): void {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${style.dataset.inlined}"]:not([data-copy])`,
  );
  style.disabled = !link;
  if (link) link.disabled = true;
}
