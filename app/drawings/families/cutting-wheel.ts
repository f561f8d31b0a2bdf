/** Draws the front view of a cut-off wheel at true diameter. */

import { pointAt } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface CuttingWheel {
  /** Diameter, mm. */
  diameter?: number;
  /** A figure gives the diameter. */
  known?: boolean;
  kind?: "diamond" | "abrasive";
  accent?: Accent;
}

const SEGMENTS = 16;

/** Origin: the bore. */
export function cuttingWheel({
  diameter = 230,
  known = false,
  kind = "diamond",
  accent = "orange",
}: CuttingWheel = {}): Machine {
  const tone = accentOf(accent);
  const radius = diameter / 2;
  return (pen) => ({
    s:
      (kind === "diamond" ? diamondRim(pen, radius) : abrasiveBody(pen, radius)) +
      label(pen, radius, tone),
    box: [-radius - 6, -radius - 6, radius + 6, radius + 6],
    dimension: known
      ? {
          from: -radius,
          to: radius,
          text: `Ø ${diameter} mm`,
        }
      : undefined,
  });
}

/** Steel core with its segments and the slots between them. */
function diamondRim(pen: Pen, radius: number): string {
  const step = (2 * Math.PI * (radius - 6)) / SEGMENTS;
  const slots = Array.from({ length: SEGMENTS }, (_, i) => {
    const degrees = ((i + 0.92) * 360) / SEGMENTS;
    const [x, y] = pointAt(degrees, radius - 12);
    const [x2, y2] = pointAt(degrees, radius - 27);
    return path`M${x} ${y}L${x2} ${y2}`;
  }).join("");
  return (
    pen.dot([0, 0], radius - 9, tones.steel.base) +
    pen.ring([0, 0], radius - 6, {
      width: 12 + 2 * pen.detail,
      colour: INK,
      dashes: path`${step * 0.84 + 2 * pen.detail} ${step * 0.16 - 2 * pen.detail}`,
    }) +
    pen.ring([0, 0], radius - 6, {
      width: 12,
      colour: tones.mid.base,
      dashes: path`0 ${pen.detail} ${step * 0.84} ${step * 0.16 - pen.detail}`,
    }) +
    pen.ring([0, 0], radius - 6, {
      width: 2,
      colour: tones.mid.light,
      dashes: path`0 ${pen.detail + 2} ${step * 0.84 - 4} ${step * 0.16 + 2 - pen.detail}`,
    }) +
    pen.line(slots, INK, 2.6) +
    pen.tone(
      path`M${-radius * 0.74} ${-radius * 0.3}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${-radius * 0.2} ${-radius * 0.77}L${-radius * 0.13} ${-radius * 0.5}A${radius * 0.52} ${radius * 0.52} 0 0 0 ${-radius * 0.48} ${-radius * 0.2}z`,
      tones.steel.light,
    )
  );
}

function abrasiveBody(pen: Pen, radius: number): string {
  return (
    pen.dot([0, 0], radius, tones.dark.base) +
    pen.ring([0, 0], radius - 6, { width: 9, colour: tones.mid.shade, dashes: "1.5 4" }) +
    pen.ring([0, 0], radius * 0.78, { width: radius * 0.012, colour: tones.dark.light }) +
    pen.line(
      path`M${-radius * 0.8} ${-radius * 0.3}A${radius * 0.855} ${radius * 0.855} 0 0 1 ${-radius * 0.24} ${-radius * 0.82}`,
      tones.dark.light,
      4,
    )
  );
}

/** Paper label and flange. */
function label(pen: Pen, radius: number, tone: Tone): string {
  return (
    pen.dot([0, 0], radius * 0.5, tone.base, 1.4) +
    pen.ring([0, 0], radius * 0.46, { width: radius * 0.02, colour: tone.light }) +
    pen.dot([0, 0], radius * 0.3, tones.grey.base, 1.4) +
    pen.ring([0, 0], radius * 0.4, {
      width: radius * 0.05,
      colour: tone.shade,
      dashes: path`${radius * 0.12} ${radius * 0.1933}`,
    }) +
    pen.dot([0, 0], radius * 0.16, tones.steel.base, 1.4) +
    pen.dot([0, 0], 11.1, "#fff", 1.8)
  );
}
