/** The scroll position of a row that scrolls sideways, and functions to scroll it. */

import { useRef, useState } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

export interface Extent {
  /** Share of the row left of the visible part, 0 to 1. */
  from: number;
  /** Visible share of the row, 0 to 1. */
  part: number;
}

/** Watches the row with the returned ref. */
export function useScroller<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  /** Null until a script has measured the row. */
  const [extent, setExtent] = useState<Extent | null>(null);

  useEnhancement(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setExtent(measureExtent(element));
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      resizing.disconnect();
    };
  }, []);

  return {
    row,
    extent,
    /** Positive pixels scroll to the right. */
    scrollBy: (pixels: number) =>
      row.current?.scrollBy({ left: pixels, behavior: isStill() ? "instant" : "smooth" }),
    /** Scrolls this share of the row to the left edge at once. */
    scrollToShare: (share: number) =>
      row.current?.scrollTo({ left: share * row.current.scrollWidth, behavior: "instant" }),
  };
}

/** Less than a pixel short of an end counts as the end. */
export function canScroll({ from, part }: Extent): { back: boolean; forward: boolean } {
  return { back: from > 0.001, forward: from + part < 0.999 };
}

function measureExtent({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Extent {
  return { from: scrollLeft / scrollWidth, part: Math.min(1, clientWidth / scrollWidth) };
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
