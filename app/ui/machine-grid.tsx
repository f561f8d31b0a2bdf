/** A grid of links, each a picture above a name. */

import type { CSSProperties, ReactNode } from "react";
import type { SitePicture } from "#app/site/site-picture.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "./picture.tsx";
import "./machine-grid.css";

interface MachineGridCell {
  label: string;
  /** A line above the name, for example "Chainsaw". */
  kind?: string;
  href: string;
  picture: SitePicture | null;
}

interface MachineGridProps {
  cells: readonly MachineGridCell[];
  /** On wide windows; three up to 968 px, two up to 480 px. */
  columns: number;
  /** How many pictures load at once; the others load lazily. */
  eager?: number;
  /** Content for the rest of the last row. */
  rest?: ReactNode;
}

const [MIDDLE_COLUMNS, NARROW_COLUMNS] = [3, 2];

export function MachineGrid({ cells, columns, eager = 0, rest }: MachineGridProps) {
  return (
    <ul className="machine-grid" style={{ "--columns": columns } as CSSProperties}>
      {cells.map(({ label, kind, href, picture }, index) => (
        <li key={label}>
          <PageLink href={href}>
            <Picture
              picture={picture}
              alt=""
              eager={index < eager}
              sizes="(width <= 480px) 50vw, 260px"
            />
            {kind && <span>{kind}</span>} <b>{label}</b>
          </PageLink>
        </li>
      ))}
      {rest && (
        <li
          className="machine-grid__rest"
          style={
            {
              "--wide": spanOfRest(cells.length, columns),
              "--middle": spanOfRest(cells.length, MIDDLE_COLUMNS),
              "--narrow": spanOfRest(cells.length, NARROW_COLUMNS),
            } as CSSProperties
          }
        >
          {rest}
        </li>
      )}
    </ul>
  );
}

/** The number of free cells in the last row; a whole row if it is full. */
function spanOfRest(count: number, columns: number): number {
  return columns - (count % columns);
}
