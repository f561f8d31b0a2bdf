/** Scrolls after a navigation: to the top going forward, to the former position going back. */

import { type Location, NavigationType, useLocation, useNavigationType } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";
import { easeToTop } from "./ease-to-top.ts";

const STORAGE_KEY = "scroll-positions";

/** Outside the hook, because an error page replaces the layout. */
let previous: Location | null = null;
let positions: Record<string, number> = {};

/** Used by the root's layout. A new query on the same path never scrolls the page. */
export function usePageScroll(): void {
  const location = useLocation();
  const type = useNavigationType();

  // Before scroll events of the old page, which would be stored for this one.
  useLayoutEnhancement(() => {
    const stop = previous ? scrollAfter(previous, location, type) : undefined;
    previous = location;
    const remember = () => {
      // The header returns; see header.css.
      document.documentElement.toggleAttribute("data-up", window.scrollY < positionOf(location));
      positions[keyOf(location)] = window.scrollY;
    };
    positions[keyOf(location)] = window.scrollY;
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", remember);
    };
  }, [location, type]);

  useEnhancement(() => {
    takeOver();
    window.addEventListener("pageshow", takeOver);
    window.addEventListener("pagehide", handOver);
    positions = { ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}"), ...positions };
  }, []);
}

function takeOver(): void {
  history.scrollRestoration = "manual";
}

/** The browser restores reloads and returns from other sites, also before scripts run. */
function handOver(): void {
  history.scrollRestoration = "auto";
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
}

/** Returns what ends a scroll that takes time. */
function scrollAfter(from: Location, to: Location, type: NavigationType): (() => void) | undefined {
  if (keyOf(from) === keyOf(to)) return undefined;
  const isNewPage = from.pathname !== to.pathname;
  if (type === NavigationType.Pop) {
    window.scrollTo(0, positionOf(to));
  } else if (to.hash) {
    const block = isNewPage ? "start" : "nearest";
    document.getElementById(to.hash.slice(1))?.scrollIntoView({ block });
  } else if (isNewPage) {
    // Screen readers and keyboards start at the new page.
    document.getElementById("main")?.focus({ preventScroll: true });
    return easeToTop(positionOf(from));
  }
  return undefined;
}

function positionOf(location: Location): number {
  return positions[keyOf(location)] ?? 0;
}

/** The router's key alone is the same for all pages that the browser loaded. */
function keyOf({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}
