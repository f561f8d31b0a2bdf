/** Flanks of a compact washer: battery, hose reel or plain. */

import { chargeLights, slots, ticks } from "../parts/fittings.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

export function batteryBay(pen: Pen): string {
  return (
    pen.shell(
      "M-40-252H64C74-252 78-246 78-236L84-110C84-100 78-94 68-94H-46C-56-94-60-100-60-110L-54-236C-54-246-50-252-40-252z",
      tones.dark,
      { dx: -4, dy: -10 },
    ) +
    chargeLights(pen, -30, -224, { side: 14, step: 22 }) +
    ticks(pen, -34, -186, 3, [0, 18], [96, 0], tones.dark.light, 3)
  );
}

export function hoseReel(pen: Pen): string {
  return (
    pen.dot(-10, -188, 92, tones.dark.base) +
    pen.dot(-10, -188, 84, tones.mid.base, 0) +
    [76, 58]
      .map(
        (R) =>
          pen.ring(-10, -188, R, 14, tones.dark.base) +
          pen.ring(-12, -190, R + 3, 2.6, tones.dark.light),
      )
      .join("") +
    pen.dot(-10, -188, 46, tones.grey.base) +
    pen.ring(-10, -188, 32, 13, tones.grey.shade, "18 15.5") +
    pen.tube("M-10-188L36-238", 14, tones.steel, false) +
    pen.dot(38, -240, 17, tones.dark.base) +
    pen.dot(-10, -188, 15, tones.dark.base, 1.4)
  );
}

/** Flank with a few ribs and a blank plate. */
export function plainFlank(pen: Pen, tone: Tone): string {
  return (
    pen.line("M-108-130C-114-180-112-220-104-262", tone.shade, 4) +
    pen.flat("M-62-262H66L74-214H-64z", tone === tones.grey ? tones.mid.base : tones.grey.base) +
    ticks(pen, -62, -186, 5, [0, 19], [130, 2], tone.shade, 4)
  );
}

/** Hose, coiled on its hook. */
export function hoseCoil(pen: Pen, tone: Tone): string {
  return (
    plainFlank(pen, tone) +
    [92, 72, 52]
      .map(
        (radius) =>
          pen.ring(-6, -176, radius, 24, INK) + pen.ring(-6, -176, radius, 15, tones.dark.base),
      )
      .join("") +
    pen.ring(-8, -178, 96, 2.6, tones.dark.light) +
    pen.flat("M-20-290h30l6 34c0 8-42 8-42 0z", tones.mid.base)
  );
}

/** Round louvre over the motor. */
export function louvre(pen: Pen, tone: Tone): string {
  return (
    pen.dot(-8, -180, 84, tones.dark.base) +
    slots(pen, -60, -228, 5, [0, 24], [104, 0], tones.dark.light, 9) +
    pen.line("M-108-130C-114-180-112-220-104-262", tone.shade, 4)
  );
}
