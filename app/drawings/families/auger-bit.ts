/** Draws the bit of an earth auger, point down, at true diameter. */

import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import { tones } from "../pen/tones.ts";

interface AugerBit {
  /** Diameter of the hole, mm. */
  diameter?: number;
  /** A figure gives the diameter. */
  known?: boolean;
  /** mm */
  length?: number;
}

/** Origin: the shaft's upper end. */
export function augerBit({ diameter = 150, known = false, length = 650 }: AugerBit): Machine {
  const radius = diameter / 2;
  const first = 190;
  const pitch = Math.max(70, diameter * 0.6);
  const turns = Math.floor((length - 60 - first) / pitch);
  const flights = Array.from({ length: turns + 1 }, (_, turn) => first + turn * pitch);
  return (pen) => ({
    s:
      pen.tube(path`M0 0V${length - 30}`, 28, tones.mid, { cap: "butt" }) +
      flights
        .map((y) =>
          pen.shell(
            path`M${-radius} ${y + 26}C${-radius * 0.4} ${y + 44} ${radius * 0.4} ${y + 10} ${radius} ${y - 10}L${radius} ${y + 4}C${radius * 0.4} ${y + 30} ${-radius * 0.4} ${y + 62} ${-radius} ${y + 40}z`,
            tones.steel,
            { dx: -2, dy: -3 },
          ),
        )
        .join("") +
      pen.shell(path`M-20 ${length - 44}H20L0 ${length}z`, tones.steel, { dx: -2, dy: -2 }) +
      pen.dot([0, 30], 6, tones.dark.base, 1.4),
    box: [-radius - 6, -4, radius + 6, length + 4],
    dimension: known ? { from: -radius, to: radius, text: `Ø ${diameter} mm` } : undefined,
  });
}
