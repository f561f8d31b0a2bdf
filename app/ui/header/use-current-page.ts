/** Marks the current page's link in the navigation, which is rendered on the server only. */
import type { RefObject } from "react";
import { useLocation } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

export function useCurrentPage(navigation: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEnhancement(() => {
    for (const link of navigation.current?.querySelectorAll<HTMLAnchorElement>(
      ".nav__item[href]",
    ) ?? []) {
      const isCurrent = link.origin === location.origin && link.pathname === pathname;
      if (isCurrent) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [navigation, pathname]);
}
