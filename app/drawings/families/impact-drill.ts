/** Draws a corded impact drill. */

import { ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface ImpactDrill {
  accent?: Accent;
  /** With the auxiliary handle and its depth rod. */
  handled?: boolean;
  /** Power, W: sets the size of the housing and its slots; all share the largest one's canvas. */
  watts?: number;
  /** Label to draw at the chuck, such as "13 mm". */
  label?: string;
}

const LARGEST = 750;

/** Origin: the spindle's axis behind the chuck. */
export function impactDrill({
  accent = "teal",
  handled = true,
  watts = 600,
  label,
}: ImpactDrill = {}): Machine {
  const tone = accentOf(accent);
  const size = Math.cbrt(watts / LARGEST);
  return (pen) => ({
    s: pen.group(size, (part) =>
      [
        depthRod(part, handled),
        sideHandle(part, handled),
        cable(part),
        housing(part, tone),
        rubberBack(part),
        trigger(part),
        vents(part, tone, Math.round(Math.max(3, Math.min(8, (watts - 300) / 55)))),
        gearHousing(part),
        keyedChuck(part),
        labelMark(part, label),
      ].join(""),
    ),
    box: [
      Math.min(
        -156 * size - 261 * (1 - size),
        label ? (-70 - leaderRoom(pen, label)) * size - 10 : 0,
      ),
      -64 * size - 155 * (1 - size),
      366 * size + 261 * (1 - size),
      246 * size + 155 * (1 - size),
    ],
  });
}

/** Depth rod and masonry bit. */
function depthRod(pen: Pen, handled: boolean): string {
  return [
    pen.flat("M-150 0L-146-5H-128L-122-4H-40V4H-122L-128 5H-146z", tones.steel.base),
    ticks(pen, { from: [-120, 4], count: 9, step: [9, 0], by: [7, -8] }, INK, 1.6),
    handled ? pen.tube("M-104-52H62", 6, tones.steel, { highlight: false }) : "",
  ].join("");
}

/** Auxiliary handle, behind the drill. */
function sideHandle(pen: Pen, handled: boolean): string {
  if (!handled) return "";
  return [
    pen.shell(
      "M14 30L40 30L42 52C48 54 50 58 49 64L45 140C48 146 46 154 38 156H20C12 154 10 148 13 141L7 64C6 58 8 54 12 52z",
      tones.dark,
      { dx: -3, dy: -4 },
    ),
    ticks(pen, { from: [16, 74], count: 6, step: [0.6, 11], by: [24, 0] }, tones.dark.light, 1.6),
  ].join("");
}

function cable(pen: Pen): string {
  return [
    pen.tube("M222 196C226 220 236 236 262 240C300 246 330 230 362 236", 8, tones.dark, {
      highlight: false,
    }),
    pen.shell("M203 150L231 146L228 196C227 203 218 203 216 197z", tones.dark, { dx: -2, dy: -3 }),
    ticks(
      pen,
      { from: [211, 160], count: 4, step: [1.5, 9], by: [15, -1.5] },
      tones.dark.light,
      1.6,
    ),
  ].join("");
}

/** Housing and pistol handle. */
function housing(pen: Pen, tone: Tone): string {
  return pen.shell(
    "M54-40C84-47 132-49 172-46C202-43 222-32 228-14C232 0 229 12 230 24L240 126C242 140 236 150 224 152L204 154C192 155 186 148 184 138L176 84C172 62 160 46 140 42L54 38z",
    tone,
    {
      dx: -4,
      dy: -14,
      light: pen.tone("M60-31C90-38 134-40 172-37L176-42C134-46 90-43 60-36z", tone.light),
    },
  );
}

function rubberBack(pen: Pen): string {
  return [
    pen.shell(
      "M196-41C214-36 225-28 228-14C232 0 229 12 230 24L240 126C242 140 236 150 224 152L206 154C214 140 214 124 210 104L202 52C196 24 206-10 196-41z",
      tones.dark,
      { dx: -4, dy: -4 },
    ),
    ticks(pen, { from: [216, 50], count: 6, step: [2, 13], by: [12, -1.5] }, tones.dark.light, 1.6),
  ].join("");
}

/** Trigger and its lock. */
function trigger(pen: Pen): string {
  return [
    pen.shell(
      "M162 50C150 50 148 58 151 66C156 78 158 86 155 96C155 104 162 106 170 103L181 99 174 74C171 64 168 56 162 50z",
      tones.dark,
      { dx: 2, dy: -3 },
    ),
    pen.dot([194, 72], 5, tones.dark.base, 1.4),
  ].join("");
}

/** Ventilated inlay. */
function vents(pen: Pen, tone: Tone, count: number): string {
  return [
    pen.flat(
      "M76-24C104-30 140-31 176-28C184-10 184 8 178 26C146 30 110 30 80 24C74 8 72-10 76-24z",
      tones.dark.base,
    ),
    pen.line("M82-19C108-25 140-26 170-24", tones.dark.light, 2),
    ticks(pen, { from: [166, -10], count, step: [-10, 0], by: [0, 24] }, tone.base, 3.6),
    pen.flat("M96-47.5C110-56 140-57 154-47.5z", tones.dark.base),
  ].join("");
}

/** Gear housing and collar. */
function gearHousing(pen: Pen): string {
  return [
    pen.shell(
      "M-2-21L12-27C28-36 44-41 58-42C54-16 54 14 58 40C44 40 28 35 12 27L-2 21z",
      tones.steel,
      {
        dx: 0,
        dy: -14,
      },
    ),
    pen.line("M14-21C28-30 42-34 54-36", tones.steel.light, 2.4),
    pen.screw(46, -24, 3),
    pen.screw(46, 26, 3),
    pen.shell("M10-30H42L44-46C44-54 40-58 34-58H24C18-58 14-54 14-48z", tones.dark, {
      dx: -1,
      dy: -5,
    }),
    pen.shell("M8-32C16-34 32-34 42-32V34C32 36 16 36 8 34z", tones.dark, { dx: 0, dy: -10 }),
    pen.line("M14-27H36", tones.dark.light, 2),
    pen.dot([28, -50], 5, tones.steel.base, 1.4),
  ].join("");
}

function keyedChuck(pen: Pen): string {
  return [
    pen.shell("M10-24C4-25-2-25-6-24V24C-2 25 4 25 10 24z", tones.steel, { dx: 0, dy: -8 }),
    pen.shell("M-4-20H-30C-36-20-40-17-43-13L-50-9V9L-43 13C-40 17-36 20-30 20H-4z", tones.mid, {
      dx: 0,
      dy: -8,
    }),
    pen.line("M-40-13H-24M-40-12C-36-12-33-12-32-18", tones.mid.light, 1.6),
    pen.shell("M-20-23C-14-24-8-24-2-23V23C-8 24-14 24-20 23z", tones.mid, { dx: 0, dy: -8 }),
    ticks(pen, { from: [-20, -20], count: 8, step: [0, 5.7], by: [6, 0] }, INK, 2),
    pen.dot([-32, 2], 4, tones.dark.base, 1.2),
    pen.screw(90, 32, 3),
    pen.screw(186, -34, 3),
    pen.screw(226, 132, 3),
  ].join("");
}

function labelMark(pen: Pen, label: string | undefined): string {
  return label ? leader(pen, [-36, 12], [-70, 74], label) : "";
}
