/**
 * Client-side navigation for plain links, and prefetching of pages that a visitor is about to open.
 * Links in `ServerOnly` parts and the shop's texts are not components; `Link` for all others would
 * slow the rendering of listings to 86 %.
 */
import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { useEnhancement, useLayoutEnhancement } from "#app/ui/use-enhancement.ts";
import { pagePathOf } from "./page-path-of.ts";
import { type Framework, fetchScripts, useFramework } from "./page-scripts.ts";
import { markPressed } from "./use-pressed-mark.ts";

/** Prefetched pages; the oldest is dropped first. */
const MAX_AHEAD = 16;
/** Visible products prefetched on one page. */
const MAX_IN_VIEW = 8;
/** Milliseconds that a pointer rests on a link before it is prefetched. */
const RESTS = 60;
/** Megabits per second of a fast connection. */
const FAST = 4;

/** A path of lists, or of the comparison, without a choice for comparison. */
const LIST = /^\/(?:search|collections|compare$)(?!.*compare=)/;

const PRODUCTS = 'main a[href^="/products/"]:not([tabindex="-1"])';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

export function FollowLinks() {
  const navigate = useNavigate();
  const framework = useFramework();
  const { key, pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  const [pages, setPages] = useState<Pages>([]);
  useEnhancement(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On the window, so that React's handlers run first.
    window.addEventListener(
      "click",
      (event) => {
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        const link = linkOf(event.target);
        const path = isPlain && !event.defaultPrevented ? pagePathOf(link, location) : null;
        if (link === null || path === null) return;
        event.preventDefault();
        markPressed(link);
        void navigate(withChoice(path));
      },
      { signal },
    );
    // Without a listener an iPhone does not apply `:active`.
    window.addEventListener("touchstart", () => {}, { signal, passive: true });
    if (connection()?.saveData) return () => listening.abort();
    let resting: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && !leadsWithinPage(link)) fetchAhead(link, framework, setPages);
    };
    const rest = (event: PointerEvent) => {
      clearTimeout(resting);
      if (event.pointerType === "mouse") resting = setTimeout(prefetch, RESTS, event);
    };
    window.addEventListener("pointerover", rest, { signal });
    window.addEventListener("pointerdown", prefetch, { signal });
    window.addEventListener("focusin", prefetch, { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [navigate, framework]);

  useLayoutEnhancement(() => {
    const from = previous.current;
    previous.current = { pathname, search };
    if (from.pathname === pathname) return;
    // For Back: the first page came as a document, so its data is not cached yet.
    if (isFast()) setPages((now) => withPage(now, from.pathname + from.search));
  }, [pathname, search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other products; the framework stays
  useEnhancement(() => {
    if (!isFast()) return;
    let left = MAX_IN_VIEW;
    const watch = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || left === 0) continue;
        left--;
        watch.unobserve(target);
        fetchAhead(target as HTMLAnchorElement, framework, setPages);
      }
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(PRODUCTS))
      if (!leadsWithinPage(link)) watch.observe(link);
    return () => watch.disconnect();
  }, [key]);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** Keeps the choice for comparison on the way to another list, and to the comparison. */
function withChoice(path: string): string {
  const choice = /compare=[^&]+/.exec(location.search);
  return choice && LIST.test(path) ? `${path}${path.includes("?") ? "&" : "?"}${choice}` : path;
}

type Pages = readonly string[];

/** Scripts first: the router reloads the page if one of them fails to load. */
function fetchAhead(
  link: HTMLAnchorElement,
  framework: Framework,
  setPages: Dispatch<SetStateAction<Pages>>,
): void {
  const page = pagePathOf(link, location);
  if (page === null || !navigator.onLine) return;
  fetchScripts(link.pathname, framework).then(
    (areThere) => areThere && setPages((now) => withPage(now, page)),
    () => {},
  );
}

/** The page itself loads what its own links change, such as a filter. */
function leadsWithinPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname;
}

function withPage(pages: Pages, page: string): Pages {
  return pages.includes(page) ? pages : [...pages, page].slice(-MAX_AHEAD);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

function connection(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** False if the browser does not report its connection. */
function isFast(): boolean {
  const { saveData = false, effectiveType = "", downlink = 0 } = connection() ?? {};
  return !saveData && effectiveType === "4g" && downlink >= FAST;
}
