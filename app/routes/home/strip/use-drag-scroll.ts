/** Lets a mouse drag a row sideways; fingers already can, and a drag does not count as a click on what it began on. */

import type { RefObject } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

/** A hand is never quite still. */
const slackPx = 5;

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
      if (!dragged && Math.abs(moved) < slackPx) return;
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
