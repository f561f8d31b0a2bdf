/** A row of machines that can be dragged, with a ruler for a scrollbar; hovering shows the name for the picture. */
import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { Ruler } from "#app/ui/scroller/ruler.tsx";
import { useScroller } from "#app/ui/scroller/use-scroller.ts";
import type { PicturedTile } from "../home-view.server.ts";
import { useDragScroll } from "./use-drag-scroll.ts";
import "./strip.css";

const rowId = "outdoor-row";

export function OutdoorStrip({ heading, tiles }: { heading: string; tiles: readonly PicturedTile[] }) {
  const { row, extent, scrollToShare } = useScroller<HTMLUListElement>();
  useDragScroll(row);
  return (
    <section className="section" aria-labelledby="outdoor">
      <div className="wrap head">
        <h2 id="outdoor" className="strip__title">
          {heading}
        </h2>
      </div>
      <div className="bleed">
        <ul className="scroll-row strip" id={rowId} ref={row}>
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
        <Ruler extent={extent} label={`Scroll: ${heading}`} controls={rowId} onMove={scrollToShare} />
      </div>
    </section>
  );
}
