/** Distinguishing parts of cordless drills: chuck or nose, and side trim. */

import { ticks } from "../parts/fittings.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";
/** Dark inlay, dark lower half, or dark front with slots behind it; distinguishes manufacturers. */
export type Trim = "inlay" | "half" | "front";

/** Side of the housing; `back` is the x of its rear end. */
export function sidePanel(pen: Pen, tone: Tone, trim: Trim, back: number): string {
  if (trim === "half")
    return (
      pen.flat(
        path`M38 8C70 12 110 12 ${back - 32} 6C${back - 31} 14 ${back - 32} 22 ${back - 35} 36C104 41 84 38 66 35C52 33 42 32 34 31C33 24 34 16 38 8z`,
        tones.dark.base,
      ) +
      ticks(
        pen,
        { from: [84, -20], count: back < 150 ? 4 : 5, step: [11, 0], by: [-6, 18] },
        tone.shade,
        3.4,
      ) +
      pen.line(path`M52-14C60-18 68-20 76-20`, tone.light, 2)
    );
  if (trim === "front")
    return (
      pen.flat(
        path`M44-31C60-34 78-35 92-35C84-14 84 14 94 38C78 37 62 34 46 32C42 12 41-12 44-31z`,
        tones.dark.base,
      ) +
      pen.line("M52-24C62-27 72-28 80-28", tones.dark.light, 2) +
      ticks(pen, { from: [102, -16], count: 3, step: [0, 9], by: [back - 142, 0] }, tone.shade, 3.4)
    );
  return (
    pen.flat(
      path`M48-4L64-20C84-24 104-25 ${back - 32}-25C${back - 28}-10 ${back - 28} 8 ${back - 32} 25C100 26 84 22 70 17z`,
      tones.dark.base,
    ) +
    pen.line(path`M66-15C84-19 104-20 ${back - 38}-20`, tones.dark.light, 2) +
    ticks(
      pen,
      { from: [back - 84, -9], count: back < 150 ? 3 : 4, step: [10, 0.3], by: [3, 20] },
      tone.base,
      3.4,
    )
  );
}

/** Rear cap of a brushless motor. */
export function brushlessCap(pen: Pen, tone: Tone, back: number): string {
  return (
    pen.flat(
      path`M${back - 26}-37C${back - 12}-33 ${back}-22 ${back}-2C${back + 1} 18 ${back - 6} 34 ${back - 18} 38L${back - 28} 39C${back - 19} 14 ${back - 18}-12 ${back - 26}-37z`,
      tone.base,
    ) + ticks(pen, { from: [back - 14, -16], count: 3, step: [0, 14], by: [9, 0] }, INK, 3)
  );
}

export function impactNose(pen: Pen): string {
  return [
    pen.shell(
      "M36-33C22-33 8-29-4-22C-11-18-15-14-16-11V11C-15 14-11 18-4 22C8 29 22 33 36 33C32 14 32-14 36-33z",
      tones.mid,
      { dx: 1, dy: -11 },
    ),
    pen.line("M26-27C14-26 4-22-6-15", tones.mid.light, 2.4),
    pen.flat("M-8-19.5L-16-11V11L-8 19.5z", tones.dark.base),
    pen.shell("M-14-10H-26C-31-10-34-8-34-5V5C-34 8-31 10-26 10H-14z", tones.steel, {
      dx: 0,
      dy: -5,
    }),
    pen.line("M-21-9.5V9.5", INK, 1.6),
  ].join("");
}

/** Mode ring in the given tone, torque collar and chuck. */
export function chuck(pen: Pen, ring: Tone): string {
  return [collar(pen, ring), jaws(pen)].join("");
}

/** Mode ring and torque collar. */
function collar(pen: Pen, ring: Tone): string {
  return [
    pen.shell("M24-29C30-31 36-32 42-32C38-12 38 12 42 32C36 32 30 31 24 29z", ring, {
      dx: 0,
      dy: -11,
    }),
    pen.shell("M-2-25C6-28 18-29 28-30C25-12 25 12 28 30C18 29 6 28-2 25z", tones.dark, {
      dx: 0,
      dy: -9,
    }),
    pen.line("M3-18H22M2-10H21M1.5-2H20M1.5 6H20M2 14H21M3 21H22", tones.dark.light, 1.6),
  ].join("");
}

/** Keyless chuck. */
function jaws(pen: Pen): string {
  return [
    pen.shell(
      "M4-22L-16-23C-22-23-25-22-29-20.5L-43-16C-48-14-51-11-51-7V7C-51 11-48 14-43 16L-29 20.5C-25 22-22 23-16 23L4 22C1 8 1-8 4-22z",
      tones.dark,
      { dx: 0, dy: -8 },
    ),
    pen.line("M-29-20C-26-8-26 8-29 20", tones.dark.light, 1.4),
    pen.line("M-22-15H-2M-23-8H-3M-23.5 0H-3.5M-23 8H-3M-22 15H-2", tones.dark.light, 2.2),
    pen.flat("M-50-7L-55-4.5V4.5L-50 7z", tones.steel.base),
  ].join("");
}
