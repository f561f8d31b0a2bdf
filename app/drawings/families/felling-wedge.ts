/** Draws a felling and bucking wedge. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

export interface FellingWedge {
  accent?: Accent;
}

/** Origin: the wedge's middle. */
export function fellingWedge({ accent = "orange" }: FellingWedge = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({ s: body(pen, tone), box: [-154, -48, 126, 54] });
}

/** Toothed wedge with its striking plate. */
function body(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-150 26C-152 20-148 16-140 14L84-38C96-40 104-34 104-24V28C104 38 98 42 90 42L-138 34C-146 34-149 31-150 26z",
      tone,
      { dx: -4, dy: -12, light: pen.tone("M-136 18L84-31V-23L-130 22z", tone.light) },
    ),
    pen.shell("M84-44H110C118-44 122-40 122-32V38C122 46 118 50 110 50H84z", tones.steel, { dx: -4, dy: -12 }),
    ticks(pen, -96, 16, 9, [17, -1.7], [6, 11], tone.shade, 3.4),
    pen.line("M94-36V42", tones.steel.shade, 2.4),
  ].join("");
}
