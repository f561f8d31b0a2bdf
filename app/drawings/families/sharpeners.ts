/** Draws the sharpening tools: the pocket sharpener and the file holder with its files. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface SharpeningTool {
  accent?: Accent;
}

/** Pocket sharpener with carbide, stone and oil in one. Origin: its middle. */
export function pocketSharpener({ accent = "orange" }: SharpeningTool = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({ s: [carbide(pen), body(pen), inlay(pen, tone), cap(pen)].join(""), box: [-160, -48, 140, 42] });
}

/** File holder that files cutter and depth gauge in one stroke. Origin: its middle. */
export function fileHolder({ accent = "orange" }: SharpeningTool = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({ s: [files(pen), frame(pen, tone), grips(pen)].join(""), box: [-266, -52, 324, 52] });
}

/** Carbide blade in its slot at the nose. */
function carbide(pen: Pen): string {
  return [
    pen.shell("M-92-16L-150-9C-156-8-156 2-150 3L-92 8z", tones.steel, { dx: 0, dy: -5 }),
    pen.line("M-144-6L-96-11", tones.steel.light, 2),
    pen.flat("M-150-9l16-2v12l-16 2c-6-1-6-11 0-12z", tones.mid.base),
  ].join("");
}

/** Moulded body with a thumb rest. */
function body(pen: Pen): string {
  return [
    pen.shell(
      "M-104-24C-84-40-52-44-16-42C40-40 92-38 124-22C136-14 138 14 126 24C96 38 44 38-8 36C-50 34-86 32-104 18C-112 8-112-12-104-24z",
      tones.dark,
      { dx: -3, dy: -9 },
    ),
    pen.line("M-92-22C-72-34-44-36-14-34C34-32 84-30 112-18", tones.dark.light, 2.4),
  ].join("");
}

/** Coloured inlay and its ribs. */
function inlay(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-70-14C-44-24-8-24 24-20C46-18 58-8 56 4C54 18 34 22 8 22C-26 22-60 20-72 10C-78 2-78-8-70-14z", tone, {
      dx: -2,
      dy: -6,
    }),
    ticks(pen, -46, -14, 7, [13, 0.5], [-3, 26], tone.shade, 3),
  ].join("");
}

/** The cap over the file. */
function cap(pen: Pen): string {
  return [
    pen.shell("M74-32C100-30 116-26 126-20C136-12 136 14 126 22C114 28 96 32 74 34C80 12 80-12 74-32z", tones.mid, {
      dx: -2,
      dy: -8,
    }),
    pen.line("M88-18V22M100-16V20", INK, 1.6),
    pen.dot(66, 0, 5, tones.steel.base, 1.4),
  ].join("");
}

/** Two round files and the flat file between them. */
function files(pen: Pen): string {
  return [
    ...[-24, 24].map((y) =>
      [
        pen.tube(path`M-176 ${y}H176`, 9, tones.steel, true, "butt"),
        ticks(pen, -166, y - 4, 24, [14, 0], [6, 8], tones.steel.shade, 1.2),
      ].join(""),
    ),
    pen.shell("M-164-7H164V7H-164z", tones.mid, { small: true }),
    ticks(pen, -156, -6, 26, [12, 0], [6, 12], INK, 1),
  ].join("");
}

/** The two ends that hold the files. */
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

/** A grip at either end. */
function grips(pen: Pen): string {
  return [
    pen.shell(
      "M196-16H214C226-22 262-26 300-22C316-20 320-10 320 0C320 12 316 20 300 22C262 26 226 22 214 16H196z",
      tones.dark,
      { dx: -3, dy: -7 },
    ),
    pen.line("M218-12C244-17 272-18 298-14", tones.dark.light, 2.4),
    ticks(pen, 236, -12, 6, [12, 0], [0, 24], tones.dark.light, 1.6),
    pen.shell("M-194-13H-210C-226-18-250-18-258-10C-264-4-264 6-258 11C-250 18-226 18-210 13H-194z", tones.dark, {
      dx: -2,
      dy: -6,
    }),
  ].join("");
}
