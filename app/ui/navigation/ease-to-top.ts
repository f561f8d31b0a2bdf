/** Scrolls the page to its top with an eased motion. */

const delayMs = 100;
const durationMs = 800;

/**
 * Begins at `place`, in pixels, or where the page ends before it: the old page's place is lost while the pages change.
 * Returns what stops it. The visitor's own wheel, touch or key stops it too; with reduced motion it jumps.
 */
export function easeToTop(place: number): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return () => {};
  }
  window.scrollTo(0, place);
  const from = window.scrollY;
  if (from === 0) return () => {};
  const start = performance.now() + delayMs;
  const stopping = new AbortController();
  const step = (now: number) => {
    if (stopping.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, (now - start) / durationMs));
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
