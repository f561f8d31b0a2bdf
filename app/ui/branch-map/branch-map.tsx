/** Branches on a map, those without a place of their own left out, drawn once it comes into sight; a list of the same branches always stands beside it. */
import { useRef, useState } from "react";
import type { Position } from "#app/site/distance.ts";
import type { Branch } from "#app/site/site.ts";
import type { BranchMapHandle, MapTiles } from "./draw-map.ts";
import "./branch-map.css";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface BranchMapProps {
  branches: readonly Branch[];
  tiles: MapTiles;
  /** Where the map looks before it fits the markers. */
  centre: Position;
  /** How near a chosen branch is brought: 14 on the branches page, 16 in the dialog. */
  zoomOnSelect: 14 | 16;
  /** Room around all markers, as a part of the map's size: 0.1 is 10 %. */
  fitPadding: number;
  /** The chosen branch, by id; the map follows it and reports what is chosen on it. */
  selected?: number | null;
  onSelect?: (id: number | null) => void;
}

export function BranchMap({
  branches,
  tiles,
  centre,
  zoomOnSelect,
  fitPadding,
  selected = null,
  onSelect,
}: BranchMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const report = useRef(onSelect);
  const [map, setMap] = useState<BranchMapHandle | null>(null);
  const [fault, setFault] = useState(false);

  useEnhancement(() => {
    report.current = onSelect;
  });

  useEnhancement(() => {
    const box = frame.current;
    if (!box) return;
    let drawn: BranchMapHandle | null = null;
    let left = false;
    const watch = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      try {
        const { drawMap } = await import("./draw-map.ts");
        if (left) return;
        drawn = drawMap(box, branches, {
          tiles,
          centre,
          zoomOnSelect,
          fitPadding,
          onSelect: (id) => report.current?.(id),
          onTilesFailed: () => setFault(true),
        });
        setMap(drawn);
      } catch {
        setFault(true);
      }
    });
    watch.observe(box);
    return () => {
      left = true;
      watch.disconnect();
      drawn?.remove();
      setMap(null);
    };
  }, [branches, tiles, centre, zoomOnSelect, fitPadding]);

  useEnhancement(() => {
    map?.select(selected);
  }, [map, selected]);

  return (
    <div className="branch-map needs-script">
      <section ref={frame} className="branch-map__frame" aria-label="Map of our branches" />
      <p role="status">
        {fault ? "The map’s pictures do not load just now. The list has the address of every branch." : ""}
      </p>
    </div>
  );
}
