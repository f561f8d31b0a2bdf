/** A part of a machine as an exploded drawing shows it. */
import type { Box } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import type { Tone } from "../pen/tones.ts";

/** What a shop sells for a part, by the kind that the catalogue gives it. */
export type SpareKind =
  | "saw chains"
  | "guide bars"
  | "batteries"
  | "chargers"
  | "mowing heads"
  | "mowing line"
  | "filters"
  | "hoses"
  | "washing tools"
  | "oils";

export interface Part {
  /** As the trade calls it: "Guide bar". */
  name: string;
  /** What it does, in one sentence that is true of every machine of the family. */
  does: string;
  /** Which spares of the range belong to it. */
  spares?: SpareKind[];
  /** Draws it where it sits in the whole machine, mm. */
  draw: (pen: Pen) => string;
  box: Box;
  /** Where its number points at, mm; by default its right edge, half way up. */
  touch?: [x: number, y: number];
  /** Its number stands in the left margin: for the first of two parts beside each other. */
  isLeft?: boolean;
}

/** A machine taken apart along one upright axis: row below row, in the order in which it comes apart. */
export interface Exploded {
  rows: Part[][];
  /** Where the axis lies, mm. */
  axis: number;
}

/** A part drawn larger or smaller with its box, as bodies are that grow with the machine. */
export function sized(scale: number, part: Part): Part {
  const { draw, box, touch } = part;
  return {
    ...part,
    draw: (pen) => pen.group(scale, draw),
    box: box.map((mm) => mm * scale) as Box,
    ...(touch ? { touch: [touch[0] * scale, touch[1] * scale] } : {}),
  };
}

/** The same parts in the colour of their maker. */
export function inAccent(accent: Tone, rows: Part[][]): Part[][] {
  return rows.map((row) => row.map((part) => ({ ...part, draw: (pen) => part.draw(pen.with(accent)) })));
}
