/** Draws attachments of a pressure washer's lance: rotary brush and foam nozzle. */

import { ticks } from "../parts/fittings.ts";
import { turned } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface WasherNozzle {
  accent?: Accent;
}

/** Rotary washing brush on its tube. Origin: the brush's axis. */
export function rotaryBrush({ accent = "orange" }: WasherNozzle = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [tube(pen), bristles(pen, tone), hood(pen, tone)].join(""),
    box: [-126, -186, 372, 104],
  });
}

/** Foam nozzle with its detergent bottle. Origin: the nozzle's axis above the bottle. */
export function foamNozzle({ accent = "orange" }: WasherNozzle = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [foam(pen), bottle(pen), neck(pen), nozzle(pen, tone)].join(""),
    box: [-236, -62, 186, 250],
  });
}

/** Tube with the bayonet that fits the gun. */
function tube(pen: Pen): string {
  return [
    pen.tube("M30-34L300-150", 22, tones.steel, { cap: "butt" }),
    turned(
      -23,
      pen.shell("M296-16H352C358-16 360-12 360-8V8C360 12 358 16 352 16H296z", tones.dark, {
        dx: 0,
        dy: -5,
      }) +
        pen.flat("M360-9h30v18h-30z", tones.steel.base) +
        pen.line("M370-9v18M380-9v18", INK, 1.4) +
        ticks(
          pen,
          { from: [304, -14], count: 4, step: [11, 0], by: [0, 28] },
          tones.dark.light,
          1.6,
        ),
    ),
  ].join("");
}

/** Ring of bristles, longer at the outside. */
function bristles(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-104 16H104L122 92C80 100-80 100-122 92z", tones.mid, { dx: -6, dy: -10 }),
    pen.line(
      "M-92 18L-106 92M-70 18L-80 95M-48 18L-54 97M-24 18L-27 98M0 18V98M24 18L27 98M48 18L54 97M70 18L80 95M92 18L106 92",
      INK,
      1.4,
    ),
    pen.line(
      "M-81 18L-93 93M-59 18L-67 96M-36 18L-41 97M36 18L41 97M59 18L67 96M81 18L93 93",
      tone.base,
      3,
    ),
  ].join("");
}

/** Hood with its gear housing. */
function hood(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-112 20C-116-6-92-26-60-30H60C92-26 116-6 112 20z", tone, {
      dx: -4,
      dy: -9,
      light: pen.tone("M-96 4C-88-12-66-20-40-22H30V-27H-44C-74-24-96-14-104 4z", tone.light),
    }),
    pen.shell("M-26-28L-18-58C-14-66 30-72 42-60L58-42L44-28z", tones.dark, { dx: -2, dy: -7 }),
    pen.dot([14, -44], 9, tones.steel.base, 1.4),
    ticks(pen, { from: [-84, -10], count: 4, step: [14, 0], by: [-3, 20] }, tone.shade, 3),
  ].join("");
}

/** Foam in front of the nozzle. */
function foam(pen: Pen): string {
  return [
    [-168, -6, 20],
    [-196, 10, 15],
    [-190, -20, 13],
    [-220, -4, 11],
    [-146, 14, 12],
  ]
    .map(([x = 0, y = 0, radius = 0]) => pen.dot([x, y], radius, tones.clear.light, 1.4))
    .join("");
}

/** Transparent bottle with its detergent. */
function bottle(pen: Pen): string {
  return [
    pen.shell(
      "M-58 76C-58 66-50 58-38 56H50C62 58 70 66 70 76V226C70 238 62 246 50 246H-38C-50 246-58 238-58 226z",
      tones.grey,
      { dx: -8, dy: -8 },
    ),
    pen.tone(
      "M-56 140C-30 130 0 150 30 140C46 136 58 138 68 142V226C68 236 60 244 50 244H-38C-48 244-56 236-56 226z",
      "#dcd7cc",
    ),
    pen.line("M-44 84V220", tones.grey.light, 4),
    ticks(pen, { from: [48, 110], count: 6, step: [0, 20], by: [14, 0] }, INK, 1.6),
  ].join("");
}

/** Screw cap. */
function neck(pen: Pen): string {
  return [
    pen.shell(
      "M-34 30H46C52 30 54 34 54 38V56C54 60 52 62 46 62H-34C-40 62-42 60-42 56V38C-42 34-40 30-34 30z",
      tones.dark,
      { dx: -2, dy: -6 },
    ),
    ticks(pen, { from: [-32, 34], count: 8, step: [11, 0], by: [0, 24] }, tones.dark.light, 1.8),
  ].join("");
}

/** Nozzle with its spray knob, and the bayonet to the gun. */
function nozzle(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-128-20L-96-28H-60C-50-28-44-34-34-36H40C50-34 56-28 66-26H110V22H66C56 24 54 32 44 34H-30C-40 32-48 22-60 20H-96L-128 14C-132 6-132-12-128-20z",
      tone,
      { dx: -4, dy: -12, light: pen.tone("M-92-20H-50L-28-28H40V-23H-24L-46-13H-92z", tone.light) },
    ),
    pen.dot([4, -40], 17, tones.dark.base),
    pen.ring([4, -40], 11, { width: 4, colour: tones.dark.light, dashes: "2 2.94" }),
    pen.line("M-112-22V16", tone.shade, 3),
    pen.shell("M106-20H150V18H106z", tones.dark, { dx: 0, dy: -7 }),
    pen.flat("M150-11h30v20h-30z", tones.steel.base),
    pen.line("M160-11v20M170-11v20", INK, 1.4),
  ].join("");
}
