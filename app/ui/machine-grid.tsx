/** A frame of machines to choose from, each a picture over its name; the whole cell is the link. */
import type { CSSProperties, ReactNode } from "react";
import type { SitePicture } from "#app/site/site-picture.ts";
import { Picture } from "./picture.tsx";
import "./machine-grid.css";

export interface MachineGridCell {
  name: string;
  /** A quiet line over the name, for example "Chainsaw". */
  kind?: string;
  href: string;
  picture: SitePicture | null;
}

interface MachineGridProps {
  cells: readonly MachineGridCell[];
  /** On wide windows; three up to 968 px and two up to 480 px. */
  columns: number;
  /** How many of the first pictures are in sight when the page opens. */
  eager?: number;
  /** What stands in the room that the last row leaves. */
  rest?: ReactNode;
}

const [MIDDLE_COLUMNS, NARROW_COLUMNS] = [3, 2];

export function MachineGrid({ cells, columns, eager = 0, rest }: MachineGridProps) {
  return (
    <ul className="machine-grid" style={{ "--columns": columns } as CSSProperties}>
      {cells.map(({ name, kind, href, picture }, index) => (
        <li key={name}>
          <a href={href}>
            <Picture picture={picture} alt="" eager={index < eager} sizes="(width <= 480px) 50vw, 260px" />
            {kind && <span>{kind}</span>} <b>{name}</b>
          </a>
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

/** How many cells are free in the last row of so many columns; a whole row where none are. */
function spanOfRest(count: number, columns: number): number {
  return columns - (count % columns);
}
