/** The state of a carousel that advances by buttons, arrow keys, swipes and a timer. */
import { useRef, useState } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** Shortest swipe, CSS pixels. */
const SWIPE = 40;

export function useCarousel(count: number) {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  /**
   * `running` advances by the timer. `chosen` keeps the slide that the visitor chose.
   * `paused` follows the button or one round, which saves a phone's battery.
   */
  const [mode, setMode] = useState<"running" | "chosen" | "paused">("running");
  const [isOffscreen, setOffscreen] = useState(false);
  const advanced = useRef(0);
  /** Scripts run: the slides are stacked instead of in a row. */
  const [stacked, setStacked] = useState(false);
  /** Whether another slide has been shown since. */
  const [moved, setMoved] = useState(false);
  const show = (next: number) => {
    setMoved(true);
    setIndex(((next % count) + count) % count);
  };
  /** Any whole number; wraps at both ends. */
  const goTo = (next: number) => {
    setMode("chosen");
    show(next);
  };
  /** Shows the next slide for the timer; pauses after one round. */
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
    // The visitor may have scrolled the row before scripts ran.
    if (row) setIndex(Math.min(count - 1, Math.round(row.scrollLeft / row.clientWidth)));
    setStacked(true);
  }, [count]);

  const step = useRef<(by: number) => void>(() => {});
  useEnhancement(() => {
    step.current = (by) => goTo(index + by);
  });
  useEnhancement(
    () => (root.current ? listen(root.current, (by) => step.current(by)) : undefined),
    [],
  );

  useEnhancement(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setOffscreen(!entry.isIntersecting),
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);

  return { root, index, mode, isOffscreen, stacked, moved, goTo, advance, pause, play };
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
      const horizontal = end.clientX - start.clientX;
      const vertical = end.clientY - start.clientY;
      if (Math.abs(horizontal) > SWIPE && Math.abs(horizontal) > Math.abs(vertical))
        step(horizontal < 0 ? 1 : -1);
    },
    options,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const isTarget =
        event.target === document.body ||
        (event.target instanceof Node && root.contains(event.target));
      if (!isTarget || !isVisible(root) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft") step(-1);
      if (event.key === "ArrowRight") step(1);
    },
    options,
  );
  return () => listening.abort();
}

/** Measured directly, because the observer reports a frame or two later. */
function isVisible(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
