/** A row of machines to drag, with a ruler as scrollbar; hovering shows the name. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Ruler } from "#app/ui/scroller/ruler.tsx";
import { useScroller } from "#app/ui/scroller/use-scroller.ts";
import type { PicturedTile } from "../home-view.server.ts";
import { useDragScroll } from "./use-drag-scroll.ts";
import "./strip.css";

const ROW_ID = "outdoor-row";

export function OutdoorStrip({
  heading,
  tiles,
}: {
  heading: string;
  tiles: readonly PicturedTile[];
}) {
  const t = useMessages("home");
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
