/** Which slide is up, and the ways to another one: arrows, arrow keys, a swipe, and by itself. */

import { type RefObject, useRef, useState } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** Pixels that a finger must move for a swipe. */
const swipeThreshold = 40;

interface Carousel {
  root: RefObject<HTMLElement | null>;
  index: number;
  /**
   * `running` advances by itself. `chosen` keeps the slide that the visitor chose, its video plays on.
   * `paused` follows the button, and a whole round, which saves a phone's battery.
   */
  mode: "running" | "chosen" | "paused";
  /** It is scrolled out of sight. */
  away: boolean;
  /** A script has taken over: the slides lie on one another instead of in a row. */
  stacked: boolean;
  /** Another slide has come up since. */
  moved: boolean;
  /** Any whole number; wraps at both ends. */
  goTo(index: number): void;
  /** To the next slide without the visitor; the way round ends where it began. */
  advance(): void;
  pause(): void;
  /** Starts another round. */
  play(): void;
}

export function useCarousel(count: number): Carousel {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [mode, setMode] = useState<Carousel["mode"]>("running");
  const [away, setAway] = useState(false);
  const advanced = useRef(0);
  const [stacked, setStacked] = useState(false);
  const [moved, setMoved] = useState(false);
  const show = (next: number) => {
    setMoved(true);
    setIndex(((next % count) + count) % count);
  };
  const goTo = (next: number) => {
    setMode("chosen");
    show(next);
  };
  const advance = () => {
    advanced.current += 1;
    show(index + 1);
    if (advanced.current >= count) setMode("paused");
  };
  const pause = () => setMode("paused");
  const play = () => {
    advanced.current = 0;
    setMode("running");
  };

  useEnhancement(() => {
    const row = root.current?.querySelector("[data-slides]");
    // The visitor may have scrolled the row before the script came.
    if (row) setIndex(Math.min(count - 1, Math.round(row.scrollLeft / row.clientWidth)));
    setStacked(true);
  }, [count]);

  const step = useRef<(by: number) => void>(() => {});
  useEnhancement(() => {
    step.current = (by) => goTo(index + by);
  });
  useEnhancement(() => (root.current ? listen(root.current, (by) => step.current(by)) : undefined), []);

  useEnhancement(() => (root.current ? watchSight(root.current, (inSight) => setAway(!inSight)) : undefined), []);

  return { root, index, mode, away, stacked, moved, goTo, advance, pause, play };
}

function listen(root: HTMLElement, step: (by: number) => void): () => void {
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  let start: Touch | undefined;

  root.addEventListener("touchstart", (event) => (start = event.touches[0]), options);
  root.addEventListener(
    "touchend",
    (event) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const along = end.clientY - start.clientY;
      if (Math.abs(across) > swipeThreshold && Math.abs(across) > Math.abs(along)) step(across < 0 ? 1 : -1);
    },
    options,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const here = event.target === document.body || (event.target instanceof Node && root.contains(event.target));
      if (!here || !isInSight(root) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft") step(-1);
      if (event.key === "ArrowRight") step(1);
    },
    options,
  );
  return () => listening.abort();
}

function watchSight(root: HTMLElement, tell: (inSight: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry && tell(entry.isIntersecting));
  observer.observe(root);
  return () => observer.disconnect();
}

/** Measured directly: the observer reports a frame or two later. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
