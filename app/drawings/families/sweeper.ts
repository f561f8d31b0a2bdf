/** Draws a walk-behind sweeper. */

import { chargeLights, slots, ticks, wheel } from "../parts/fittings.ts";
import { knob } from "../parts/knob.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface Sweeper {
  power?: "manual" | "battery";
  /** Working width in cm and container in litres: set the size of the front and the hopper. */
  width?: number;
  litres?: number;
  /** Front: light, or dark above a roller brush. */
  front?: "light" | "dark";
  /** With a dust filter in the hopper. */
  filter?: boolean;
  accent?: Accent;
}

/** Origin: between the wheels on the ground; plate brush at the left. */
export function sweeper(options: Sweeper = {}): Machine {
  const { power = "manual", width = 77, litres = 50, front = "light", filter = false } = options;
  const tone = accentOf(options.accent ?? "orange");
  const broad = 0.5 + width / 154;
  const deep = Math.cbrt(litres / 50);
  const rear = 40 + 276 * deep;
  return (pen) => ({
    s: [
      pushBar(pen),
      hopperParts(pen, { tone, deep, battery: power === "battery", filter }),
      pen.group(
        broad,
        (part) => lowBody(part, front) + heightDial(part, tone) + plateBrush(part, tone),
      ),
      runningGear(pen, 112 * broad, rear),
    ].join(""),
    box: [-440 * broad, -864, 662, 6],
  });
}

interface HopperPartsShape {
  tone: Tone;
  deep: number;
  battery: boolean;
  filter: boolean;
}

/** Hopper, which extends backward from the axle, and the parts on it. */
function hopperParts(pen: Pen, { tone, deep, battery, filter }: HopperPartsShape): string {
  return pen.group(
    deep,
    (part) => (battery ? pack(part) : "") + hopper(part, tone) + (filter ? dustFilter(part) : ""),
    path`translate(${60 - 60 * deep} ${34 * deep - 34})`,
  );
}

/** Pleats of the filter behind a frame in the hopper's side. */
function dustFilter(pen: Pen): string {
  return (
    pen.flat(
      "M196-176H322C328-176 332-172 331-166L324-92C323-86 319-82 313-82H196z",
      tones.grey.base,
    ) + ticks(pen, { from: [208, -168], count: 8, step: [14, 0], by: [-1, 78] }, tones.mid.base, 3)
  );
}

/** Push bar with its grip and folding joint. */
function pushBar(pen: Pen): string {
  return [
    pen.tube("M126-150L470-776C492-816 524-836 580-838L628-838", 26, tones.steel),
    pen.tube("M548-838L634-840", 40, tones.dark),
    pen.flat("M268-438l28 15-12 22-28-15z", tones.dark.base),
    pen.line("M318-524l21 12M326-538l21 12", INK, 1.4),
  ].join("");
}

/** Hopper for the sweepings. */
function hopper(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M60-206C120-226 260-232 330-216C352-210 362-194 360-170L348-62C346-44 334-34 316-34H100C80-34 70-44 68-62z",
      tone,
      {
        dx: -8,
        dy: -22,
        light: pen.tone(
          "M80-194C140-210 260-214 320-202L326-209C260-224 140-220 80-202z",
          tone.light,
        ),
      },
    ),
    pen.tube("M170-218C176-252 244-256 252-222", 18, tones.dark),
    pen.line("M176-190L182-50M252-192L252-50", tone.shade, 2.4),
  ].join("");
}

/** Low front that guides the dirt in. */
function lowBody(pen: Pen, front: "light" | "dark"): string {
  const cover = front === "light" ? tones.grey : tones.mid;
  return [
    pen.shell(
      "M-330-64C-338-104-322-134-288-140L-130-168C-70-180-30-214 40-220C84-222 112-204 118-170L128-60C128-46 120-38 108-38H-300C-320-38-328-46-330-64z",
      cover,
      { dx: -8, dy: -16 },
    ),
    pen.line("M-314-92C-312-112-304-120-286-125L-124-154C-66-166-28-198 34-205", cover.light, 3),
    pen.shell("M-330-74L130-70V-52C130-42 122-36 110-36H-302C-322-36-332-46-330-74z", tones.dark, {
      dx: 0,
      dy: -10,
    }),
    pen.line("M-318-66H-40", tones.dark.light, 2),
    pen.line("M-262-126l-9 36M-236-131l-9 41M-210-136l-9 46", cover.shade, 4),
  ].join("");
}

function heightDial(pen: Pen, tone: Tone): string {
  return knob(pen, [-122, -108], 24, tone.base);
}

/** Hub and bristles, tilted so that they are visible. */
function plateBrush(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-394-56C-394-66-360-74-312-74C-264-74-226-66-226-56L-236-42H-384z", tones.dark, {
      dx: 0,
      dy: -7,
    }),
    pen.line("M-380-62C-360-68-330-70-300-70", tones.dark.light, 2),
    pen.shell("M-388-44H-232L-196-2C-240 4-384 4-434-2z", tones.mid, { dx: -6, dy: -8 }),
    pen.line(
      "M-372-42L-408-1M-352-42L-376 0M-332-42L-344 1M-312-42L-312 1M-292-42L-280 1M-272-42L-248 0M-252-42L-220-1",
      INK,
      1.4,
    ),
    pen.line(
      "M-384-42L-424-1M-362-42L-392 0M-342-42L-360 1M-302-42L-296 1M-262-42L-234 0M-242-42L-208-1",
      tone.base,
      3,
    ),
    pen.shell("M-340-76C-340-90-328-96-312-96C-296-96-284-90-284-76z", tone, { small: true }),
  ].join("");
}

/** Drive wheel and rear roller. */
function runningGear(pen: Pen, radius: number, rear: number): string {
  return [
    wheel(pen, 28, -radius, radius),
    pen.dot([rear, -30], 30, tones.dark.base),
    pen.dot([rear, -30], 17, tones.grey.base, 1.4),
    pen.dot([rear, -30], 5, INK, 0),
    pen.screw(150, -64, 5),
  ].join("");
}

/** Upright battery on the hopper, and the motor. */
function pack(pen: Pen): string {
  return [
    pen.shell(
      "M70-204L84-268C88-282 98-288 112-288H214C226-288 234-282 236-270L240-204z",
      tones.dark,
      {
        dx: -4,
        dy: -9,
      },
    ),
    slots(pen, { from: [112, -266], count: 6, step: [18, 0], by: [-4, 40] }, tones.dark.light, 7),
    pen.shell(
      "M250-200L256-332C256-344 264-350 276-350H342C354-350 360-342 360-330L362-196z",
      tones.grey,
      { dx: -5 },
    ),
    pen.flat(
      "M254-300L256-332C256-344 264-350 276-350H342C354-350 360-342 360-330L361-300z",
      tones.dark.base,
    ),
    chargeLights(pen, 274, -284, { count: 3, side: 15, step: 24 }),
  ].join("");
}
