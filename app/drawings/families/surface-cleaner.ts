/** Draws a rotary surface cleaner for a pressure washer. */

import { ticks } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { sprayGrip } from "../parts/spray-gun.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface SurfaceCleaner {
  /** Hood in mm. */
  diameter?: number;
  accent?: Accent;
}

/** Origin: under the hood's axis on the ground. */
export function surfaceCleaner({ diameter = 300, accent = "orange" }: SurfaceCleaner = {}): Machine {
  const tone = accentOf(accent);
  const size = diameter / 300;
  return (pen) => ({
    s:
      pen.tube(path`M10 ${-120 * size}L330-430`, 30, tones.steel, true, "butt") +
      at(420, -520, sprayGrip(pen, tone) + pen.flat("M-190-24h60v36h-60z", tones.mid.base), -44) +
      pen.group(size, (pen) => hood(pen, tone)),
    box: [-168 * size, -640, 580, 6],
  });
}

function hood(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-150-34H150L158-2C120 3-120 3-158-2z", tones.mid, { dx: 0, dy: -8 }),
    ticks(pen, -140, -30, 15, [20, 0], [0, 28], INK, 1.4),
    ticks(pen, -130, -30, 14, [20, 0], [0, 29], tones.mid.light, 2),
    pen.shell("M-166-46C-166-58-158-64-146-64H146C158-64 166-58 166-46L160-30H-160z", tones.dark, { dx: -2, dy: -8 }),
    pen.line("M-150-56H140", tones.dark.light, 2.2),
    pen.shell("M-148-62C-140-100-92-122-40-126L40-126C92-122 140-100 148-62z", tone, {
      dx: -6,
      dy: -12,
      light: pen.tone("M-128-76C-112-98-80-110-36-113H30V-119H-40C-90-116-126-100-138-76z", tone.light),
    }),
    ticks(pen, 40, -116, 4, [20, 5], [-5, 36], tone.shade, 5),
    pen.shell("M-24-122L-18-152C-14-160 22-164 32-154L48-134L30-120z", tones.dark, { dx: -2, dy: -7 }),
    pen.dot(14, -136, 9, tones.steel.base, 1.4),
    pen.screw(-100, -82, 6),
    pen.screw(116, -78, 6),
  ].join("");
}
