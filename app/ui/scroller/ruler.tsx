/** A scrollbar drawn as a ruler, for clicks, dragging and arrow keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Extent } from "./use-scroller.ts";
import "./ruler.css";

interface RulerProps {
  extent: Extent | null;
  /** Accessible name of the row. */
  label: string;
  /** Id of the row. */
  controls: string;
  /** Share of the row to scroll to the left edge. */
  onMove(share: number): void;
}

/** Share of the row that an arrow key scrolls. */
const keyStep = 0.1;

export function Ruler({ extent, label, controls, onMove }: RulerProps) {
  const grip = useRef<number | null>(null);
  const { from, part } = extent ?? { from: 0, part: 0.4 };
  const shareAt = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return (event.clientX - box.left) / box.width;
  };

  function onPointerDown(event: PointerEvent) {
    const at = shareAt(event);
    const onThumb = at >= from && at <= from + part;
    grip.current = onThumb ? at - from : part / 2;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!onThumb) onMove(at - part / 2);
  }

  function onPointerMove(event: PointerEvent) {
    if (grip.current !== null) onMove(shareAt(event) - grip.current);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: from - keyStep, ArrowRight: from + keyStep, Home: 0, End: 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }

  return (
    <div
      className="ruler"
      role="scrollbar"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part < 1 ? Math.round((100 * from) / (1 - part)) : 0}
      style={{ "--from": `${100 * from}%`, "--part": `${100 * part}%` } as CSSProperties}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      onKeyDown={onKeyDown}
    >
      <i />
    </div>
  );
}

/** A ruler that only displays the scroll position. */
export function ProgressRuler({ extent }: { extent: Extent | null }) {
  const { from, part } = extent ?? { from: 0, part: 0.15 };
  return (
    <div
      className="ruler ruler--progress"
      aria-hidden="true"
      style={{ "--from": `${100 * from}%`, "--part": `${100 * part}%` } as CSSProperties}
    >
      <i />
    </div>
  );
}
