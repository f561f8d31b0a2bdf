/** Draws every view of a machine: whole, labelled, in use, a detail, and a thumbnail. */
import { drawSvgImage, type SvgImage, type SvgImageOptions } from "../pen/svg-image.ts";
import type { Pictures } from "./pictures.ts";

type View = "whole" | "lettered" | "in-use" | "detail" | "thumb";

/** Width of the picture in mm of the machine, and its level dimension; "≈" if no figure gives it. */
interface ViewScale {
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
  /** Caption after the machine's name. */
  caption: string;
  scale?: ViewScale;
}

const CANVASES: Record<View, Pick<SvgImageOptions, "width" | "height" | "pad">> = {
  whole: { width: 560, height: 420, pad: 10 },
  lettered: { width: 800, height: 600, pad: 24 },
  "in-use": { width: 800, height: 600, pad: 24 },
  detail: { width: 520, height: 440, pad: 8 },
  thumb: { width: 240, height: 220, pad: 4 },
};

/**
 * Draws all views, the primary one first: the whole machine, or the lettered view. If lists letter
 * a dimension below the whole machine, the lettered view is omitted.
 * @param titleOf returns the SVG's title for a caption
 */
export function drawViews(pictures: Pictures, titleOf: (caption: string) => string): DrawnView[] {
  const { caption, whole, pxPerMm, lettered, inUse, thumb, detail } = pictures;
  const draw = (
    view: View,
    drawable: Pictures["whole"],
    shown: string,
    options?: Partial<SvgImageOptions>,
  ) => {
    const image = drawSvgImage(drawable, {
      key: `d${view.charAt(0)}`,
      title: titleOf(shown),
      ...CANVASES[view],
      ...options,
    });
    const scale =
      view === "whole"
        ? (scaleOf(image) ?? (pxPerMm ? estimatedScaleOf(image) : undefined))
        : undefined;
    return {
      view,
      svg: image.svg,
      width: image.width,
      height: image.height,
      caption: shown,
      ...(scale ? { scale } : {}),
    };
  };
  const first = draw("whole", whole, caption, pxPerMm ? { pxPerMm } : {});
  const isMeasured =
    lettered !== undefined && (!first.scale || first.scale.dimension_text === ESTIMATED);
  const views = [first];
  if (isMeasured) views.unshift(draw("lettered", lettered, `${caption}, with its measures`));
  if (inUse) views.push(draw("in-use", inUse.drawable, inUse.caption));
  if (detail)
    views.push(draw("detail", whole, detail, { crop: (drawing) => drawing.detail ?? drawing.box }));
  if (thumb && !isMeasured) views.push(draw("thumb", thumb, `${caption}, drawn shortened`));
  return views;
}

/** Marks an estimated dimension. */
const ESTIMATED = "≈";

/** Scale from typical dimensions of the family; the dimension has no label. */
function estimatedScaleOf({ lengthMm }: SvgImage): ViewScale {
  const length = Math.round(lengthMm);
  return {
    length_mm: length,
    dimension_start_mm: 0,
    dimension_mm: length,
    dimension_text: ESTIMATED,
  };
}

function scaleOf({ lengthMm, originMm, dimension }: SvgImage): ViewScale | undefined {
  if (!dimension) return undefined;
  return {
    length_mm: Math.round(lengthMm),
    dimension_start_mm: Math.round(originMm + dimension.from),
    dimension_mm: Math.round(dimension.to - dimension.from),
    dimension_text: dimension.text,
  };
}
