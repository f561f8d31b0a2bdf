/** Draws a compact pressure washer with its gun. */

import { ticks, wheel } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { sprayGun, stowedGun } from "../parts/spray-gun.ts";
import { leader } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

import {
  batteryBay,
  cable,
  detergentBottle,
  feet,
  hose,
  hoseCoil,
  hoseReel,
  louvre,
  nozzleRack,
  plainFlank,
  regulatorKnob,
} from "./washer-flanks.ts";

/**
 * Flank: ribs, coiled hose on its hook, hose reel, battery, or the round louvre of older machines.
 */
type WasherSide = "plain" | "coil" | "reel" | "battery" | "louvre";

export interface CompactWasher {
  /** Relative size, 1 for a medium machine; hose and gun do not scale. */
  size?: number;
  side?: WasherSide;
  /** Handle: light machines have a carrying handle, the lightest no wheels either. */
  handle?: "push" | "carry" | "none";
  wheelRadius?: number;
  /** With a second knob that sets the pressure at the pump. */
  regulator?: boolean;
  /** With nozzles in a holder on the push handle. */
  nozzles?: boolean;
  /** With a detergent bottle behind the cowl. */
  bottle?: boolean;
  accent?: Accent;
  /** Half of the body that has the accent. */
  accentOn?: "tub" | "cowl";
  /** The gun is in its holder, so that the picture is as large as the machine. */
  stowed?: boolean;
  /** Label to draw at the dial, such as "110 bar". */
  label?: string;
}

const LANCE = 270;

/** Origin: centre of the base on the ground. */
export function compactWasher({
  size = 1,
  side = "plain",
  handle = "push",
  wheelRadius = 78,
  regulator = false,
  nozzles = false,
  bottle = false,
  stowed = false,
  accent = "orange",
  accentOn = "cowl",
  label,
}: CompactWasher = {}): Machine {
  const tone = accentOf(accent);
  const lower = accentOn === "tub" ? tone : tones.grey;
  const upper = accentOn === "tub" ? tones.dark : tone;
  const body = (handle === "push" ? -756 : -572) * size;
  const top = stowed ? Math.min(body, -LANCE - 320) : body;
  return (pen) => {
    return {
      detail: [-200 * size, -560 * size, 210 * size, 8],
      s: [
        stowed ? at(-150 * size, -150, stowedGun(pen, tone, LANCE)) : hose(pen, size),
        side === "battery" ? "" : cable(pen, size),
        stowed ? "" : at(-330, -330, sprayGun(pen, tone, LANCE), -8),
        pen.group(
          size,
          (part) =>
            (handle === "push" ? pushHandle(part) : "") +
            (handle === "push" && nozzles ? nozzleRack(part, tone) : "") +
            (bottle ? detergentBottle(part, tone) : "") +
            washerBody(part, { tone, lower, upper, side }) +
            (regulator ? regulatorKnob(part, tone) : "") +
            (handle === "none"
              ? feet(part)
              : wheel(part, wheelRadius + 24, -wheelRadius, wheelRadius)),
        ),
        labelMark(pen, label, size),
      ].join(""),
      box: [
        stowed ? -190 * size - 10 : -880,
        label ? Math.min(top, -600 * size - pen.px(16)) : top,
        side === "battery"
          ? Math.max(2 * wheelRadius + 38, nozzles ? 212 : 0, bottle ? 200 : 0) * size
          : 190 * size + 46,
        8,
      ],
    };
  };
}

interface WasherBodyShape {
  tone: Tone;
  lower: Tone;
  upper: Tone;
  side: WasherSide;
}

function washerBody(pen: Pen, { tone, lower, upper, side }: WasherBodyShape): string {
  return [
    foot(pen),
    body(pen, lower, upper),
    front(pen, tone, upper),
    flank(pen, side, lower),
  ].join("");
}

function labelMark(pen: Pen, label: string | undefined, size: number): string {
  return label ? leader(pen, [-62 * size, -380 * size], [-150 * size, -600 * size], label) : "";
}

/** Telescopic handle. */
function pushHandle(pen: Pen): string {
  return [
    pen.tube("M96-300L128-690C130-716 120-728 96-728H40", 22, tones.steel),
    pen.tube("M88-730H24", 36, tones.dark),
  ].join("");
}

/** Base with outlet and inlet. */
function foot(pen: Pen): string {
  return [
    pen.shell(
      "M-150-70H120L128-28C128-18 122-14 112-14H-100L-112 0H-158L-166-48C-166-62-160-70-150-70z",
      tones.dark,
      {
        dx: -3,
        dy: -8,
      },
    ),
    pen.flat("M-182-112h52v32h-52z", tones.steel.base),
    pen.line("M-168-112v32M-154-112v32", INK, 1.4),
  ].join("");
}

/** Lower tub and upper cowl. */
function body(pen: Pen, lower: Tone, upper: Tone): string {
  return [
    pen.shell(
      "M-148-70C-162-150-158-250-138-330L118-326L132-80C132-66 126-60 114-60H-132C-142-60-147-64-148-70z",
      lower,
      { dx: -8, dy: -18 },
    ),
    pen.line("M-134-110C-144-180-140-250-124-312", lower.light, 3.4),
    pen.shell(
      "M-150-306C-146-380-128-436-96-462C-74-480-44-486-10-486H62C98-486 116-466 120-430L128-300C40-276-70-278-150-306z",
      upper,
      { dx: -6, dy: -14 },
    ),
    pen.line("M-126-350C-118-404-100-440-76-452C-56-464-36-468-6-468H50", upper.light, 3),
    pen.tube("M-70-482C-62-530-40-540-6-540H38C68-540 80-526 88-484", 24, tones.dark),
  ].join("");
}

/** Pressure dial and vents. */
function front(pen: Pen, tone: Tone, upper: Tone): string {
  return [
    pen.dot([-62, -380], 36, tones.mid.base),
    pen.dot([-62, -380], 26, tones.grey.light, 1.4),
    pen.flat("M-67-402h10v24h-10z", tone.base),
    ticks(
      pen,
      { from: [4, -416], count: 5, step: [2, 22], by: [86, 0] },
      upper === tones.dark ? tones.dark.light : upper.shade,
      4.6,
    ),
  ].join("");
}

const FLANKS: Record<WasherSide, (pen: Pen, lower: Tone) => string> = {
  plain: plainFlank,
  coil: hoseCoil,
  reel: hoseReel,
  battery: batteryBay,
  louvre,
};

/** Flank by `side`, with its screws. */
function flank(pen: Pen, side: WasherSide, lower: Tone): string {
  return [
    FLANKS[side](pen, lower),
    pen.screw(-116, -98, 6),
    pen.screw(84, -296, 6),
    pen.screw(-124, -318, 6),
  ].join("");
}
