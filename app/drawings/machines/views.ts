/** Draws every view of a machine: whole, lettered with its figures, in use, a detail, and one that reads small. */
import { drawSheet, type Sheet, type SheetOptions } from "../pen/sheet.ts";
import type { Pictures } from "./pictures.ts";

type View = "whole" | "lettered" | "in-use" | "detail" | "thumb";

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

const SHEETS: Record<View, Pick<SheetOptions, "width" | "height" | "pad">> = {
  whole: { width: 560, height: 420, pad: 10 },
  lettered: { width: 800, height: 600, pad: 24 },
  "in-use": { width: 800, height: 600, pad: 24 },
  detail: { width: 520, height: 440, pad: 8 },
  thumb: { width: 240, height: 220, pad: 4 },
};

/**
 * The primary view comes first. That is the whole machine, or the same with its measures, except where lists letter a
 * dimension under the whole one: then the measures say nothing more, and are not drawn.
 *
 * @param titleOf the title inside the SVG, from what is seen
 */
export function drawViews(pictures: Pictures, titleOf: (seen: string) => string): DrawnView[] {
  const { seen, whole, pxPerMm, lettered, inUse, thumb, detail } = pictures;
  const draw = (view: View, drawable: Pictures["whole"], shown: string, options?: Partial<SheetOptions>) => {
    const sheet = drawSheet(drawable, {
      key: `d${view.charAt(0)}`,
      title: titleOf(shown),
      ...SHEETS[view],
      ...options,
    });
    const scale = view === "whole" ? (scaleOf(sheet) ?? (pxPerMm ? estimatedScaleOf(sheet) : undefined)) : undefined;
    return { view, svg: sheet.svg, width: sheet.width, height: sheet.height, seen: shown, ...(scale ? { scale } : {}) };
  };
  const first = draw("whole", whole, seen, pxPerMm ? { pxPerMm } : {});
  const isMeasured = lettered !== undefined && (!first.scale || first.scale.dimension_text === ESTIMATED);
  const views = [first];
  if (isMeasured) views.unshift(draw("lettered", lettered, `${seen}, with its measures`));
  if (inUse) views.push(draw("in-use", inUse.drawable, inUse.seen));
  if (detail) views.push(draw("detail", whole, detail, { crop: (drawing) => drawing.detail ?? drawing.box }));
  if (thumb && !isMeasured) views.push(draw("thumb", thumb, `${seen}, drawn shortened`));
  return views;
}

/** Stands for a dimension that no figure gives. */
const ESTIMATED = "≈";

/** Drawn at its category's scale from what its family is like: it may stand among the others, but no figure is lettered. */
function estimatedScaleOf({ lengthMm }: Sheet): ViewScale {
  const length = Math.round(lengthMm);
  return { length_mm: length, dimension_start_mm: 0, dimension_mm: length, dimension_text: ESTIMATED };
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
