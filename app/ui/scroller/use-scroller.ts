/** How far a row that scrolls sideways has been scrolled, and the ways to move it: steps, a ruler, dragging with a mouse. */

import { type RefObject, useRef, useState } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

export interface Extent {
  /** Share of the row that is scrolled past, 0 to 1 of the whole row. */
  from: number;
  /** Share of the row that can be seen, 0 to 1. */
  part: number;
}

export interface Scroller<Row extends HTMLElement> {
  row: RefObject<Row | null>;
  /** Null until a script has measured the row. */
  extent: Extent | null;
  /** Pixels, to the right when positive. */
  scrollBy(pixels: number): void;
  /** Share of the whole row that shall stand at the left edge, at once. */
  scrollToShare(share: number): void;
}

/** Watches a row, given to it by the ref that it answers with. */
export function useScroller<Row extends HTMLElement>(): Scroller<Row> {
  const row = useRef<Row>(null);
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
    scrollBy: (pixels) => row.current?.scrollBy({ left: pixels, behavior: isStill() ? "instant" : "smooth" }),
    scrollToShare: (share) => row.current?.scrollTo({ left: share * row.current.scrollWidth, behavior: "instant" }),
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
