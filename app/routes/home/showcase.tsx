/** A few subcategories where most visitors begin, each with how many products it lists. */
import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "./showcase.css";

type ShowcaseView = ViewOf<"showcase">;

export function Showcase({ section }: { section: ShowcaseView }) {
  const { heading, tiles, requested, available } = section;
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
          <p>
            No subcategories found. Requested: {requested.join(", ")}. Available: {available.join(", ") || "none"}.
          </p>
        )}
      </div>
    </section>
  );
}

function Tile({ tile: { subcategoryId, title, picture, count } }: { tile: ShowcaseView["tiles"][number] }) {
  return (
    <li>
      <Link to={`/collections/subcategory?subcategory_id=${subcategoryId}`}>
        <span className="showcase__pic">
          <Picture picture={picture} alt="" sizes="(width <= 768px) 100vw, 33vw" />
        </span>
        <div className="showcase__text">
          <h3>{title}</h3>
          {count !== null && <span>{count === 1 ? "1 product" : `${count} products`}</span>}
        </div>
      </Link>
    </li>
  );
}
