/** Tiles of popular subcategories with their numbers of products. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "./showcase.css";

export function Showcase({ heading, tiles, requested, available }: ViewOf<"showcase">) {
  const t = useMessages("home");
  return (
    <section className="section" aria-labelledby="showcase">
      <div className="wrap">
        <div className="head">
          <h2 id="showcase">{heading}</h2>
        </div>
        {tiles.length > 0 ? (
          <ul className="showcase">
            {tiles.map((tile) => (
              <Tile key={tile.subcategoryId} tile={tile} />
            ))}
          </ul>
        ) : (
          <p>{t.noSubcategories(requested, available)}</p>
        )}
      </div>
    </section>
  );
}

function Tile({
  tile: { subcategoryId, title, picture, count },
}: {
  tile: ViewOf<"showcase">["tiles"][number];
}) {
  const t = useMessages("home");
  return (
    <li>
      <Link to={`/collections/subcategory?subcategory_id=${subcategoryId}`}>
        <span className="showcase__pic">
          <Picture picture={picture} alt="" sizes="(width <= 768px) 100vw, 33vw" />
        </span>
        <div className="showcase__text">
          <h3>{title}</h3>
          {count !== null && <span>{t.products(count)}</span>}
        </div>
      </Link>
    </li>
  );
}
