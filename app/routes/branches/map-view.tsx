/** The branches on a map, with a list beside it. */
import { useState } from "react";
import { useMessages } from "#app/languages/language.ts";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { BranchMap } from "#app/ui/branch-map/branch-map.tsx";
import type { MapSettings } from "#app/ui/branch-map/draw-map.ts";
import { Closings } from "#app/ui/closings.tsx";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import type { RegionMapView } from "#app/ui/region-map/project.ts";
import { RegionMap } from "#app/ui/region-map/region-map.tsx";
import "./map-view.css";

interface MapViewProps {
  branches: readonly BranchWithHours[];
  /** The map without scripts and in print; null for none. */
  outline: RegionMapView | null;
  settings: MapSettings;
}

export function MapView({ branches, outline, settings }: MapViewProps) {
  const t = useMessages("branches");
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <div className="map-view">
      <BranchMap
        branches={branches}
        settings={settings}
        zoomOnSelect={14}
        selected={selected}
        onSelect={setSelected}
      />
      {outline && <RegionMap map={outline} label={t.map} hasList={false} />}
      <ol className="map-view__list">
        {branches.map((branch, index) => (
          <li key={branch.id} className={branch.id === selected ? "is-selected" : undefined}>
            <span className="map-number" aria-hidden="true">
              {index + 1}
            </span>{" "}
            <h2>{branch.name}</h2>
            <p>{branch.address}</p>
            <p>
              {branch.hours.text} <Closings closings={branch.hours.closings} />
            </p>
            <BranchLinks branch={branch}>
              {branch.position && (
                <button
                  type="button"
                  className="link needs-script"
                  aria-pressed={branch.id === selected}
                  onClick={() => setSelected(branch.id === selected ? null : branch.id)}
                >
                  {t.showOnMap}
                  <span className="sr">, {branch.name}</span>
                </button>
              )}
            </BranchLinks>
          </li>
        ))}
      </ol>
    </div>
  );
}
