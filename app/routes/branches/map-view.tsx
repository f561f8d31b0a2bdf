/** The branches on a map, with the same branches as a list beside it. */
import { useState } from "react";
import type { Position } from "#app/site/distance.ts";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { BranchMap } from "#app/ui/branch-map/branch-map.tsx";
import type { MapTiles } from "#app/ui/branch-map/draw-map.ts";
import type { BranchView } from "./branch-card.tsx";
import "./map-view.css";

interface MapViewProps {
  branches: readonly BranchView[];
  /** Where the map begins. */
  centre: Position;
  tiles: MapTiles;
}

export function MapView({ branches, centre, tiles }: MapViewProps) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <div className="map-view">
      <BranchMap
        branches={branches}
        tiles={tiles}
        centre={centre}
        zoomOnSelect={14}
        fitPadding={0.1}
        selected={selected}
        onSelect={setSelected}
      />
      <ul className="map-view__list">
        {branches.map((branch) => (
          <li key={branch.id} className={branch.id === selected ? "is-selected" : undefined}>
            <h2>{branch.name}</h2>
            <p>{branch.address}</p>
            <p>{branch.hours.text}</p>
            <BranchLinks name={branch.name} phone={branch.phone} directions={branch.directions}>
              {branch.position && (
                <button
                  type="button"
                  className="link needs-script"
                  aria-pressed={branch.id === selected}
                  onClick={() => setSelected(branch.id === selected ? null : branch.id)}
                >
                  Show on the map<span className="sr">, {branch.name}</span>
                </button>
              )}
            </BranchLinks>
          </li>
        ))}
      </ul>
    </div>
  );
}
