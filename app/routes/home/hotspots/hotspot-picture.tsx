/** A picture with numbered dots that open a product each; a list below names them too. */
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useDismiss } from "#app/ui/use-dismiss.ts";
import type { ViewOf } from "../home-view.server.ts";
import "./hotspots.css";
import "./hotspot-card.css";

type Hotspot = ViewOf<"hotspots">["dots"][number];

export function HotspotPicture({ heading, lead, scene, dots }: ViewOf<"hotspots">) {
  const t = useMessages("home");
  const picture = useDismiss<HTMLDivElement>();
  return (
    <section className="section section--wash plate-section" aria-labelledby="hotspots">
      <div className="wrap head">
        <h2 id="hotspots">{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="plate" ref={picture}>
        <Picture picture={scene} />
        {dots.map((hotspot, index) => (
          <Dot key={hotspot.id} hotspot={hotspot} number={index + 1} />
        ))}
      </div>
      <ol className="wrap key" aria-label={t.keyToPicture}>
        {dots.map(({ id, label, href, productName }, index) => (
          <li key={id}>
            <Link to={href}>
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
  const t = useMessages("home");
  const { label, href, productName, picture } = hotspot;
  return (
    <details
      className="dot"
      name="hotspot"
      style={toPosition(hotspot)}
      {...toSide(hotspot)}
      onToggle={keepInWindow}
    >
      <summary aria-label={`${number}, ${label}`}>{number}</summary>
      <div className="pop">
        <Picture picture={picture} alt={productName} sizes="280px" />
        <h3>{productName}</h3>
        <p>{label}</p>
        <Link className="link" to={href}>
          {t.viewProduct}
        </Link>
      </div>
    </details>
  );
}

/** The side with more room for the card: left or right, on phones above or below. */
function toSide({ landscape, portrait }: Hotspot) {
  return {
    "data-side": landscape.x > 50 ? "left" : "right",
    "data-portrait-side": (portrait ?? landscape).y > 50 ? "above" : "below",
  };
}

/** Pixels between the card and the window's edge. */
const MARGIN = 16;

/** Moves the card up or down if the window shows only a part of the picture. */
function keepInWindow({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  const card = currentTarget.querySelector<HTMLElement>(".pop");
  if (!currentTarget.open || !card) return;
  card.style.setProperty("--nudge", "0px");
  const { top, bottom } = card.getBoundingClientRect();
  const up = Math.max(0, bottom + MARGIN - innerHeight);
  const down = Math.max(0, MARGIN - top);
  card.style.setProperty("--nudge", `${down || -up}px`);
}

/** Direction from a machine to its dot. */
const LEANS = { left: -1, up: 0, right: 1 };

/** Percentages of the picture, so that resizing needs no script. */
function toPosition({ landscape, portrait }: Hotspot): CSSProperties {
  return {
    "--x": landscape.x,
    "--y": landscape.y,
    "--lean": LEANS[landscape.lean ?? "up"],
    "--portrait-x": (portrait ?? landscape).x,
    "--portrait-y": (portrait ?? landscape).y,
    "--portrait-lean": LEANS[(portrait ?? landscape).lean ?? "up"],
  } as CSSProperties;
}
