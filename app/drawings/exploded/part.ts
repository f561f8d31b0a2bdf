/** A part of a machine as an exploded drawing shows it. */
import type { SpareType } from "#app/catalogue/product.ts";
import { at } from "../parts/placing.ts";
import { type Box, movedBox } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import type { Tone } from "../pen/tones.ts";

/** Direction of length 1 along an axis of the machine. */
export type Way = [x: number, y: number];

export const RIGHT: Way = [1, 0];
export const DOWN: Way = [0, 1];
export const LEFT: Way = [-1, 0];
export const UP: Way = [0, -1];

export interface Part {
  /** Usual name, such as "Guide bar". */
  name: string;
  /** Function of the part, one sentence that is true of every machine of the family. */
  does: string;
  /** Product types of its spare parts. */
  spares?: SpareType[];
  /** Draws the part at its position in the whole machine, mm. */
  draw: (pen: Pen) => string;
  box: Box;
  /** Ways in which it can leave the machine, if not all four. */
  out?: readonly [Way, ...Way[]];
}

/** A machine as its parts. */
export interface Exploded {
  /** The steps of disassembly, outer parts first. */
  rows: Part[][];
}

/** Scales a part and its box, for bodies whose size depends on the machine. */
export function sized(scale: number, part: Part): Part {
  const { draw, box } = part;
  return {
    ...part,
    draw: (pen) => pen.group(scale, draw),
    box: box.map((mm) => mm * scale) as Box,
  };
}

/** The part at its position in a machine whose origin is elsewhere. */
export function moved(x: number, y: number, part: Part): Part {
  return { ...part, draw: (pen) => at(x, y, part.draw(pen)), box: movedBox(part.box, x, y) };
}

/** The same parts in the manufacturer's colour. */
export function inAccent(accent: Tone, rows: Part[][]): Part[][] {
  return rows.map((row) =>
    row.map((part) => ({ ...part, draw: (pen) => part.draw(pen.with(accent)) })),
  );
}
