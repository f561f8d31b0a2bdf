/** A part of a machine as an exploded drawing shows it. */
import type { SpareType } from "#app/catalogue/product.ts";
import type { Box } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import type { Tone } from "../pen/tones.ts";

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
}

/** A machine as its parts. */
export interface Exploded {
  /** The steps of disassembly, outer parts first. */
  rows: Part[][];
  /** Whether the parts are drawn apart from their positions in the machine. */
  isScattered?: boolean;
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

/** The same parts in the manufacturer's colour. */
export function inAccent(accent: Tone, rows: Part[][]): Part[][] {
  return rows.map((row) =>
    row.map((part) => ({ ...part, draw: (pen) => part.draw(pen.with(accent)) })),
  );
}
