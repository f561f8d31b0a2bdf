/** Draws a petrol pressure washer: engine and pump in a wheeled frame, with the gun. */

import { ticks, wheel } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { sprayGun, stowedGun } from "../parts/spray-gun.ts";
import { leader } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

import { gauge } from "./compressor-pump.ts";

export interface PetrolWasher {
  /** Relative size, 1 for an engine of about 200 cc. */
  size?: number;
  accent?: Accent;
  /** The gun is in its holder, so that the picture is as large as the machine. */
  stowed?: boolean;
  /** Label to draw at the gauge, such as "220 bar". */
  label?: string;
}

const LANCE = 250;

/** Origin: below the frame's centre on the ground. */
export function petrolWasher({
  size = 1,
  stowed = false,
  accent = "orange",
  label,
}: PetrolWasher = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      stowed
        ? at(-190 * size, -200, stowedGun(pen, tone, LANCE))
        : hose(pen, size) + at(-410, -420, sprayGun(pen, tone, LANCE), -12),
      machine(pen, size, tone),
      labelMark(pen, label, size),
    ].join(""),
    detail: [-260 * size, -410 * size, 260 * size, 8],
    box: [
      stowed ? -280 * size : -920,
      label ? Math.min(-700 * size, -620 * size - pen.px(16)) : Math.min(-700 * size, -560),
      480 * size,
      8,
    ],
  });
}

function petrolWasherBody(pen: Pen, tone: Tone): string {
  return [frame(pen, tone), plinth(pen), pump(pen), engine(pen, tone), largeWheel(pen)].join("");
}

function hose(pen: Pen, size: number): string {
  return pen.tube(
    path`M${-196 * size} ${-150 * size}C${-290 * size} ${-146 * size} -270-14 -340-12C-430-10-430-150-402-220C-386-270-332-290-310-310`,
    22,
    tones.dark,
    { highlight: false },
  );
}

function machine(pen: Pen, size: number, tone: Tone): string {
  return pen.group(size, (pen) => petrolWasherBody(pen, tone));
}

function labelMark(pen: Pen, label: string | undefined, size: number): string {
  return label ? leader(pen, [-174 * size, -250 * size], [-250 * size, -620 * size], label) : "";
}

/** Tubular frame with the push handle. */
function frame(pen: Pen, tone: Tone): string {
  return [
    pen.tube(
      "M-236-70H150L250-330C280-430 310-560 350-612C366-634 384-640 410-642",
      28,
      tones.dark,
    ),
    pen.tube("M392-642H452", 42, tone),
    pen.tube("M-226-76V-330C-226-372-206-392-166-392H120C170-392 200-372 224-330", 26, tones.dark),
  ].join("");
}

/** Plate that carries engine and pump, and the front foot. */
function plinth(pen: Pen): string {
  return [
    pen.shell("M-250-112H196V-84C196-76 190-70 182-70H-238C-246-70-250-76-250-84z", tones.mid, {
      dx: 0,
      dy: -9,
    }),
    pen.shell("M-228-72H-178L-172 0H-234z", tones.dark, { small: true }),
    pen.flat("M-244-10H-162V0H-244z", tones.mid.base),
  ].join("");
}

/** High-pressure pump with its outlet and the pressure gauge. */
function pump(pen: Pen): string {
  return [
    pen.shell("M-212-112V-190C-212-204-204-212-190-212H-96V-112z", tones.steel, {
      dx: -4,
      dy: -16,
    }),
    ticks(pen, { from: [-180, -196], count: 4, step: [22, 0], by: [0, 74] }, tones.steel.shade, 4),
    pen.flat("M-246-166h36v32h-36z", tones.steel.base),
    pen.line("M-234-166v32M-222-166v32", INK, 1.4),
    pen.flat("M-182-226h16v16h-16z", tones.steel.base),
    gauge(pen, [-174, -250], 28, 0.6),
  ].join("");
}

/** Four-stroke engine: block, recoil starter, tank and muffler. */
function engine(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-98-112V-268C-98-282-90-290-76-290H110C126-290 134-282 134-268V-112z", tones.mid, {
      dx: -5,
      dy: -16,
    }),
    pen.line("M-90-262H-40M-90-240H-40M-90-218H-40M-90-196H-40", INK, 2),
    pen.shell(
      "M-60-338C-60-352-52-360-38-360H128C144-360 152-352 152-338V-300C152-288 144-280 132-280H-42C-54-280-60-288-60-300z",
      tone,
      {
        dx: -4,
        dy: -14,
        light: pen.tone(
          "M-48-336C-48-346-42-350-34-350H124V-343H-32C-40-343-42-340-42-330z",
          tone.light,
        ),
      },
    ),
    pen.shell("M10-360V-374C10-380 14-382 20-382H58C64-382 68-380 68-374V-360z", tones.dark, {
      small: true,
    }),
    pen.shell(
      "M130-268H168C178-268 184-262 184-252V-206C184-196 178-190 168-190H130z",
      tones.steel,
      {
        dx: -3,
        dy: -8,
      },
    ),
    ticks(pen, { from: [142, -256], count: 4, step: [0, 16], by: [30, 0] }, INK, 2),
    pen.dot([32, -192], 78, tone.base),
    pen.ring([32, -192], 54, { width: 34, colour: tones.dark.base, dashes: "8 11.4" }),
    pen.dot([32, -192], 32, tone.base, 1.4),
    pen.ring([32, -192], 20, { width: 4, colour: tone.shade }),
    pen.line("M-28-232C-16-252 8-262 32-262", tone.light, 3),
    pen.shell("M84-250C80-262 88-270 98-268L128-260C138-256 140-244 132-240L104-236z", tones.dark, {
      small: true,
    }),
  ].join("");
}

function largeWheel(pen: Pen): string {
  return wheel(pen, 124, -124, 124);
}
