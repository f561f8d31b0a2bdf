/** A product's picture travels from its card to its page and back, where the browser can and the visitor wants motion. */
import "./travel.css";

/** What `travel.css` gives the one name that both pages share. */
const MARK = "data-travels";
const PLACE = ".gallery__main img";

let isUnderWay = false;

/** Marks the picture of the card that a followed link stands in. False where none travels. */
export function departWith(link: HTMLAnchorElement | null): boolean {
  isUnderWay = false;
  const picture = link?.pathname.startsWith("/products/") && pictureBeside(link);
  if (!picture || !("startViewTransition" in document)) return false;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  mark(picture);
  isUnderWay = true;
  return true;
}

/** To be called as the new page stands, before it is painted: marks where the picture arrives. */
export function arriveFrom(path: string): void {
  const place = document.querySelector(PLACE);
  if (place && !isUnderWay) place.removeAttribute(MARK);
  if (place && isUnderWay) mark(place);
  isUnderWay = false;
  if (place || !path.startsWith("/products/")) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/products/"]');
  const card = [...links].find(({ pathname }) => pathname === path);
  const picture = card && pictureBeside(card);
  if (picture) mark(picture);
}

/**
 * The router leaves a transition's `ready` unhandled. It rejects where the transition is skipped: by Back while it
 * begins, in a hidden tab, for a slow page. The new page is shown all the same.
 */
export function allowSkippedTravel(): (() => void) | undefined {
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

/** Whether this page's picture has come from the page before. */
export function hasArrived(): boolean {
  return document.querySelector(`${PLACE}[${MARK}]`) !== null;
}

function pictureBeside(link: HTMLAnchorElement): Element | null {
  return link.closest("article, li")?.querySelector(".scaled-picture img") ?? null;
}

/** A name may stand on one element of a page only. */
function mark(picture: Element): void {
  for (const other of document.querySelectorAll(`[${MARK}]`)) other.removeAttribute(MARK);
  picture.setAttribute(MARK, "");
}
