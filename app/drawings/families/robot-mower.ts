/** Draws a robotic mower at its docking station. */

import { chargeLights } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import {
  type Accent,
  accentOf,
  bodyBeside,
  INK,
  LIGHT_ON,
  type Tone,
  tones,
} from "../pen/tones.ts";

interface RobotMower {
  /** Relative size, 1 for a machine of about 73 cm. */
  size?: number;
  accent?: Accent;
  /** A pale hood with a coloured seam instead of a coloured hood. */
  pale?: boolean;
  /** Set by app, so without a display under a flap. */
  app?: boolean;
  /** With a light bar along the hood. */
  lightBar?: boolean;
  /** With rain sensor studs. */
  rainSensor?: boolean;
  /** Hub motors, drawn as coloured hubs of the drive wheels. */
  hubMotors?: boolean;
  /** Cutting width, cm: drawn diameter of the disc. */
  cut?: number;
}

/** Origin: the mower's centre on the ground, front to the left. */
export function robotMower(options: RobotMower = {}): Machine {
  const { size = 1, accent = "orange" } = options;
  const tone = accentOf(accent);
  return (pen) => ({
    s: [dockingStation(pen), pen.group(size, (part) => robotBody(part, tone, options))].join(""),
    box: [-664, -334, 372, 4],
  });
}

function robotBody(pen: Pen, accent: Tone, options: RobotMower): string {
  const {
    pale = false,
    app = false,
    lightBar = false,
    rainSensor = false,
    hubMotors = false,
    cut = 24,
  } = options;
  const hoodTone = pale ? bodyBeside(accent) : accent;
  return [
    mowingDeck(pen, cut * 5),
    chassis(pen),
    hood(pen, hoodTone),
    pale ? pen.line("M-346-126C-300-120-200-120 104-126", accent.base, 6) : "",
    top(pen, app),
    lightBar ? pen.rod("M-300-178C-210-226-120-250-10-262", LIGHT_ON, 9) : "",
    rainSensor
      ? pen.dot([-168, -226], 9, tones.steel.light) + pen.dot([-140, -236], 9, tones.steel.light)
      : "",
    bumper(pen, hoodTone),
    wheels(pen, accent, hubMotors),
  ].join("");
}

/** Ground plate and arch with its contacts. */
function dockingStation(pen: Pen): string {
  return [
    pen.shell(
      "M-600-6C-600-14-594-18-586-18L-440-20C-424-20-416-24-408-32L-396-44H-300L-60-18V-6z",
      tones.mid,
      {
        dx: 0,
        dy: -5,
      },
    ),
    pen.shell(
      "M-560-18C-570-110-566-190-548-226C-540-244-522-250-500-248L-440-242C-422-240-414-230-416-214L-424-182C-428-168-438-162-452-164L-486-168C-500-170-508-160-508-146L-500-18z",
      tones.dark,
      { dx: -4, dy: -8 },
    ),
    pen.line(
      "M-548-40C-554-120-550-190-536-218C-530-230-520-236-500-235L-440-230",
      tones.dark.light,
      2.4,
    ),
    chargeLights(pen, -474, -216, { count: 2, lit: 2, side: 11, step: 20 }),
    pen.flat("M-420-208h26v12h-28zM-424-188h26v12h-30z", tones.steel.base),
    pen.tube("M-552-30C-590-34-600-8-660-8", 9, tones.dark, { highlight: false }),
  ].join("");
}

/** Far wheel, deck and blade disc. */
function mowingDeck(pen: Pen, radius: number): string {
  return [
    pen.dot([214, -92], 88, tones.dark.shade),
    pen.shell("M-190-64H110V-40C110-30 104-24 94-24H-170C-182-24-190-32-190-44z", tones.mid, {
      dx: 0,
      dy: -10,
    }),
    pen.line(path`M${-40 - radius}-20H${-40 + radius}`, tones.steel.base, 5),
    pen.line(path`M${-40 - radius}-17.5H${-40 + radius}`, INK, 1.4),
  ].join("");
}

