/** Draws a felling and bucking wedge. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone } from "../pen/tones.ts";

interface FellingWedge {
  accent?: Accent;
}

/** Origin: centre of the wedge, seen from above its side: broad face, edge and striking head. */
export function fellingWedge({ accent = "orange" }: FellingWedge = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({ s: body(pen, tone), box: [-188, -84, 188, 62] });
}

/** Broad face with barbs, thin side and striking end. */
function body(pen: Pen, tone: Tone): string {
  return [
    pen.flat("M-182 26L112-12V56L-174 34C-179 33-183 30-182 26z", tone.base),
    pen.flat("M112-12L182-78V-12L112 56z", tone.shade),
    pen.flat("M-182 26L-112-40L182-78L112-12z", tone.light),
    ticks(pen, { from: [-132, 18], count: 8, step: [21, -2.7], by: [66, -62] }, tone.shade, 4),
    ticks(pen, { from: [-129, 19], count: 8, step: [21, -2.7], by: [66, -62] }, INK, 1.4),
    pen.line("M92-10L162-75M92-10V52", INK, 1.8),
    pen.flat("M124 0L170-43V-18L124 28z", tone.base),
    pen.line("M-150 32L84 18", tone.light, 2.6),
  ].join("");
}
