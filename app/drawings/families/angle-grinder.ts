/** Draws an angle grinder. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface AngleGrinder {
  /** Disc diameter in mm. */
  disc?: number;
  accent?: Accent;
}

/** Origin: the spindle's axis at the height of the motor. */
export function angleGrinder({ disc = 125, accent = "teal" }: AngleGrinder = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => {
    const radius = disc / 2;
    return {
      s: [
        cable(pen),
        sideHandle(pen),
        cutter(pen, radius, tone),
        guard(pen, radius),
        rearHandle(pen),
        motorHousing(pen, tone),
        gearHead(pen),
      ].join(""),
      box: [-radius - 8, -154, 434, 80],
    };
  };
}

function cable(pen: Pen): string {
  return [
    pen.tube("M296 4C330 6 336 40 366 44C396 48 410 30 430 32", 8, tones.dark, {
      highlight: false,
    }),
    pen.shell("M270-16L306-9V17L270 24z", tones.dark, { dx: -2, dy: -4 }),
    ticks(pen, { from: [280, -10], count: 3, step: [8, 1], by: [0, 26] }, tones.dark.light, 1.6),
  ].join("");
}

/** Upright auxiliary handle behind the head. */
function sideHandle(pen: Pen): string {
  return [
    pen.shell(
      "M-22-30L-18-48C-26-52-28-58-26-66L-20-132C-22-142-16-150-6-150H10C20-150 26-142 24-132L26-66C28-58 26-52 18-48L22-30z",
      tones.dark,
      { dx: -3, dy: -4 },
    ),
    ticks(
      pen,
      { from: [-16, -126], count: 6, step: [-0.4, 10], by: [34, 0] },
      tones.dark.light,
      1.6,
    ),
  ].join("");
}

/** Disc, tilted to a flat ellipse so that it is visible. */
function cutter(pen: Pen, radius: number, tone: Tone): string {
  return [
    path`<ellipse cx="0" cy="58" rx="${radius}" ry="${radius * 0.2}" fill="${tones.dark.shade}"/><ellipse cx="0" cy="54" rx="${radius}" ry="${radius * 0.2}" fill="${tones.mid.shade}"/><ellipse cx="0" cy="53" rx="${radius * 0.5}" ry="${radius * 0.1}" fill="${tone.base}"/><ellipse cx="0" cy="52" rx="${radius * 0.26}" ry="${radius * 0.055}" fill="${tones.steel.base}"/>`,
    pen.shell("M-14 34H14V50C8 54-8 54-14 50z", tones.steel, { dx: -4, dy: 0 }),
  ].join("");
}

/** Guard over the rear half of the disc. */
function guard(pen: Pen, radius: number): string {
  return pen.shell(
    path`M-22 36C-20 30 20 30 ${radius * 0.6} 32C${radius + 4} 36 ${radius + 9} 44 ${radius + 9} 54C${radius + 9} 66 ${radius * 0.7} 74 ${radius * 0.34} 76L${radius * 0.3} 68C${radius * 0.7} 64 ${radius * 0.9} 58 ${radius * 0.86} 50C${radius * 0.7} 44 ${radius * 0.3} 42-18 44z`,
    tones.steel,
    { dx: -2, dy: -4 },
  );
}

/** Rear handle with its paddle switch. */
function rearHandle(pen: Pen): string {
  return [
    pen.shell(
      "M172-34C206-34 238-30 268-24C280-20 284-10 284 2C284 16 278 26 266 29C238 34 206 36 172 36z",
      tones.dark,
      { dx: -3, dy: -10 },
    ),
    pen.line("M180-26C212-26 240-22 264-17", tones.dark.light, 2.2),
    pen.shell(
      "M184 32C206 34 236 34 258 28C256 40 240 46 220 46C200 46 186 42 184 32z",
      tones.mid,
      { small: true },
    ),
  ].join("");
}

function motorHousing(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M26-33C54-42 116-44 156-40C176-38 186-34 188-30V32C184 37 174 40 156 42C116 45 54 42 26 34z",
      tone,
      {
        dx: -3,
        dy: -15,
        light: pen.tone("M30-25C56-33 116-35 156-31L184-27V-32C176-37 120-41 72-38z", tone.light),
      },
    ),
    pen.flat(
      "M58-24C86-29 124-30 160-27C168-10 168 10 162 26C124 30 90 30 62 26C54 10 54-8 58-24z",
      tones.dark.base,
    ),
    ticks(pen, { from: [82, -14], count: 6, step: [13, 0.3], by: [0, 28] }, tone.base, 3.4),
    pen.shell("M44-39C46-50 58-54 70-54C84-54 92-48 94-41z", tones.dark, { small: true }),
  ].join("");
}

function gearHead(pen: Pen): string {
  return [
    pen.shell("M-34-18C-32-30-20-34-6-34H22L34-40V42L22 36H-24C-34 34-38 26-38 14z", tones.steel, {
      dx: -3,
      dy: -14,
    }),
    pen.line("M-26-18C-22-25-16-26-6-26H20", tones.steel.light, 2.4),
    pen.dot([-6, 0], 11, tones.dark.base, 1.4),
    pen.screw(22, -28, 3.2),
    pen.screw(22, 26, 3.2),
    pen.screw(-24, 22, 3.2),
    pen.screw(178, -24, 3.2),
  ].join("");
}
