/** "Shop by category": a row of tiles that scrolls, with buttons where it can, and a progress line on phones. */
import { Link } from "react-router";
import type { CategoryTile } from "#app/content/home.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import { ProgressRuler } from "#app/ui/scroller/ruler.tsx";
import { canScroll, useScroller } from "#app/ui/scroller/use-scroller.ts";
import "./categories.css";

/** Pixels a click scrolls (the specification, document 1 §9). */
const step = 1000;

export function Categories({ tiles }: { tiles: readonly CategoryTile[] }) {
  const { row, extent, scrollBy } = useScroller<HTMLUListElement>();
  const can = extent ? canScroll(extent) : { back: false, forward: false };
  return (
    <section className="section" aria-labelledby="categories">
      <div className="wrap head">
        <h2 id="categories">Shop by category</h2>
        <div className="tiles__steps">
          <button
            className="icon-btn"
            type="button"
            aria-label="Previous categories"
            hidden={!can.back}
            onClick={() => scrollBy(-step)}
          >
            <Icon name="left" />
          </button>
          <button
            className="icon-btn"
            type="button"
            aria-label="Next categories"
            hidden={!can.forward}
            onClick={() => scrollBy(step)}
          >
            <Icon name="right" />
          </button>
        </div>
      </div>
      <div className="bleed">
        <ul className="scroll-row tiles" ref={row}>
          {tiles.map(({ label, href, image }) => (
            <li key={label}>
              <Link className={image ? undefined : "tiles__all"} to={href}>
                {image ? <MachinePicture slug={image} /> : <LogoMark height={69} />}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap only-narrow">
        <ProgressRuler extent={extent} />
      </div>
    </section>
  );
}
