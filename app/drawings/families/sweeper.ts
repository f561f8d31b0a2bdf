/** Draws a walk-behind sweeper. */

import { chargeLights, wheel } from "../parts/fittings.ts";
import { knob } from "../parts/knob.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface Sweeper {
  power?: "manual" | "battery";
  accent?: Accent;
}

/** Origin: between the wheels on the ground; the plate brush is at the left. */
export function sweeper({ power = "manual", accent = "orange" }: Sweeper = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      pushBar(pen),
      power === "battery" ? pack(pen) : "",
      hopper(pen, tone),
      lowBody(pen),
      heightDial(pen, tone),
      plateBrush(pen, tone),
      runningGear(pen),
    ].join(""),
    box: [-440, -864, 662, 6],
  });
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
        light: pen.tone("M80-194C140-210 260-214 320-202L326-209C260-224 140-220 80-202z", tone.light),
      },
    ),
    pen.tube("M170-218C176-252 244-256 252-222", 18, tones.dark),
    pen.line("M176-190L182-50M252-192L252-50", tone.shade, 2.4),
  ].join("");
}

/** Low front that leads the dirt in. */
function lowBody(pen: Pen): string {
  return [
    pen.shell(
      "M-330-64C-338-104-322-134-288-140L-130-168C-70-180-30-214 40-220C84-222 112-204 118-170L128-60C128-46 120-38 108-38H-300C-320-38-328-46-330-64z",
      tones.grey,
      { dx: -8, dy: -16 },
    ),
    pen.line("M-314-92C-312-112-304-120-286-125L-124-154C-66-166-28-198 34-205", tones.grey.light, 3),
    pen.shell("M-330-74L130-70V-52C130-42 122-36 110-36H-302C-322-36-332-46-330-74z", tones.dark, { dx: 0, dy: -10 }),
    pen.line("M-318-66H-40", tones.dark.light, 2),
    pen.line("M-262-126l-9 36M-236-131l-9 41M-210-136l-9 46", tones.grey.shade, 4),
  ].join("");
}

function heightDial(pen: Pen, tone: Tone): string {
  return knob(pen, -122, -108, 24, tone.base);
}

/** Hub and bristles, tipped so that they are seen. */
function plateBrush(pen: Pen, tone: Tone): string {
  return [
    pen.shell("M-394-56C-394-66-360-74-312-74C-264-74-226-66-226-56L-236-42H-384z", tones.dark, { dx: 0, dy: -7 }),
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
function runningGear(pen: Pen): string {
  return [
    wheel(pen, 28, -112, 112),
    pen.dot(316, -30, 30, tones.dark.base),
    pen.dot(316, -30, 17, tones.grey.base, 1.4),
    pen.dot(316, -30, 5, INK, 0),
    pen.screw(-304, -104, 5),
    pen.screw(150, -64, 5),
    pen.screw(334, -176, 5),
  ].join("");
}

/** The battery, upright on the hopper. */
function pack(pen: Pen): string {
  return [
    pen.shell("M262-200L266-286C266-294 272-298 280-298H322C330-298 334-292 334-284L336-200z", tones.grey, { dx: -4 }),
    pen.flat("M265-262L266-286C266-294 272-298 280-298H322C330-298 334-292 334-284L335-262z", tones.dark.base),
    chargeLights(pen, 278, -252, { count: 3, side: 10, step: 16 }),
  ].join("");
}
