/** View transitions of a product's picture from its card to its page and back. */
import "./picture-transition.css";

/** `picture-transition.css` gives the element with this attribute the shared transition name. */
const MARK = "data-moves";
const MAIN_PICTURE = ".gallery__main img";

let isUnderWay = false;

/** Marks the picture of the followed link's card. False if there is no transition. */
export function startPictureTransition(link: HTMLAnchorElement | null): boolean {
  isUnderWay = false;
  const picture = link?.pathname.startsWith("/products/") && pictureBeside(link);
  if (!picture || !("startViewTransition" in document)) return false;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  mark(picture);
  isUnderWay = true;
  return true;
}

/** Marks the picture's target; call it before the new page is painted. */
export function finishPictureTransition(path: string): void {
  const target = document.querySelector(MAIN_PICTURE);
  if (target && !isUnderWay) target.removeAttribute(MARK);
  if (target && isUnderWay) mark(target);
  isUnderWay = false;
  if (target || !path.startsWith("/products/")) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/products/"]');
  const card = [...links].find(({ pathname }) => pathname === path);
  const picture = card && pictureBeside(card);
  if (picture) mark(picture);
}

/**
 * Handles the rejection of a transition's `ready`, which the router ignores. It rejects if the
 * transition is skipped; the new page is shown anyway.
 */
export function ignoreSkippedTransitions(): (() => void) | undefined {
  const start = document.startViewTransition;
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => {});
    return transition;
  };
  return () => {
    document.startViewTransition = start;
  };
}

/** Whether this page's picture moved here from the previous page. */
export function hasMovedPicture(): boolean {
  return document.querySelector(`${MAIN_PICTURE}[${MARK}]`) !== null;
}

function pictureBeside(link: HTMLAnchorElement): Element | null {
  return link.closest("article, li")?.querySelector(".scaled-picture img") ?? null;
}

/** Only one element of a page may have the name. */
function mark(picture: Element): void {
  for (const other of document.querySelectorAll(`[${MARK}]`)) other.removeAttribute(MARK);
  picture.setAttribute(MARK, "");
}
