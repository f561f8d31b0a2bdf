/** Scrolls the page to its top with easing. */

const delayMs = 100;
const durationMs = 800;

/**
 * Starts at `start` px, because the old page's scroll position is lost while pages change. Returns
 * a function that stops it. Wheel, touch and keys stop it too; with reduced motion it jumps.
 */
export function easeToTop(start: number): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return () => {};
  }
  window.scrollTo(0, start);
  const from = window.scrollY;
  if (from === 0) return () => {};
  const startTime = performance.now() + delayMs;
  const stopping = new AbortController();
  const step = (now: number) => {
    if (stopping.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - startTime) / durationMs));
    window.scrollTo(0, from * (1 - eased(progress)));
    if (progress < 1) requestAnimationFrame(step);
    else stopping.abort();
  };
  const stop = () => stopping.abort();
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(event, stop, { passive: true, signal: stopping.signal });
  }
  requestAnimationFrame(step);
  return stop;
}

/** Slow, fast, slow: 0 to 1. */
function eased(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
}
