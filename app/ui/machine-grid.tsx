/** A frame of machines to choose from, each a picture over its name; the whole cell is the link. */
import type { CSSProperties } from "react";
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
}

export function MachineGrid({ cells, columns, eager = 0 }: MachineGridProps) {
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
    </ul>
  );
}
