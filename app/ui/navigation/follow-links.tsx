/** Follows plain links of the site without loading a document anew, and fetches ahead what a visitor is about to open. */
import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";
import { pagePathOf } from "./page-path-of.ts";
import { fetchScripts } from "./page-scripts.ts";
import { allowSkippedTravel, arriveFrom, departWith } from "./travel.ts";
import { markPressed } from "./use-pressed-mark.ts";

/** Pages fetched ahead at once; the oldest makes room. */
const MOST_AHEAD = 16;
/** Products in view that are fetched ahead on a page. */
const MOST_IN_VIEW = 8;
/** Milliseconds that a pointer rests on a link that is meant. */
const RESTS = 60;
/** Megabits a second from which a line is fast. */
const FAST = 4;

const PRODUCTS = 'main a[href^="/products/"]:not([tabindex="-1"])';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

export function FollowLinks() {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  const [pages, setPages] = useState<Pages>([]);
  useEnhancement(allowSkippedTravel, []);
  useEnhancement(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On the window, after React: what one of its components has answered is done.
    window.addEventListener(
      "click",
      (event) => {
        const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        const link = linkOf(event.target);
        const path = isPlain && !event.defaultPrevented ? pagePathOf(link, location) : null;
        if (link === null || path === null) return;
        event.preventDefault();
        markPressed(link);
        void navigate(path, { viewTransition: departWith(link) });
      },
      { signal },
    );
    // Where nobody listens for it, a finger's press shows nothing on an iPhone.
    window.addEventListener("touchstart", () => {}, { signal, passive: true });
    if (connection()?.saveData) return () => listening.abort();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const mean = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && !leadsWithinPage(link)) fetchAhead(link, setPages);
    };
    const rest = (event: PointerEvent) => {
      clearTimeout(resting);
      if (event.pointerType === "mouse") resting = setTimeout(mean, RESTS, event);
    };
    window.addEventListener("pointerover", rest, { signal, passive: true });
    window.addEventListener("pointerdown", mean, { signal, passive: true });
    window.addEventListener("focusin", mean, { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [navigate]);

  useLayoutEnhancement(() => {
    const from = previous.current;
    previous.current = { pathname, search };
    if (from.pathname === pathname) return;
    arriveFrom(from.pathname);
    // For Back: the page that the visit began with came as a document, and its data is nowhere yet.
    if (isFast()) setPages((now) => withPage(now, from.pathname + from.search));
  }, [pathname, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other products
  useEnhancement(() => {
    if (!isFast()) return;
    let left = MOST_IN_VIEW;
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || left === 0) continue;
        left--;
        watch.unobserve(target);
        fetchAhead(target as HTMLAnchorElement, setPages);
      }
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(PRODUCTS))
      if (!leadsWithinPage(link)) watch.observe(link);
    return () => watch.disconnect();
  }, [key]);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

type Pages = readonly string[];

/** Its scripts first: where one of them does not come, the router would reload the page. */
function fetchAhead(link: HTMLAnchorElement, setPages: Dispatch<SetStateAction<Pages>>): void {
  const page = pagePathOf(link, location);
  if (page === null || !navigator.onLine) return;
  fetchScripts(link.pathname).then(
    (areThere) => areThere && setPages((now) => withPage(now, page)),
    () => {},
  );
}

/** What a page's own links change, such as a filter or a picture, is asked for by the page itself. */
function leadsWithinPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname;
}

function withPage(pages: Pages, page: string): Pages {
  return pages.includes(page) ? pages : [...pages, page].slice(-MOST_AHEAD);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Where the browser says nothing of its line, nothing is fetched before it is meant. */
function isFast(): boolean {
  const { saveData = false, effectiveType = "", downlink = 0 } = connection() ?? {};
  return !saveData && effectiveType === "4g" && downlink >= FAST;
}
