/** Recoil starter of a petrol engine: radial grille and pull grip. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { at } from "./placing.ts";

export function grille(pen: Pen, x: number, y: number, radius: number): string {
  return (
    pen.dot([x, y], radius, tones.grey.shade, 1.4) +
    pen.ring([x, y], radius * 0.69, {
      width: radius * 0.45,
      colour: tones.dark.base,
      dashes: path`${radius * 0.109} ${radius * 0.162}`,
    }) +
    pen.dot([x, y], radius * 0.38, tones.grey.base, 1.4) +
    pen.ring([x, y], radius * 0.24, { width: 3, colour: tones.grey.shade })
  );
}

export function pullGrip(pen: Pen, x: number, y: number, degrees = 0): string {
  const grip =
    "M-26-6C-26-11-22-14-15-13L18-11C25-10 28-5 27 1C26 7 21 11 14 10L-16 7C-22 6-26 1-26-6z";
  return at(x, y, pen.shell(grip, tones.dark, { dx: 0, dy: -4 }), degrees);
}

/** Starter grip of a chainsaw, on its rope above the cover. */
export function starterGrip(pen: Pen, x = 0, y = 0): string {
  const grip =
    "M48-92C47-99 52-103 60-102L92-96C99-94 102-89 100-84C98-80 93-79 87-81L56-85C51-86 49-88 48-92z";
  return at(x, y, pen.line("M70-77l4-6", INK, 4) + pen.shell(grip, tones.dark, { dx: 0, dy: -4 }));
}
