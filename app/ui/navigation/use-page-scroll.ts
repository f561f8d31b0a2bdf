/** Scrolls after a navigation: to the top going forward, to the former position going back. */

import { type Location, NavigationType, useLocation, useNavigationType } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";
import { easeToTop } from "./ease-to-top.ts";

const storageKey = "scroll-positions";

/** Outside the hook, because an error page replaces the layout. */
let previous: Location | null = null;
let positions: Record<string, number> = {};

/** Used by the root's layout. A new query on the same path never scrolls the page. */
export function usePageScroll(): void {
  const location = useLocation();
  const type = useNavigationType();

  useEnhancement(() => {
    // The visitor may have scrolled before this script ran.
    positions = { ...readPositions(), ...positions };
    if (previous) positions[keyOf(previous)] = window.scrollY;
    const listening = new AbortController();
    const { signal } = listening;
    history.scrollRestoration = "manual";
    // The browser restores reloads and returns from other sites, also before this script runs.
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

  // Before scroll events of the old page, which would be stored for this one.
  useLayoutEnhancement(() => {
    const from = previous;
    previous = location;
    if (!from || keyOf(from) === keyOf(location)) return;
    // Newer browsers return a promise, which must not become the effect's clean-up.
    if (type === NavigationType.Pop)
      return void window.scrollTo(0, positions[keyOf(location)] ?? 0);
    if (location.hash) return showTarget(location.hash.slice(1));
    if (from.pathname === location.pathname) {
      positions[keyOf(location)] = window.scrollY;
      return;
    }
    // Screen readers and keyboards start at the new page.
    document.getElementById("main")?.focus({ preventScroll: true });
    return easeToTop(positions[keyOf(from)] ?? 0);
  }, [location, type]);

  useLayoutEnhancement(() => {
    const positionKey = keyOf(location);
    const remember = () => {
      const { scrollY } = window;
      // The header returns; see header.css.
      document.documentElement.toggleAttribute("data-up", scrollY < (positions[positionKey] ?? 0));
      positions[positionKey] = scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [location]);
}

/** Does not scroll if the target is visible. */
function showTarget(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  if (top > window.innerHeight - 80 || bottom < 80) target.scrollIntoView();
}

/** The router's key alone is the same for all pages that the browser loaded. */
function keyOf({ key, pathname, search }: Location): string {
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
    // Without storage the position is lost after a reload.
  }
}
