/** What a machine family hands over: its picture in millimetres and the length that a fact gives. */
import type { Pen } from "./pen.ts";

/** Left, top, right, bottom in mm. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** A length known from a fact, lying level in the picture. */
export interface Dimension {
  /** Left and right end in mm. */
  from: number;
  to: number;
  /** As a person writes it: "40 cm". */
  text: string;
}

export interface Drawing {
  /** SVG markup, one unit a millimetre. */
  s: string;
  /** What has to be seen. */
  box: Box;
  /** Present only when a fact gives the length and it lies level, so that a page may letter it under the picture. */
  dimension?: Dimension;
  /** The part that is worth a picture of its own. */
  detail?: Box;
}

/** A machine, ready to be drawn at whatever scale the pen has. */
export type Machine = (pen: Pen) => Drawing;

/** The smallest box that holds all the given ones. */
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
