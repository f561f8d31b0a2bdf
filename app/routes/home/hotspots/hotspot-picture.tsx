/** The picture with numbered dots: a dot opens its machine and closes it again; the same machines stand below as a list. */
import type { CSSProperties } from "react";
import { href, Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { useDismiss } from "#app/ui/use-dismiss.ts";
import type { ViewOf } from "../home-view.server.ts";
import "./hotspots.css";
import "./hotspot-card.css";

type HotspotsView = ViewOf<"hotspots">;
type Hotspot = HotspotsView["dots"][number];

export function HotspotPicture({ section }: { section: HotspotsView }) {
  const { heading, lead, scene, dots } = section;
  const plate = useDismiss<HTMLDivElement>();
  return (
    <section className="plate-section" aria-labelledby="hotspots">
      <div className="wrap head">
        <h2 id="hotspots">{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="plate" ref={plate}>
        <Picture picture={scene} />
        {dots.map((hotspot, index) => (
          <Dot key={hotspot.id} hotspot={hotspot} number={index + 1} />
        ))}
      </div>
      <ol className="wrap key" aria-label="Key to the picture">
        {dots.map(({ id, label, product, productName }, index) => (
          <li key={id}>
            <Link to={href("/products/:id", { id: product })}>
              <b>{index + 1}</b>{" "}
              <span>
                {label} <small>{productName}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dot({ hotspot, number }: { hotspot: Hotspot; number: number }) {
  const { label, product, productName, picture } = hotspot;
  return (
    <details className="dot" name="hotspot" style={toPlace(hotspot)} {...toSide(hotspot)} onToggle={keepInWindow}>
      <summary aria-label={`${number}, ${label}`}>{number}</summary>
      <div className="pop">
        <Picture picture={picture} alt={productName} sizes="280px" />
        <h3>{productName}</h3>
        <p>{label}</p>
        <Link className="link" to={href("/products/:id", { id: product })}>
          View Product
        </Link>
      </div>
    </details>
  );
}

/** Where the card has more room: beside the machine, on phones over or under it. */
function toSide({ landscape, portrait }: Hotspot) {
  return {
    "data-side": landscape.x > 50 ? "left" : "right",
    "data-portrait-side": (portrait ?? landscape).y > 50 ? "above" : "below",
  };
}

/** Pixels between the card and the window's edge. */
const margin = 16;

/** The window may show a part of the picture only: the card stays beside its machine and moves up or down into sight. */
function keepInWindow({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  const card = currentTarget.querySelector<HTMLElement>(".pop");
  if (!currentTarget.open || !card) return;
  card.style.setProperty("--nudge", "0px");
  const { top, bottom } = card.getBoundingClientRect();
  const up = Math.max(0, bottom + margin - innerHeight);
  const down = Math.max(0, margin - top);
  card.style.setProperty("--nudge", `${down || -up}px`);
}

/** To which side of its machine a number stands. */
const LEANS = { left: -1, up: 0, right: 1 };

/** Percentages of the picture, so that nothing needs computing when the window changes. */
function toPlace({ landscape, portrait }: Hotspot): CSSProperties {
  return {
    "--x": landscape.x,
    "--y": landscape.y,
    "--lean": LEANS[landscape.lean ?? "up"],
    "--portrait-x": (portrait ?? landscape).x,
    "--portrait-y": (portrait ?? landscape).y,
    "--portrait-lean": LEANS[(portrait ?? landscape).lean ?? "up"],
  } as CSSProperties;
}
