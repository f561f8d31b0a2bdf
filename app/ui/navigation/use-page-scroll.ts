/** Where the page stands after a navigation: eased to the top going forward, back where the visitor was going back. */

import { type Location, NavigationType, useLocation, useNavigationType } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";
import { easeToTop } from "./ease-to-top.ts";
import { hasArrived } from "./travel.ts";

const storageKey = "scroll-positions";

/** The document's own, and not the hook's: an error page takes the layout's place with a new one. */
let previous: Location | null = null;
let positions: Record<string, number> = {};

/** Mounted by the root's layout. A new query on the same path (filters, sorting, more products) never moves the page. */
export function usePageScroll(): void {
  const location = useLocation();
  const type = useNavigationType();

  useEnhancement(() => {
    // The visitor may have scrolled before this script came.
    positions = { ...readPositions(), ...positions };
    if (previous) positions[placeOf(previous)] = window.scrollY;
    const listening = new AbortController();
    const { signal } = listening;
    history.scrollRestoration = "manual";
    // A reload or a page outside is the browser's own affair, which also works before this script has come.
    window.addEventListener(
      "pagehide",
      () => {
        history.scrollRestoration = "auto";
        writePositions(positions);
      },
      { signal },
    );
    window.addEventListener("pageshow", () => (history.scrollRestoration = "manual"), { signal });
    return () => listening.abort();
  }, []);

  // Before the browser tells of the scrolling that is under way: it would be taken for this page's own place.
  useLayoutEnhancement(() => {
    const from = previous;
    previous = location;
    if (!from || placeOf(from) === placeOf(location)) return;
    // Newer browsers answer both with a promise, which must not become the effect's clean-up.
    if (type === NavigationType.Pop) return void window.scrollTo(0, positions[placeOf(location)] ?? 0);
    if (location.hash) return showTarget(location.hash.slice(1));
    if (from.pathname === location.pathname) {
      positions[placeOf(location)] = window.scrollY;
      return;
    }
    // Readers and keyboards begin at the new page, not at the link that is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
    // A picture that travels tells where the page has gone; two motions at once would not.
    if (hasArrived()) return void window.scrollTo(0, 0);
    return easeToTop(positions[placeOf(from)] ?? 0);
  }, [location, type]);

  useLayoutEnhancement(() => {
    const place = placeOf(location);
    const remember = () => {
      positions[place] = window.scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [location]);
}

/** What can be seen already, as the band whose own link was followed, stays where it is. */
function showTarget(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (top > window.innerHeight - 80 || bottom < 80) target.scrollIntoView();
}

/** The router's own key is the same for every page that the browser itself has loaded. */
function placeOf({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing only loses the place after a reload.
  }
}
