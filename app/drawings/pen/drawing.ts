/** Drawing of a machine family: markup in millimetres and known length. */
import type { Pen } from "./pen.ts";

/** Left, top, right, bottom in mm. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** A known, horizontal length in the picture. */
export interface DimensionLine {
  /** Left and right end in mm. */
  from: number;
  to: number;
  /** As lettered: "40 cm". */
  text: string;
}

interface Drawing {
  /** SVG markup, one unit per mm. */
  s: string;
  /** Bounds of the visible part. */
  box: Box;
  /** Set only for a known, horizontal length; the page letters it below the drawing. */
  dimension?: DimensionLine;
  /** Bounds of the detail view. */
  detail?: Box;
}

/** Draws a machine at the pen's scale. */
export type Machine = (pen: Pen) => Drawing;

/** The smallest box that contains all boxes. */
export function unionOf(...boxes: Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** The box of points turned by `degrees` about the origin. */
export function turnedBox(points: [x: number, y: number][], degrees: number): Box {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const turned = points.map(([x, y]): Box => {
    const across = x * cos - y * sin;
    const down = x * sin + y * cos;
    return [across, down, across, down];
  });
  return unionOf(...turned);
}
