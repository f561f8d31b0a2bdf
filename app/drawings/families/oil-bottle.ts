/** Draws an oil bottle of true volume. */

import { ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface OilBottle {
  litres?: number;
  accent?: Accent;
  /** Label to draw, such as "1 L". */
  label?: string;
}

/** Origin: centre of its base. */
export function oilBottle({ litres = 1, accent = "orange", label }: OilBottle = {}): Machine {
  const tone = accentOf(accent);
  const size = Math.cbrt(litres);
  return (pen) => ({
    s:
      pen.group(size, (pen) => bottle(pen, tone)) +
      (label ? leader(pen, [-48 * size, -120 * size], [-96 * size, -190 * size], label) : ""),
    box: [label ? -96 * size - leaderRoom(pen, label) : -66 * size, -258 * size, 66 * size, 2],
  });
}

function bottle(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-52-4C-58-6-60-12-60-20L-56-150C-55-178-40-192-22-200L-20-214H22L24-200C46-190 56-172 57-146L60-20C60-8 54-2 44-2zM16-176C8-176 6-168 8-160L14-110C16-102 24-100 30-104C38-110 40-122 38-136C36-156 30-172 16-176z",
      tones.grey,
      { hole: true, dx: -8, dy: -5 },
    ),
    pen.line("M-46-24L-43-146C-42-164-34-176-22-184", tones.grey.light, 3.4),
    pen.shell("M-58-92C-30-84 30-84 59-92L60-26C40-18-40-18-60-26z", tone, { dx: -4, dy: -8 }),
    pen.shell(
      "M0-76C10-62 18-54 18-44C18-34 10-28 0-28C-10-28-18-34-18-44C-18-54-10-62 0-76z",
      tones.grey,
      {
        small: true,
      },
    ),
    ticks(pen, { from: [44, -84], count: 6, step: [0.4, 10], by: [-9, 0] }, INK, 1.8),
    pen.flat("M-24-218H26V-206H-24z", tones.dark.base),
    pen.shell("M-22-250C-22-256 24-256 24-250L26-216C20-212-18-212-24-216z", tones.dark, {
      dx: -3,
      dy: -3,
    }),
    ticks(pen, { from: [-15, -246], count: 6, step: [6.6, 0], by: [0, 28] }, tones.dark.light, 2),
  ].join("");
}
