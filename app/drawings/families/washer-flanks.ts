/** Flanks of a compact washer, and what is fitted to it. */

import { chargeLights, slots, ticks } from "../parts/fittings.ts";
import { plug } from "../parts/plug.ts";
import { path } from "../pen/path.ts";
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
    ticks(pen, { from: [-34, -186], count: 3, step: [0, 18], by: [96, 0] }, tones.dark.light, 3)
  );
}

export function hoseReel(pen: Pen): string {
  return (
    pen.dot([-10, -188], 92, tones.dark.base) +
    pen.dot([-10, -188], 84, tones.mid.base, 0) +
    [76, 58]
      .map(
        (R) =>
          pen.ring([-10, -188], R, { width: 14, colour: tones.dark.base }) +
          pen.ring([-12, -190], R + 3, { width: 2.6, colour: tones.dark.light }),
      )
      .join("") +
    pen.dot([-10, -188], 46, tones.grey.base) +
    pen.ring([-10, -188], 32, { width: 13, colour: tones.grey.shade, dashes: "18 15.5" }) +
    pen.tube("M-10-188L36-238", 14, tones.steel, { highlight: false }) +
    pen.dot([38, -240], 20, pen.accent.base) +
    pen.dot([-10, -188], 15, tones.dark.base, 1.4)
  );
}

/** Flank with a few ribs and a blank plate. */
export function plainFlank(pen: Pen, tone: Tone): string {
  return (
    pen.line("M-108-130C-114-180-112-220-104-262", tone.shade, 4) +
    pen.flat("M-62-262H66L74-214H-64z", tone === tones.grey ? tones.mid.base : tones.grey.base) +
    ticks(pen, { from: [-62, -186], count: 5, step: [0, 19], by: [130, 2] }, tone.shade, 4)
  );
}

/** Hose, coiled on its hook. */
export function hoseCoil(pen: Pen, tone: Tone): string {
  return (
    plainFlank(pen, tone) +
    [92, 72, 52]
      .map(
        (radius) =>
          pen.ring([-6, -176], radius, { width: 24, colour: INK }) +
          pen.ring([-6, -176], radius, { width: 15, colour: tones.dark.base }),
      )
      .join("") +
    pen.ring([-8, -178], 96, { width: 2.6, colour: tones.dark.light }) +
    pen.flat("M-20-290h30l6 34c0 8-42 8-42 0z", tones.mid.base)
  );
}

/** Fan and rotary nozzle in their holder on the push handle. */
export function nozzleRack(pen: Pen, tone: Tone): string {
  const nozzle = (x: number) =>
    pen.shell(`M${x}-540V-608L${x + 6}-632H${x + 24}L${x + 30}-608V-540z`, tones.mid) +
    pen.flat(`M${x + 4}-632L${x + 8}-656H${x + 22}L${x + 26}-632z`, tone.base);
  return nozzle(128) + nozzle(168) + pen.flat("M104-588H206V-562H104z", tones.dark.base);
}

/** Bottle that sprays detergent, in its bracket. */
export function detergentBottle(pen: Pen, tone: Tone): string {
  return (
    pen.shell(
      "M116-318V-424C116-444 136-446 138-460H166C168-446 188-444 188-424V-318C188-310 182-306 174-306H130C122-306 116-310 116-318z",
      tones.clear,
      { dx: -4, dy: -8 },
    ) +
    pen.shell("M134-456V-488H170V-456z", tone, { small: true }) +
    pen.flat("M100-374H194V-344H100z", tones.dark.base)
  );
}

/** Round louvre over the motor. */
export function louvre(pen: Pen, tone: Tone): string {
  return (
    pen.dot([-8, -180], 84, tones.dark.base) +
    slots(pen, { from: [-60, -228], count: 5, step: [0, 24], by: [104, 0] }, tones.dark.light, 9) +
    pen.line("M-108-130C-114-180-112-220-104-262", tone.shade, 4)
  );
}

/** Hose from the outlet to the gun. */
export function hose(pen: Pen, size: number): string {
  return pen.tube(
    path`M${-150 * size} ${-96 * size}C${-150 * size - 60} ${-96 * size} -236-8 -286-9C-350-10-352-60-338-120C-326-170-250-180-232-230`,
    18,
    tones.dark,
    { highlight: false },
  );
}

/** Cable, wound on its hooks. */
export function cable(pen: Pen, size: number): string {
  return [
    pen.tube(
      path`M${112 * size} ${-250 * size}C${190 * size} ${-300 * size} ${196 * size} ${-160 * size} ${150 * size} ${-150 * size}C${116 * size} ${-142 * size} ${130 * size} ${-240 * size} ${170 * size} ${-226 * size}C${204 * size} ${-212 * size} ${176 * size} -70 ${186 * size} -12`,
      9,
      tones.dark,
      { highlight: false },
    ),
    plug(pen, 190 * size, -12),
  ].join("");
}

/** Rubber feet instead of wheels. */
export function feet(pen: Pen): string {
  return pen.shell("M60-30H126L120 0H70z", tones.dark, { small: true });
}

export function regulatorKnob(pen: Pen, tone: Tone): string {
  return (
    pen.dot([-96, -268], 30, tones.dark.base) +
    pen.ring([-96, -268], 20, { width: 6, colour: tone.base })
  );
}
