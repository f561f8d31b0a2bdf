/** A map of branches, loaded when it becomes visible; a list of the same branches is beside it. */

import { use, useRef, useState } from "react";
import { LanguageContext, useMessages } from "#app/languages/language.ts";
import { useCompany } from "#app/ui/company.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { BranchMapHandle, MapSettings } from "./draw-map.ts";
import "./branch-map.css";
import "./map-number.css";

interface BranchMapProps {
  branches: readonly BranchWithHours[];
  settings: MapSettings;
  /** Zoom of a chosen branch: 14 on the branches page, 16 in the dialog. */
  zoomOnSelect: 14 | 16;
  /** Id of the chosen branch. */
  selected?: number | null;
  onSelect?: (id: number | null) => void;
}

export function BranchMap({
  branches,
  settings,
  zoomOnSelect,
  selected = null,
  onSelect,
}: BranchMapProps) {
  const t = useMessages("shell");
  const language = use(LanguageContext);
  const { timeZone } = useCompany();
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
          ...settings,
          zoomOnSelect,
          language,
          timeZone,
          onSelect: (id) => report.current?.(id),
          onFailed: () => setFault(true),
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
  }, [branches, settings, zoomOnSelect, language, timeZone]);

  useEnhancement(() => {
    map?.select(selected);
  }, [map, selected]);

  return (
    <div className="branch-map needs-script">
      <section ref={frame} className="branch-map__frame" aria-label={t.map} />
      <p role="status">{fault && t.mapFailed}</p>
    </div>
  );
}
