/** Draws a corded rotary hammer. */

import { ticks } from "../parts/fittings.ts";
import { knob } from "../parts/knob.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface RotaryHammer {
  /** Long straight housing with level louvres, instead of a raked one with a dark panel. */
  straight?: boolean;
  accent?: Accent;
}

/** Origin: the spindle's axis in the neck. */
export function rotaryHammer({ straight = false, accent = "teal" }: RotaryHammer = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      drillBit(pen),
      sideHandle(pen),
      cable(pen),
      rearHandle(pen, tone),
      straight ? straightHousing(pen, tone) : housing(pen, tone) + gearCover(pen, tone),
      neck(pen),
    ].join(""),
    box: [-212, -76, 414, 190],
  });
}

/** Bit and depth rod. */
function drillBit(pen: Pen): string {
  return [
    pen.flat("M-206 0L-200-7H-186L-180-5H-66V5H-180L-186 7H-200z", tones.steel.base),
    ticks(pen, { from: [-178, 5], count: 9, step: [11, 0], by: [9, -10] }, INK, 1.8),
    pen.tube("M-150-64H52", 7, tones.steel, { highlight: false }),
  ].join("");
}

/** Auxiliary handle, behind the hammer. */
function sideHandle(pen: Pen): string {
  return [
    pen.shell(
      "M4 30L34 30L37 58C43 60 45 64 44 70L40 158C43 164 41 172 33 174H13C5 172 3 166 6 159L0 70C-1 64 1 60 6 58z",
      tones.dark,
      { dx: -3, dy: -4 },
    ),
    ticks(pen, { from: [9, 82], count: 7, step: [0.5, 11], by: [26, 0] }, tones.dark.light, 1.6),
  ].join("");
}

function cable(pen: Pen): string {
  return [
    pen.tube("M286 128C292 160 300 176 326 182C356 188 380 172 410 178", 9, tones.dark, {
      highlight: false,
    }),
    pen.shell("M268 92L298 88L294 134C292 141 282 141 280 135z", tones.dark, { dx: -2, dy: -3 }),
  ].join("");
}

/** Closed rear handle with the trigger. */
function rearHandle(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M196-50C240-58 286-54 308-40C320-30 324-12 324 10L320 78C318 98 306 106 288 106L216 104L190 84zM238-18C236-24 240-28 248-28L272-26C286-24 292-14 292 2L290 56C290 68 282 74 270 73L246 70C238 69 235 64 235 56z",
      tones.dark,
      { hole: true, dx: -2, dy: -6 },
    ),
    pen.line("M214-46C250-50 284-46 302-34C312-24 314-6 314 10L311 70", tones.dark.light, 2.4),
    ticks(pen, { from: [299, 14], count: 5, step: [-0.6, 11], by: [13, 1] }, tones.dark.light, 1.6),
    pen.shell("M292-14C280-12 277-4 279 6C282 16 281 26 277 34C276 42 284 44 291 41z", tone, {
      small: true,
    }),
  ].join("");
}

/** Motor housing, rubber base and vents. */
function housing(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M40-42C84-56 150-60 200-54C226-50 238-34 240-8L240 62C238 86 224 98 200 98L128 96C106 94 94 84 82 64C74 50 62 44 44 42z",
      tone,
      {
        dx: -4,
        dy: -20,
        light: pen.tone("M52-36C92-47 150-50 198-45L202-51C150-57 92-53 52-42z", tone.light),
      },
    ),
    pen.shell(
      "M46 43C64 50 74 62 84 76C96 92 108 97 128 97L200 99C224 98 239 86 240 62L240 44C190 62 120 60 46 43z",
      tones.dark,
      { dx: -2, dy: -5 },
    ),
    ticks(pen, { from: [140, 70], count: 7, step: [12, 0.3], by: [-2, 16] }, tones.dark.light, 2.6),
    pen.flat(
      "M150-30C176-34 200-33 222-28C228-10 228 10 224 28C200 34 176 36 152 34C146 12 146-10 150-30z",
      tones.dark.base,
    ),
    ticks(pen, { from: [164, -14], count: 5, step: [12, 0], by: [0, 30] }, tone.base, 3.8),
  ].join("");
}

/** Housing of one piece with the mode knob at its side and a dark sole. */
function straightHousing(pen: Pen, tone: Tone): string {
  return (
    pen.shell(
      "M40-48L120-60H214C236-60 248-48 250-28L256 40C256 62 246 72 226 72H120C84 72 60 58 40 46z",
      tone,
      { dx: -4, dy: -18, light: pen.tone("M52-40L122-50H210V-55H121L50-45z", tone.light) },
    ) +
    pen.shell(
      "M62 56C86 74 104 78 130 78H236C232 94 222 102 204 102H150C110 102 84 84 62 56z",
      tones.dark,
      {
        dx: -2,
        dy: -5,
      },
    ) +
    pen.rod("M156-34H232M158-16H236M160 2H238M162 20H240", tones.dark.base, 6) +
    pen.dot([104, 4], 34, tones.dark.base) +
    pen.ring([104, 4], 26, { width: 3, colour: tones.dark.light }) +
    pen.flat("M98-24h12v40h-12z", tones.red.base) +
    pen.screw(58, 36, 3.4) +
    pen.screw(232, 52, 3.4)
  );
}

/** Gear cover with the mode knob. */
function gearCover(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M44-42C72-52 104-56 136-57C132-20 132 22 138 58C116 60 98 58 88 54C76 46 62 43 44 42z",
      tones.mid,
      {
        dx: -2,
        dy: -18,
      },
    ),
    pen.line("M52-33C78-42 104-46 128-47", tones.mid.light, 2.4),
    knob(pen, [102, 6], 23, tone.base),
    pen.line("M74-16l5 5M70 8h6M128-18l-5 5", tones.grey.base, 2),
    pen.screw(62, -28, 3.4),
    pen.screw(62, 30, 3.4),
    pen.screw(124, 44, 3.4),
    pen.screw(208, 82, 3.4),
  ].join("");
}

/** Neck, handle clamp and bit holder. */
function neck(pen: Pen): string {
  return [
    pen.shell("M-22-24L6-32L46-44V44L6 32L-22 24z", tones.dark, { dx: 0, dy: -12 }),
    pen.shell("M-2-38C8-42 28-42 38-38V40C28 44 8 44-2 40z", tones.dark, { dx: 0, dy: -13 }),
    pen.line("M4-31H32", tones.dark.light, 2.2),
    pen.shell("M4-40H34L36-60C36-68 30-72 24-72H14C8-72 4-68 4-62z", tones.dark, {
      dx: -1,
      dy: -5,
    }),
    pen.dot([20, -64], 5, tones.steel.base, 1.4),
    pen.shell(
      "M-20-24H-48C-54-24-58-21-60-17L-62-12V12L-60 17C-58 21-54 24-48 24H-20z",
      tones.mid,
      { dx: 0, dy: -9 },
    ),
    pen.line("M-50-15H-28M-50-6H-28M-50 4H-28M-50 13H-28", INK, 1.8),
    pen.shell("M-60-15C-70-15-80-10-84-6V6C-80 10-70 15-60 15z", tones.dark, { dx: 0, dy: -5 }),
  ].join("");
}