function chassis(pen: Pen): string {
  return [
    pen.shell(
      "M-338-84C-348-110-340-128-320-134L280-150C306-150 320-134 320-112L310-66C306-54 296-48 282-48H-296C-320-48-332-60-338-84z",
      tones.dark,
      { dx: -3, dy: -10 },
    ),
    pen.line("M-322-106C-318-116-310-120-296-120H120", tones.dark.light, 2.2),
  ].join("");
}

/** The floating hood. */
function hood(pen: Pen, accent: Tone): string {
  return [
    pen.shell(
      "M-362-96C-372-136-356-170-312-192C-240-228-160-262-60-274C40-284 130-284 196-266C266-246 318-210 336-158C342-138 340-118 334-104C300-98 284-110 270-128C250-156 226-164 196-164C160-164 132-146 122-112C118-100 110-94 98-94L-300-90C-330-88-352-88-362-96z",
      accent,
      {
        dx: -8,
        dy: -20,
        light: pen.tone(
          "M-330-160C-306-182-240-216-150-244C-110-254-70-260-20-264V-254C-100-246-160-228-226-200C-280-178-310-160-322-144z",
          accent.light,
        ),
      },
    ),
    pen.line("M-352-112C-300-106-200-106 96-112", accent.shade, 3),
  ].join("");
}

/** Dark top with display flap and stop button. */
function top(pen: Pen, app: boolean): string {
  return [
    pen.shell(
      "M-196-236C-130-262-40-276 50-279C120-280 176-272 214-258C190-232 150-216 90-212L-110-214C-150-216-180-222-196-236z",
      tones.dark,
      { dx: -4, dy: -7 },
    ),
    pen.line("M-170-236C-110-256-40-266 50-268", tones.dark.light, 2.4),
    app
      ? ""
      : pen.flat("M-86-248L34-258L52-226L-70-224z", tones.grey.base) +
        pen.line("M-66-240L20-247M-62-232L10-237", tones.grey.shade, 2.4),
    pen.shell(
      "M96-278C96-296 108-304 130-304C152-304 164-296 166-276C146-280 118-282 96-278z",
      tones.red,
      {
        dx: -3,
        dy: -6,
      },
    ),
  ].join("");
}

/** Bumper and vents. */
function bumper(pen: Pen, accent: Tone): string {
  return [
    pen.shell("M-364-118C-372-140-360-168-330-184L-300-198C-314-176-320-150-318-124z", tones.dark, {
      dx: -3,
      dy: -5,
    }),
    pen.dot([-338, -150], 8, tones.steel.base, 1.4),
    pen.line("M212-222L238-196M232-230L260-202M252-234L280-206", accent.shade, 5),
  ].join("");
}

/** Castor, and drive wheel with cleats. */
function wheels(pen: Pen, accent: Tone, hubMotors: boolean): string {
  const radius = 112;
  const x = 196;
  return [
    pen.flat("M-272-92h44l-10 40h-22z", tones.mid.base),
    pen.dot([-248, -40], 40, tones.dark.base),
    pen.dot([-248, -40], 24, tones.grey.base, 1.4),
    pen.dot([-248, -40], 7, INK, 0),
    pen.ring([x, -radius], radius - 3, { width: 14, colour: INK, dashes: "20 12.23" }),
    pen.dot([x, -radius], radius - 8, tones.dark.base),
    pen.ring([x, -radius], radius - 22, { width: 4, colour: tones.dark.light }),
    pen.dot([x, -radius], radius * 0.64, tones.grey.shade),
    pen.tone(
      path`M${x - radius * 0.62} ${-radius - 4}A${radius * 0.62} ${radius * 0.62} 0 0 1 ${x + radius * 0.62} ${-radius - 4}C${x + radius * 0.45} ${-radius + radius * 0.34} ${x - radius * 0.4} ${-radius + radius * 0.44} ${x - radius * 0.62} ${-radius - 4}z`,
      tones.grey.base,
    ),
    pen.ring([x, -radius], radius * 0.4, {
      width: radius * 0.25,
      colour: tones.dark.base,
      dashes: path`${radius * 0.13} ${radius * 0.2889}`,
    }),
    pen.dot([x, -radius], radius * (hubMotors ? 0.42 : 0.2), accent.base, 1.4),
  ].join("");
}
