/**
 * Hand unit of a cyclone vacuum: inlet at x = 0 on the axis, bin upright in front of the pistol
 * grip, motor above.
 */

import { chargeLights, ticks } from "../parts/fittings.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

export function triggerUnit(pen: Pen, accent: Tone): string {
  return [
    grip(pen, accent),
    battery(pen),
    bin(pen),
    cyclones(pen, accent),
    motor(pen, accent),
    inlet(pen),
  ].join("");
}

/** Raked pistol grip with its trigger. */
function grip(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M188-136H244C246-96 254-50 268-6L276 34H212C208-6 200-50 190-92C184-110 184-124 188-136z",
      tones.mid,
      {
        dx: -4,
        dy: -5,
      },
    ),
    pen.line("M232-112C236-76 242-40 254 2", tones.mid.light, 2.4),
    pen.shell(
      "M190-112C176-112 170-102 172-90C174-78 180-70 194-70z",
      accent === tones.red ? tones.dark : tones.red,
      {
        small: true,
      },
    ),
  ].join("");
}

/** Battery that clips on under the grip and reaches forward to the bin. */
function battery(pen: Pen): string {
  return [
    pen.shell(
      "M140 22H278C288 22 292 28 293 36L296 62C296 72 290 78 280 78H150C142 78 138 72 138 64z",
      tones.dark,
      {
        dx: -3,
        dy: -7,
      },
    ),
    chargeLights(pen, 238, 40, { count: 3, lit: 2, side: 7, step: 13 }),
    pen.line("M154 36H216", tones.dark.light, 2),
  ].join("");
}

/** Transparent bin with its bottom flap and dust. */
function bin(pen: Pen): string {
  return [
    pen.shell("M22-138H140L144 44C144 52 138 56 130 56H32C24 56 18 52 18 44z", tones.clear, {
      dx: -8,
      dy: -6,
    }),
    pen.tone(
      "M24 22C50 10 76 28 104 16C120 10 132 14 140 18V40C140 48 136 52 128 52H34C28 52 23 48 23 42z",
      tones.steel.base,
    ),
    pen.flat("M56-134H106L98 4H64z", tones.steel.base),
    ticks(pen, { from: [64, -118], count: 5, step: [0, 24], by: [36, 0] }, tones.mid.base, 2.4),
    pen.line("M32-124L29 4", tones.clear.light, 3.4),
    pen.flat("M14 48H148V60H14z", tones.dark.base),
  ].join("");
}

/** Ring of cones above the bin. */
function cyclones(pen: Pen, accent: Tone): string {
  const cones = [22, 46, 70, 94, 118].map((x) => `M${x} -186h22l-6 52h-10z`).join("");
  return [
    pen.flat("M16-146H146V-130H16z", tones.dark.base),
    pen.flat(cones, accent.base),
    pen.shell("M14-190C18-212 40-222 82-222C124-222 142-212 148-190z", accent, { dx: -3, dy: -8 }),
    pen.line("M30-198C44-208 62-212 88-212", accent.light, 2.4),
  ].join("");
}

/** Motor and filter above the grip. */
function motor(pen: Pen, accent: Tone): string {
  return [
    pen.shell("M134-214H206C246-214 268-196 268-168C268-142 246-124 206-124H134z", tones.steel, {
      dx: -3,
      dy: -12,
    }),
    pen.flat(
      "M206-214C246-214 268-196 268-168C268-142 246-124 206-124C220-150 220-188 206-214z",
      accent.base,
    ),
    ticks(pen, { from: [150, -196], count: 4, step: [13, 0], by: [0, 54] }, INK, 2.6),
    pen.line("M232-190V-148M246-182V-156", accent.shade, 3),
  ].join("");
}

/** Neck at the base of the bin for tube or tool. */
function inlet(pen: Pen): string {
  return [
    pen.shell("M-14-24H60C70-24 74-16 74-8V10C74 20 68 26 58 26H-14z", tones.mid, {
      dx: 0,
      dy: -9,
    }),
    pen.flat("M24-34h26v14H24z", tones.dark.base),
  ].join("");
}
