/** Draws the small battery of 10.8 V tools, which slides into the handle by its rails. */
import { chargeLights } from "../parts/fittings.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";

/** Body 78 mm wide and 74 mm high, on its base. */
export function slideBatteryBody(pen: Pen, tone: Tone): string {
  return (
    pen.shell("M-30-50V-66H-39V-74H39V-66H30V-50z", tones.dark, { small: true }) +
    pen.line("M-22-62H22", tones.dark.light, 2.4) +
    pen.shell("M-39-52H39V-10C39-4 35 0 29 0H-29C-35 0-39-4-39-10z", tones.grey, {
      dx: -4,
      dy: -6,
    }) +
    pen.flat("M-39-16H39V-10C39-4 35 0 29 0H-29C-35 0-39-4-39-10z", tones.dark.base) +
    pen.flat("M39-46h7c3 0 4 2 4 5v14c0 3-1 5-4 5h-7z", tone.base) +
    chargeLights(pen, -28, -36, { count: 3, lit: 2, side: 9, step: 14 }) +
    pen.dot([24, -31], 5, tone.base, 1.4)
  );
}
