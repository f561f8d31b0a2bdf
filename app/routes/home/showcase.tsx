/** Three subcategories where most visitors begin, each with how many products it lists. */
import { Link } from "react-router";
import { showcaseHeading, showcase as tiles } from "#app/content/home.ts";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import type { ShowcaseEntry } from "./home-view.ts";
import "./showcase.css";

interface ShowcaseProps {
  entries: readonly ShowcaseEntry[];
  /** Ids of all subcategories. */
  available: readonly number[];
}

export function Showcase({ entries, available }: ShowcaseProps) {
  return (
    <section className="section" aria-labelledby="showcase">
      <div className="wrap">
        <div className="head">
          <h2 id="showcase">{showcaseHeading}</h2>
        </div>
        {entries.length > 0 ? (
          <ul className="showcase">
            {entries.map((entry) => (
              <Tile key={entry.subcategoryId} entry={entry} />
            ))}
          </ul>
        ) : (
          <p>
            No subcategories found. Requested: {tiles.map((tile) => tile.subcategoryId).join(", ")}. Available:{" "}
            {available.join(", ") || "none"}.
          </p>
        )}
      </div>
    </section>
  );
}

function Tile({ entry: { subcategoryId, count } }: { entry: ShowcaseEntry }) {
  const tile = tiles.find((candidate) => candidate.subcategoryId === subcategoryId);
  if (!tile) return null;
  return (
    <li>
      <Link to={`/collections/subcategory?subcategory_id=${subcategoryId}`}>
        <span className="showcase__pic">
          <MachinePicture slug={tile.image} />
        </span>
        <div className="showcase__text">
          <h3>{tile.title}</h3>
          {count !== null && <span>{count === 1 ? "1 product" : `${count} products`}</span>}
        </div>
      </Link>
    </li>
  );
}
