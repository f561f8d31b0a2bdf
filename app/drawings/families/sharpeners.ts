/** Draws sharpening tools: pocket sharpener and file holder. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface SharpeningTool {
  accent?: Accent;
}

/** Pocket sharpener: grip with guard, head with three sharpening elements. Origin: its centre. */
export function pocketSharpener({ accent = "orange" }: SharpeningTool = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [elements(pen), sharpenerHead(pen, tone), sharpenerGrip(pen, tone)].join(""),
    box: [-172, -76, 172, 70],
  });
}

/** File holder that files cutter and depth gauge in one stroke. Origin: its centre. */
export function fileHolder({ accent = "orange" }: SharpeningTool = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [files(pen), frame(pen, tone), grips(pen)].join(""),
    box: [-266, -52, 324, 52],
  });
}

/** A pair of carbide cutters crossed in a notch, a ceramic rod, and a flat file in front. */
function elements(pen: Pen): string {
  return [
    pen.shell("M-86-22H-168V4H-86z", tones.steel, { dx: 0, dy: -8 }),
    ticks(pen, { from: [-160, -20], count: 9, step: [9, 0], by: [-5, 22] }, tones.steel.shade, 1.8),
    pen.shell("M-38-58L-26-60L0-16H-16zM22-58L10-60L-16-16H0z", tones.steel, { small: true }),
    pen.shell("M50-62H66V-20H50z", tones.grey, { small: true }),
    pen.line("M55-58V-24", tones.grey.light, 3),
  ].join("");
}

/** Head with the elements and their release screws. */
function sharpenerHead(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-98-34H-44L-8-14L28-34H84C92-34 96-28 96-20V10C96 20 90 26 80 26H-94C-102 26-106 20-106 12V-24C-106-30-104-34-98-34z",
      tone,
      { dx: -2, dy: -9, light: pen.tone("M-98-30H-46L-40-26H-100z", tone.light) },
    ),
    pen.screw(-78, -4, 9),
    pen.screw(60, -4, 9),
  ].join("");
}

/** Grip, extending under the head; its guard protects the fingers from the edge. */
function sharpenerGrip(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-112 20C-112 12-106 8-98 8H128C154 8 170 18 170 34C170 52 154 62 130 62C86 62 64 54 30 54C-4 54-30 64-70 62C-96 60-112 46-112 20z",
      tones.dark,
      { dx: -2, dy: -8 },
    ),
    pen.line("M-98 18H126C144 18 154 22 158 30", tones.dark.light, 2.4),
    ticks(pen, { from: [-72, 32], count: 8, step: [13, 0], by: [0, 18] }, tones.dark.light, 2.4),
    pen.dot([142, 36], 9, tone.base),
  ].join("");
}

/** Two round files and the flat file between them. */
function files(pen: Pen): string {
  return [
    ...[-24, 24].map((y) =>
      [
        pen.tube(path`M-176 ${y}H176`, 9, tones.steel, { cap: "butt" }),
        ticks(
          pen,
          { from: [-166, y - 4], count: 24, step: [14, 0], by: [6, 8] },
          tones.steel.shade,
          1.2,
        ),
      ].join(""),
    ),
    pen.shell("M-164-7H164V7H-164z", tones.mid, { small: true }),
    ticks(pen, { from: [-156, -6], count: 26, step: [12, 0], by: [6, 12] }, INK, 1),
  ].join("");
}

/** Both ends that hold the files. */
function frame(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-196-40C-196-46-192-48-186-48L-146-42C-140-40-138-36-138-30V30C-138 36-140 40-146 42L-186 48C-192 48-196 46-196 40z",
      tone,
      { dx: -4, dy: -10, light: pen.tone("M-188-38L-150-34V-28L-188-31z", tone.light) },
    ),
    pen.shell(
      "M138-30C138-36 140-40 146-42L186-46C194-46 198-42 198-36V36C198 42 194 46 186 46L146 42C140 40 138 36 138 30z",
      tone,
      { dx: -4, dy: -10 },
    ),
    pen.line("M-180-20L-156 0L-180 20", tones.grey.base, 3),
    pen.screw(-150, -30, 4),
    pen.screw(-150, 30, 4),
    pen.screw(152, -30, 4),
    pen.screw(152, 30, 4),
  ].join("");
}

/** Grips at both ends. */
function grips(pen: Pen): string {
  return [
    pen.shell(
      "M196-16H214C226-22 262-26 300-22C316-20 320-10 320 0C320 12 316 20 300 22C262 26 226 22 214 16H196z",
      tones.dark,
      { dx: -3, dy: -7 },
    ),
    pen.line("M218-12C244-17 272-18 298-14", tones.dark.light, 2.4),
    ticks(pen, { from: [236, -12], count: 6, step: [12, 0], by: [0, 24] }, tones.dark.light, 1.6),
    pen.shell(
      "M-194-13H-210C-226-18-250-18-258-10C-264-4-264 6-258 11C-250 18-226 18-210 13H-194z",
      tones.dark,
      {
        dx: -2,
        dy: -6,
      },
    ),
  ].join("");
}
