/** Draws a handheld vacuum. */

import { ticks } from "../parts/fittings.ts";
import { turned } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

import { cycloneBin, vacuumUnit } from "./vacuum-unit.ts";

export interface HandVacuum {
  /** Scoop with a wide mouth, the same with a slim turning nozzle, cyclone bin with a short tube, or scoop with a turning brush for pet hair. */
  mouth?: "scoop" | "slim" | "cyclone" | "brush";
  accent?: Accent;
  /** Figure to letter at the bowl, such as "0.59 L". */
  label?: string;
}

/** Origin: the hand unit's inlet. */
export function handVacuum({ mouth = "scoop", accent = "orange", label }: HandVacuum = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => {
    const y = mouth === "cyclone" ? 90 : 34;
    const x = mouth === "cyclone" ? 70 : -50;
    const left = { brush: -196, cyclone: -250, slim: -206, scoop: -132 }[mouth];
    return {
      s: [whole(pen, tone, mouth), figure(pen, label, x, y)].join(""),
      box: [label ? Math.min(left, -70 - leaderRoom(pen, label)) : left, -88, 352, label ? 142 : 130],
    };
  };
}

function scoop(pen: Pen, accent: Tone): string {
  return [bowl(pen), collar(pen, accent)].join("");
}

/** Turning brush before the mouth. */
function petBrush(pen: Pen, accent: Tone): string {
  return (
    pen.shell("M-104-18C-122-30-158-32-180-16C-196 0-196 34-182 52L-92 58C-84 30-90 0-104-18z", tones.dark, {
      dx: -3,
      dy: -8,
    }) +
    pen.line("M-170-10C-156-20-128-20-112-10", tones.dark.light, 2.2) +
    pen.flat("M-188 48H-96L-98 66C-120 76-164 76-184 66z", accent.base) +
    ticks(pen, -176, 52, 7, [13, 0], [-6, 18], INK, 1.6)
  );
}

/** Long crevice nozzle out of the scoop. */
function slimNozzle(pen: Pen): string {
  return (
    pen.shell("M-40-14L-184 20C-196 24-198 34-190 40L-176 50L-60 44z", tones.dark, { dx: -2, dy: -8 }) +
    pen.line("M-176 28L-60 2", tones.dark.light, 2.2)
  );
}

/** Short tube with a flat tool, as a cyclone machine has in the hand. */
function shortTube(pen: Pen): string {
  return (
    pen.tube("M-150 0H0", 32, tones.steel, true, "butt") +
    pen.shell("M-150-24C-180-24-214-40-240-44L-244 38C-214 36-180 24-150 24z", tones.dark, { dx: -2, dy: -9 }) +
    pen.line("M-234-34L-160-16", tones.dark.light, 2.2)
  );
}

function whole(pen: Pen, tone: Tone, mouth: string): string {
  return turned(
    6,
    vacuumUnit(pen, tone) +
      (mouth === "cyclone"
        ? shortTube(pen) + cycloneBin(pen, tone)
        : (mouth === "slim" ? slimNozzle(pen) : "") +
          scoop(pen, tone) +
          (mouth === "brush" ? petBrush(pen, tone) : "")),
  );
}

function figure(pen: Pen, label: string | undefined, x: number, y: number): string {
  return label ? leader(pen, x, y, -70, 130, label) : "";
}

/** Clear scoop with its mouth. */
function bowl(pen: Pen): string {
  return [
    pen.shell("M20-46C-20-42-60-22-96 8C-104 16-108 26-104 36L-92 50C-60 52-20 50 20 46z", tones.clear, {
      dx: -3,
      dy: -16,
    }),
    pen.shell("M-70 24C-40 10-10 26 20 16V46C-20 50-60 52-86 48z", tones.mid, { small: true }),
    pen.line("M-84 8C-52-18-18-34 14-38", tones.clear.light, 3),
    pen.shell("M-98 6L-122 28C-126 32-126 36-122 39L-102 52L-84 50C-92 40-96 24-88 6z", tones.dark, { dx: -2, dy: -5 }),
  ].join("");
}

/** Dark collar and the release. */
function collar(pen: Pen, accent: Tone): string {
  return [
    pen.shell("M16-50C50-58 90-60 120-60V58C90 58 50 54 16 48C24 16 24-20 16-50z", tones.dark, { dx: -2, dy: -16 }),
    pen.line("M34-46C60-52 90-53 112-53", tones.dark.light, 2.2),
    pen.shell("M58-66C58-74 64-78 72-78H88C96-78 102-74 102-66L104-56H56z", accent, { small: true }),
  ].join("");
}
