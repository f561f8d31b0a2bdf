/** A row of eight outdoor machines that can be dragged, with a ruler for a scrollbar; hovering shows the name for the picture. */
import { Link } from "react-router";
import { outdoorStrip, outdoorStripHeading } from "#app/content/home.ts";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import { Ruler } from "#app/ui/scroller/ruler.tsx";
import { useScroller } from "#app/ui/scroller/use-scroller.ts";
import { useDragScroll } from "./use-drag-scroll.ts";
import "./strip.css";

const rowId = "outdoor-row";

export function OutdoorStrip() {
  const { row, extent, scrollToShare } = useScroller<HTMLUListElement>();
  useDragScroll(row);
  return (
    <section className="section" aria-labelledby="outdoor">
      <div className="wrap head">
        <h2 id="outdoor" className="strip__title">
          {outdoorStripHeading}
        </h2>
      </div>
      <div className="bleed">
        <ul className="scroll-row strip" id={rowId} ref={row}>
          {outdoorStrip.map(({ name, href, image }) => (
            <li key={name}>
              <Link to={href}>
                <MachinePicture slug={image} />
                <b>{name}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <Ruler extent={extent} label="Scroll the outdoor tools" controls={rowId} onMove={scrollToShare} />
      </div>
    </section>
  );
}
