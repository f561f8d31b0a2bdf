/** "Shop by category": a scrolling row of tiles with buttons; on phones a progress ruler. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProgressRuler } from "#app/ui/scroller/ruler.tsx";
import { canScroll, useScroller } from "#app/ui/scroller/use-scroller.ts";
import type { ViewOf } from "../home-view.server.ts";
import "./categories.css";

/** Pixels that a click scrolls. */
const STEP = 1000;
const ALL = "/collections/all-categories";

export function Categories({ heading, tiles }: ViewOf<"categories">) {
  const t = useMessages("home");
  const { row, extent, scrollBy } = useScroller<HTMLUListElement>();
  const can = extent ? canScroll(extent) : { back: false, forward: false };
  return (
    <section className="section" aria-labelledby="categories">
      <div className="wrap head">
        <h2 id="categories">{heading}</h2>
        <div className="tiles__steps">
          <button
            className="icon-btn"
            type="button"
            aria-label={t.previousCategories}
            hidden={!can.back}
            onClick={() => scrollBy(-STEP)}
          >
            <Icon name="left" />
          </button>
          <button
            className="icon-btn"
            type="button"
            aria-label={t.nextCategories}
            hidden={!can.forward}
            onClick={() => scrollBy(STEP)}
          >
            <Icon name="right" />
          </button>
        </div>
      </div>
      <div className="bleed">
        <ul className="scroll-row tiles" ref={row}>
          {tiles.map(({ label, href, picture }) => (
            <li key={label}>
              <Link className={href === ALL ? "tiles__all" : undefined} to={href}>
                {href === ALL && !picture ? (
                  <Icon name="list" size={48} />
                ) : (
                  <Picture picture={picture} alt="" sizes="220px" />
                )}
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
