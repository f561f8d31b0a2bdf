/**
 * Fittings on the tube of a hand-held machine: x runs along the shaft, head at 0, drive at the
 * right end.
 */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

interface ShaftOptions {
  diameter?: number;
  /** x of a break: two S curves with a gap mark a tube that is drawn shortened. */
  breakAt?: number | undefined;
  gap?: number;
}

/** Straight tube from x0 to x1, mm. */
export function shaft(
  pen: Pen,
  x0: number,
  x1: number,
  { diameter = 25, breakAt, gap = 34 }: ShaftOptions = {},
): string {
  const half = diameter / 2;
  const bulge = half * 1.6;
  const dip = half * 0.3;
  const piece = (a: number, b: number, brokenLeft: boolean, brokenRight: boolean) => {
    const right = brokenRight
      ? path`C${b + bulge} ${-dip} ${b - bulge} ${dip} ${b} ${half}`
      : path`V${half}`;
    const left = brokenLeft ? path`C${a - bulge} ${dip} ${a + bulge} ${-dip} ${a} ${-half}z` : "z";
    const upper = path`M${a + 6} ${-half * 0.58}H${b - 8}v${half * 0.34}H${a + 6}z`;
    const lower = path`M${a + 6} ${half * 0.45}H${b - 6}v${half * 0.42}H${a + 6}z`;
    return (
      pen.flat(path`M${a} ${-half}H${b}${right}H${a}${left}`, tones.steel.base) +
      pen.tone(upper + lower, "#d6dade")
    );
  };
  if (breakAt === undefined) return piece(x0, x1, false, false);
  return piece(x0, breakAt - gap / 2, false, true) + piece(breakAt + gap / 2, x1, true, false);
}

/** Control handle with its trigger; as for all fittings, x = 0 is the drive. */
export function control(pen: Pen): string {
  return (
    pen.shell(
      "M-130-20C-130-26-124-28-116-28H-40C-30-28-24-22-16-18V30C-20 52-38 58-52 52C-60 48-60 36-62 30H-116C-124 30-130 26-130 20z",
      tones.dark,
    ) +
    pen.shell("M-38 30C-38 50-28 62-14 62C-6 60-6 48-4 30z", pen.accent, { small: true }) +
    pen.line("M-114-19H-44", tones.dark.light, 2)
  );
}

/** Loop handle in front of the control handle; with a barrier bar for machines that take blades. */
export function loopHandle(pen: Pen, barrier = false): string {
  return (
    (barrier ? pen.tube("M-262 4C-270 60-300 104-348 118", 16, tones.steel) : "") +
    pen.tube(
      "M-290 10C-304-20-326-120-308-168C-298-196-246-196-234-166C-218-120-240-20-254 10",
      18,
      tones.dark,
    ) +
    pen.shell("M-304-22h64v44h-64z", tones.dark) +
    pen.screw(-288, 0, 6) +
    pen.screw(-256, 0, 6)
  );
}

/** Carrying ring for the harness. */
export function carryingRing(pen: Pen): string {
  return (
    pen.flat("M-172-18h26v36h-26z", tones.dark.base) +
    pen.multi("M-168 18c-8 34 26 34 18 0", [
      [INK, 9],
      [tones.steel.base, 4],
    ])
  );
}

/** Foam grip from x = a to x = b. */
export function foamGrip(pen: Pen, a: number, b: number): string {
  return (
    pen.shell(
      path`M${a} -20C${a} -24 ${a + 4} -26 ${a + 10} -26H${b - 10}C${b - 4} -26 ${b} -24 ${b} -20V20C${b} 24 ${b - 4} 26 ${b - 10} 26H${a + 10}C${a + 4} 26 ${a} 24 ${a} 20z`,
      tones.dark,
      { dy: -10 },
    ) + pen.line(path`M${a + 14} -15H${b - 14}`, tones.dark.light, 2.2)
  );
}
