/** Scrolls the page to its top with easing. */

const delayMs = 100;
const durationMs = 800;

/**
 * Starts at `start` px, because the old page's scroll position is lost while pages change. Returns
 * a function that stops it. Wheel, touch and keys stop it too; with reduced motion it jumps.
 */
export function easeToTop(start: number): () => void {
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
