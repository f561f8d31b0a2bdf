/** The most useful machines for a town's type of land. */
import { Link } from "react-router";
import type { Link as MoreLink } from "#app/site/schema/common.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { MachineGrid } from "#app/ui/machine-grid.tsx";
import "./popular.css";

interface PopularProps {
  town: {
    popularHeading: string;
    cells: readonly { kind: string; label: string; href: string; picture: SitePicture | null }[];
    more: readonly MoreLink[];
  };
}

export function Popular({ town: { popularHeading, cells, more } }: PopularProps) {
  return (
    <section className="wrap section" aria-labelledby="popular-title">
      <div className="head">
        <h2 id="popular-title">{popularHeading}</h2>
      </div>
      <MachineGrid
        cells={cells.map(({ label, ...cell }) => ({ name: label, ...cell }))}
        columns={6}
      />
      {more.length > 0 && (
        <p className="town-more">
          {more.map(({ label, href }) => (
            <span key={href}>
              <Link className="link" to={href}>
                {label}
              </Link>{" "}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
