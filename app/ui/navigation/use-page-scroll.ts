/** Scrolls after a navigation: to the top going forward, to the former position going back. */

import { type Location, NavigationType, useLocation, useNavigationType } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";

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

const delayMs = 100;
const durationMs = 800;

/**
 * Scrolls the page to its top with easing. Starts at `start` px, because the old page's scroll
 * position is lost while pages change. Returns a function that stops it. Wheel, touch and keys stop
 * it too; with reduced motion it jumps.
 */
function easeToTop(start: number): () => void {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo(0, isReduced ? 0 : start);
  const from = window.scrollY;
  const startTime = performance.now() + delayMs;
  const stopping = new AbortController();
  const { signal } = stopping;
  const step = (now: number) => {
    if (signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - startTime) / durationMs));
    window.scrollTo(0, (from * (1 + Math.cos(Math.PI * progress))) / 2);
    if (progress < 1) requestAnimationFrame(step);
    else stopping.abort();
  };
  const stop = () => stopping.abort();
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"])
    window.addEventListener(event, stop, { passive: true, signal });
  if (from > 0) requestAnimationFrame(step);
  return stop;
}
