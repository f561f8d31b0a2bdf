/** Draws every view of a machine: whole, lettered with its figures, in use, a detail, and one that reads small. */
import { drawSheet, type Sheet, type SheetOptions } from "../pen/sheet.ts";
import type { Pictures } from "./pictures.ts";

export type View = "whole" | "lettered" | "in-use" | "detail" | "thumb";

/** The picture's whole width in mm of the machine, and the level dimension in it that a fact gives; "≈" where none does. */
export interface ViewScale {
  length_mm: number;
  dimension_start_mm: number;
  dimension_mm: number;
  dimension_text: string;
}

export interface DrawnView {
  view: View;
  svg: string;
  /** px */
  width: number;
  height: number;
  /** What is seen, after the machine's name. */
  seen: string;
  scale?: ViewScale;
}

interface ViewOptions {
  /** Prefix of the ids in a view's SVG. */
  keyOf: (view: View) => string;
  /** The SVG's own title. */
  titleOf: (seen: string) => string;
  /** Whether the detail is worth a picture of its own. */
  detail?: boolean;
}

const SHEETS: Record<View, Pick<SheetOptions, "width" | "height" | "pad">> = {
  whole: { width: 560, height: 420, pad: 10 },
  lettered: { width: 800, height: 600, pad: 24 },
  "in-use": { width: 800, height: 600, pad: 24 },
  detail: { width: 520, height: 440, pad: 8 },
  thumb: { width: 240, height: 220, pad: 4 },
};

/** The whole machine comes first: it is the primary picture. */
export function drawViews(pictures: Pictures, { keyOf, titleOf, detail = false }: ViewOptions): DrawnView[] {
  return planViews(pictures, detail).map(({ view, drawable, seen, options }) => {
    const sheet = drawSheet(drawable, { key: keyOf(view), title: titleOf(seen), ...SHEETS[view], ...options });
    const scale =
      view === "whole" ? (scaleOf(sheet) ?? (options?.pxPerMm ? estimatedScaleOf(sheet) : undefined)) : undefined;
    return { view, svg: sheet.svg, width: sheet.width, height: sheet.height, seen, ...(scale ? { scale } : {}) };
  });
}

interface PlannedView {
  view: View;
  drawable: Pictures["whole"];
  seen: string;
  options?: Pick<SheetOptions, "pxPerMm" | "crop">;
}

function planViews({ seen, whole, pxPerMm, lettered, inUse, thumb, detail }: Pictures, detailed: boolean) {
  const views: PlannedView[] = [{ view: "whole", drawable: whole, seen, ...(pxPerMm ? { options: { pxPerMm } } : {}) }];
  if (lettered) views.push({ view: "lettered", drawable: lettered, seen: `${seen}, with its measures` });
  if (inUse) views.push({ view: "in-use", drawable: inUse.drawable, seen: inUse.seen });
  if (detail && detailed)
    views.push({
      view: "detail",
      drawable: whole,
      seen: detail,
      options: { crop: (drawing) => drawing.detail ?? drawing.box },
    });
  if (thumb) views.push({ view: "thumb", drawable: thumb, seen: `${seen}, drawn shortened` });
  return views;
}

/** Drawn at its category's scale from what its family is like: it may stand among the others, but no figure is lettered. */
function estimatedScaleOf({ lengthMm }: Sheet): ViewScale {
  const length = Math.round(lengthMm);
  return { length_mm: length, dimension_start_mm: 0, dimension_mm: length, dimension_text: "≈" };
}

function scaleOf({ lengthMm, originMm, dimension }: Sheet): ViewScale | undefined {
  if (!dimension) return undefined;
  return {
    length_mm: Math.round(lengthMm),
    dimension_start_mm: Math.round(originMm + dimension.from),
    dimension_mm: Math.round(dimension.to - dimension.from),
    dimension_text: dimension.text,
  };
}
