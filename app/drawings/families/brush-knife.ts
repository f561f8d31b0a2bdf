/** Draws the front view of a brush knife at true diameter. */

import { pointAt } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { tones } from "../pen/tones.ts";

interface BrushKnife {
  /** Diameter, mm. */
  diameter?: number;
  /** A figure gives the diameter. */
  known?: boolean;
  teeth?: number;
}

/** Radius of the bore and of the ring around it, mm. */
const BORE = 12.7;
const SEAT = 34;

/** Origin: the bore. */
export function brushKnife({ diameter = 250, known = false, teeth = 3 }: BrushKnife): Machine {
  const radius = diameter / 2;
  const waist = radius * (teeth > 4 ? 0.8 : 0.36);
  const step = 360 / teeth;
  const edge = (tooth: number, share: number, at: number) => pointAt((tooth + share) * step, at);
  const outline = Array.from({ length: teeth }, (_, tooth) => {
    const [x, y] = edge(tooth, 0, radius);
    const [x2, y2] = edge(tooth, teeth > 4 ? 0.5 : 0.22, radius * 0.98);
    const [x3, y3] = edge(tooth, teeth > 4 ? 0.62 : 0.44, waist);
    const [x4, y4] = edge(tooth, 0.86, waist);
    return path`L${x} ${y}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}`;
  }).join("");
  return (pen) => ({
    s:
      pen.shell(`M${outline.slice(1)}z`, tones.steel, { dx: -3, dy: -4 }) +
      pen.ring([0, 0], SEAT, { width: 3, colour: tones.steel.shade }) +
      pen.dot([0, 0], BORE, "#fff", 1.8),
    box: [-radius - 6, -radius - 6, radius + 6, radius + 6],
    dimension: known ? { from: -radius, to: radius, text: `Ø ${diameter} mm` } : undefined,
  });
}
