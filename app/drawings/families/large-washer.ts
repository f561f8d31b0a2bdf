/** Draws a large pressure washer on two wheels with its gun. */

import { ticks, wheel } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { sprayGun, stowedGun } from "../parts/spray-gun.ts";
import { leader } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

import { gauge } from "./compressor-pump.ts";

export interface LargeWasher {
  size?: number;
  /** With a hose reel on its flank. */
  reel?: boolean;
  /** In a tubular frame. */
  framed?: boolean;
  accent?: Accent;
  /** The gun is in its holder, so that the picture is as large as the machine. */
  stowed?: boolean;
  /** Label to draw at the gauge, such as "180 bar". */
  label?: string;
}

const LANCE = 330;

/** Origin: centre of the base on the ground. */
export function largeWasher(options: LargeWasher = {}): Machine {
  const { size = 1, reel = true, framed = false } = options;
  const { stowed = false, accent = "orange", label } = options;
  const tone = accentOf(accent);
  return (pen) => ({
    s: [
      framed ? pen.group(size, tubularFrame) : "",
      stowed
        ? at(-150 * size, -280, stowedGun(pen, tone, LANCE))
        : hose(pen, size) + at(-404, -410, sprayGun(pen, tone, LANCE), -10),
      machine(pen, size, tone, reel),
      labelMark(pen, label, size),
    ].join(""),
    detail: [-200 * size, -690 * size, 210 * size, 8],
    box: [stowed ? -216 * size : -1020, -936 * size, 300 * size, 8],
  });
}

function largeBody(pen: Pen, tone: Tone, reel: boolean): string {
  return [
    pushHandle(pen),
    base(pen),
    body(pen, tone),
    dial(pen),
    flank(pen, reel, tone),
    largeWheel(pen),
  ].join("");
}

function largeReel(pen: Pen, tone: Tone): string {
  return (
    pen.dot([-8, -266], 128, tones.dark.base) +
    pen.dot([-8, -266], 120, tones.mid.base, 0) +
    [112, 92, 72]
      .map(
        (R) =>
          pen.ring([-8, -266], R, { width: 15, colour: tones.dark.base }) +
          pen.ring([-10, -268], R + 3, { width: 2.6, colour: tones.dark.light }),
      )
      .join("") +
    pen.dot([-8, -266], 62, tones.grey.base) +
    pen.ring([-8, -266], 44, { width: 16, colour: tones.grey.shade, dashes: "24 22.1" }) +
    pen.dot([-8, -266], 22, tones.dark.base, 1.4) +
    pen.tube("M-8-266L62-336", 15, tones.steel, { highlight: false }) +
    pen.dot([64, -338], 19, tone.base)
  );
}

function hose(pen: Pen, size: number): string {
  return pen.tube(
    path`M${-140 * size} ${-150 * size}C${-250 * size} ${-150 * size} -256-16 -340-14C-430-12-420-150-404-210C-390-262-330-270-306-310`,
    20,
    tones.dark,
    { highlight: false },
  );
}

function machine(pen: Pen, size: number, tone: Tone, reel: boolean): string {
  return pen.group(size, (pen) => largeBody(pen, tone, reel));
}

function labelMark(pen: Pen, label: string | undefined, size: number): string {
  return label ? leader(pen, [-90 * size, -556 * size], [-190 * size, -760 * size], label) : "";
}

/** Frame around the body, behind the gun. */
function tubularFrame(pen: Pen): string {
  return pen.tube(
    "M-150-40H-172C-190-40-196-52-196-70V-600C-196-672-150-704-90-704H60C96-704 108-690 112-660",
    28,
    tones.mid,
  );
}

/** Push handle behind the body. */
function pushHandle(pen: Pen): string {
  return [
    pen.tube("M96-120L142-700C150-790 168-860 220-892L262-902", 28, tones.mid),
    pen.tube("M176-850C190-878 206-888 226-894L268-904", 40, tones.dark),
  ].join("");
}

/** Base and the pump's outlet. */
function base(pen: Pen): string {
  return [
    pen.shell(
      "M-160-96H110V-40C110-28 102-20 90-20H-110L-126 0H-176L-180-70C-180-86-174-96-160-96z",
      tones.dark,
      {
        dx: -4,
        dy: -10,
      },
    ),
    pen.flat("M-196-168h60v36h-60z", tones.steel.base),
    pen.flat("M-208-172h16v44h-16z", tones.mid.base),
    pen.line("M-178-168v36M-164-168v36", INK, 1.4),
  ].join("");
}

/** Body and cowl. */
function body(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-152-110C-172-230-160-360-134-470L118-470 128-110C128-92 120-84 104-84H-130C-144-84-150-94-152-110z",
      tones.grey,
      { dx: -8, dy: -18 },
    ),
    pen.shell(
      "M-142-436C-134-520-112-600-66-640C-46-658-20-664 10-664H84C116-664 134-646 134-614L128-424C40-440-60-444-142-436z",
      tone,
      {
        dx: -8,
        dy: -16,
        light: pen.tone(
          "M-112-520C-98-588-66-640-10-644H90V-656H0C-70-652-112-590-124-520z",
          tone.light,
        ),
      },
    ),
    pen.line("M-20-560h110M-20-538h110M-20-516h110M-20-494h110", tone.shade, 5),
  ].join("");
}

function dial(pen: Pen): string {
  return gauge(pen, [-62, -540], 36, 0.6);
}

/** Hose reel with its crank, or two vents. */
function flank(pen: Pen, reel: boolean, tone: Tone): string {
  return [
    reel
      ? largeReel(pen, tone)
      : ticks(
          pen,
          { from: [-70, -330], count: 7, step: [0, 34], by: [150, 0] },
          tones.grey.shade,
          6,
        ),
    pen.line("M-134-400C-142-350-148-280-146-220", tones.grey.light, 3),
  ].join("");
}

function largeWheel(pen: Pen): string {
  return wheel(pen, 92, -125, 125);
}
