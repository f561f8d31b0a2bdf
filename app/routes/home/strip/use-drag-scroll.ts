/** Lets a mouse drag a row sideways, as fingers can; a drag does not click the link under it. */
import type { RefObject } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** Shorter movements count as a click, CSS pixels. */
const MIN_DRAG = 5;

export function useDragScroll(row: RefObject<HTMLElement | null>): void {
  useEnhancement(() => (row.current ? listen(row.current) : undefined), [row]);
}

function listen(row: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let grip: { x: number; scroll: number; id: number } | null = null;
  let dragged = false;

  row.addEventListener(
    "pointerdown",
    (event) => {
      dragged = false;
      if (event.pointerType === "mouse" && event.button === 0)
        grip = { x: event.clientX, scroll: row.scrollLeft, id: event.pointerId };
    },
    { signal },
  );
  row.addEventListener(
    "pointermove",
    (event) => {
      if (!grip) return;
      const moved = event.clientX - grip.x;
      if (!dragged && Math.abs(moved) < MIN_DRAG) return;
      if (!dragged) row.setPointerCapture(grip.id);
      dragged = true;
      row.dataset.dragging = "";
      row.scrollLeft = grip.scroll - moved;
    },
    { signal },
  );
  const release = () => {
    grip = null;
    delete row.dataset.dragging;
  };
  row.addEventListener("pointerup", release, { signal });
  row.addEventListener("pointercancel", release, { signal });
  row.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  row.addEventListener(
    "click",
    (event) => {
      if (dragged) event.preventDefault();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}
