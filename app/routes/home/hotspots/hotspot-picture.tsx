/** The picture with eight numbered dots: a dot opens its machine and closes it again; the same eight stand below as a list. */
import type { CSSProperties } from "react";
import { href, Link } from "react-router";
import { type Hotspot, hotspotPicture, hotspots } from "#app/content/home.ts";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import { ScenePicture } from "#app/ui/scene/scene-picture.tsx";
import { useDismiss } from "#app/ui/use-dismiss.ts";
import "./hotspots.css";

export function HotspotPicture() {
  const plate = useDismiss<HTMLDivElement>();
  return (
    <section className="plate-section" aria-labelledby="hotspots">
      <div className="wrap head">
        <h2 id="hotspots">Eight machines, one house plot</h2>
        <p>Choose a number to see the machine that does the job.</p>
      </div>
      <div className="plate" ref={plate}>
        <ScenePicture scene={hotspotPicture} />
        {hotspots.map((hotspot, index) => (
          <Dot key={hotspot.id} hotspot={hotspot} number={index + 1} />
        ))}
      </div>
      <ol className="wrap key" aria-label="Key to the picture">
        {hotspots.map(({ id, label, product, productName }, index) => (
          <li key={id}>
            <Link to={href("/products/:id", { id: product })}>
              <b>{index + 1}</b>
              <span>
                {label}
                <small>{productName}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dot({ hotspot, number }: { hotspot: Hotspot; number: number }) {
  const { label, product, productName } = hotspot;
  return (
    <details className="dot" name="hotspot" style={toPlace(hotspot)}>
      <summary aria-label={`${number}, ${label}`}>{number}</summary>
      <div className="pop">
        <MachinePicture slug={product} alt={`${productName}, side view`} />
        <h3>{productName}</h3>
        <p>{label}</p>
        <Link className="link" to={href("/products/:id", { id: product })}>
          View Product
        </Link>
      </div>
    </details>
  );
}

/** Percentages of the picture, so that nothing needs computing when the window changes. */
function toPlace({ landscape, portrait }: Hotspot): CSSProperties {
  return {
    "--x": landscape.x,
    "--y": landscape.y,
    "--portrait-x": portrait.x,
    "--portrait-y": portrait.y,
  } as CSSProperties;
}
