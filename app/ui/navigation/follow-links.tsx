/**
 * Client-side navigation for plain links, and prefetching of the page that a visitor is about to
 * open. Links in `ServerOnly` parts and the shop's texts are not components; `Link` for all others
 * would slow the rendering of listings to 86 %.
 */
import { useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { type FurtherLanguages, hasLanguage, splitPrefix } from "#app/languages/paths.ts";
import { useCompany } from "#app/ui/company.ts";
import { usePagePath } from "#app/ui/page-link.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** Milliseconds that a pointer or the focus rests on a link before it is prefetched. */
const RESTS = 60;

/** Milliseconds after which a list's scripts and pictures are there on a phone. */
const IDLE = 2_000;

/** A path of lists, or of the comparison, without a choice for comparison. */
const LIST = /^\/(?:search|collections|compare$)(?!.*compare=)/;

export function FollowLinks() {
  const navigate = useNavigate();
  const company = useCompany();
  const { pathname, search } = useLocation();
  const here = usePagePath(pathname);
  const [ahead, setAhead] = useState<string | null>(null);
  useEnhancement(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On the window, so that React's handlers run first.
    window.addEventListener(
      "click",
      (event) => {
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        const link = linkOf(event);
        const path =
          isPlain && !event.defaultPrevented ? pagePathOf(link, location, company) : null;
        if (link === null || path === null) return;
        event.preventDefault();
        // Safari does not focus pressed links; see navigation-status.css.
        link.focus({ preventScroll: true });
        void navigate(withChoice(splitPrefix(path, company).path));
      },
      { signal },
    );
    let resting: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (event: Event) => {
      clearTimeout(resting);
      const link = linkOf(event);
      const path = pagePathOf(link, location, company);
      // The page itself loads what its own links change, such as a filter.
      if (path !== null && link?.pathname !== location.pathname)
        resting = setTimeout(setAhead, RESTS, path);
    };
    window.addEventListener("pointerover", prefetch, { signal });
    window.addEventListener("focusin", prefetch, { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [navigate, company]);

  // Most visitors of a list open a product: the files of its page come with the first one's data.
  useEnhancement(() => {
    if (!LIST.test(pathname)) return;
    const idle = setTimeout(() => {
      const path = pagePathOf(document.querySelector(".card a"), location, company);
      setAhead((current) => current ?? path);
    }, IDLE);
    return () => clearTimeout(idle);
  }, [pathname, company]);

  // For Back: the first page came as a document, so its data is not cached yet.
  useEnhancement(
    () => () => {
      if (location.pathname !== here) setAhead(here + search);
    },
    [here, search],
  );

  return ahead !== null && canPrefetch() ? <PrefetchPageLinks page={ahead} /> : null;
}

/** Keeps the choice for comparison on the way to another list, and to the comparison. */
function withChoice(path: string): string {
  const choice = /compare=[^&]+/.exec(location.search);
  return choice && LIST.test(path) ? `${path}${path.includes("?") ? "&" : "?"}${choice}` : path;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return navigator.onLine && connection?.saveData !== true;
}

/**
 * The path, query and hash of the page that a link leads to; null for other sites, languages, files,
 * and links within the page `from`.
 */
export function pagePathOf(
  link: HTMLAnchorElement | null,
  from: URL | Location,
  shop: FurtherLanguages,
): string | null {
  if (!link || link.origin !== from.origin || link.hasAttribute("download")) return null;
  if ((link.target && link.target !== "_self") || !hasLanguage(link.pathname)) return null;
  const [there, here] = [link, from].map((at) => splitPrefix(at.pathname, shop).prefix);
  if (there !== here) return null;
  const isWithin =
    link.hash !== "" && link.pathname === from.pathname && link.search === from.search;
  return isWithin ? null : link.pathname + link.search + link.hash;
}
