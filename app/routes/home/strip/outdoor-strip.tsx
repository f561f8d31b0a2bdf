/** A row of machines to drag, with a ruler as scrollbar; hovering shows the name. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Ruler } from "#app/ui/scroller/ruler.tsx";
import { useScroller } from "#app/ui/scroller/use-scroller.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { ViewOf } from "../home-view.server.ts";
import "./strip.css";

const ROW_ID = "outdoor-row";

export function OutdoorStrip({ heading, tiles }: ViewOf<"strip">) {
  const t = useMessages("home");
  const { row, extent, scrollToShare } = useScroller<HTMLUListElement>();
  useEnhancement(() => (row.current ? dragWithMouse(row.current) : undefined), [row]);
  return (
    <section className="section" aria-labelledby="outdoor">
      <div className="wrap head">
        <h2 id="outdoor" className="strip__title">
          {heading}
        </h2>
      </div>
      <div className="bleed">
        <ul className="scroll-row strip" id={ROW_ID} ref={row}>
          {tiles.map(({ label, href, picture }) => (
            <li key={label}>
              <Link to={href}>
                <Picture picture={picture} alt="" sizes="320px" />
                <b>{label}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <Ruler extent={extent} label={t.scroll(heading)} controls={ROW_ID} onMove={scrollToShare} />
      </div>
    </section>
  );
}

/** Shorter movements count as a click, CSS pixels. */
const MIN_DRAG = 5;

/** Lets a mouse drag a row sideways, as fingers can; a drag does not click the link under it. */
function dragWithMouse(row: HTMLElement): () => void {
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
