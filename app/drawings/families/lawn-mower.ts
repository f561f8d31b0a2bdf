/** Draws a walk-behind lawn mower; the cutting width sets the deck's size. */

import { wheel } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";
import { catcher, mulchFlap } from "./mower-discharge.ts";

import {
  electricMowerMotor,
  type MowerEngine,
  type MowerHood,
  petrolMowerEngine,
} from "./mower-drives.ts";
import {
  cable,
  driveControl,
  foldingJoint,
  type MowerDrive,
  pushHandle,
  switchBox,
} from "./mower-handle.ts";

export interface LawnMower {
  /** Cutting width, cm. */
  cut?: number;
  power?: "petrol" | "battery" | "corded";
  /** Mulching mower without a catcher. */
  mulch?: boolean;
  /** Pushed by hand, or driven at one speed or variable speed. */
  drive?: MowerDrive;
  /** With one thick handlebar in the middle. */
  mono?: boolean;
  engine?: MowerEngine;
  hood?: MowerHood;
  /** Fabric catcher with a coloured lid. */
  cloth?: boolean;
  /** With a bar across the front. */
  bumper?: boolean;
  accent?: Accent;
  /**
   * Cutting width to letter, such as "46 cm"; it runs across the picture, so it has a leader
   * instead of a dimension line.
   */
  label?: string;
}

/** Origin: below the blade's axis on the ground, front to the left. */
export function lawnMower(options: LawnMower = {}): Machine {
  const {
    cut = 46,
    power = "battery",
    mulch = false,
    drive = "push",
    mono = false,
    label,
  } = options;
  const tone = accentOf(options.accent ?? "orange");
  return (plain) => {
    const pen = plain.with(tone);
    const half = cut * 5;
    const front = -half - 70;
    const back = half + 60;
    const handleX = back - 60;
    const electric = power !== "petrol";
    const frontWheel = (electric ? 82 : 95) * Math.min(1, 0.6 + cut / 115);
    const rearWheel = (electric ? 100 : 115) * Math.min(1, 0.6 + cut / 115);
    const motorScale = half / 230;
    return {
      detail: [front - 14, -470, back + 70, 4],
      s: [
        pushHandle(pen, { handleX, electric, tone, mono }),
        driveControl(pen, handleX, drive),
        cable(pen, power, handleX),
        switchBox(pen, electric, handleX, tone),
        foldingJoint(pen, handleX, tone, mulch),
        mulch ? mulchFlap(pen, back) : catcher(pen, handleX, options.cloth ?? false),
        farWheel(pen, front, frontWheel),
        electric ? "" : petrolMowerEngine(pen, options.engine ?? "flat"),
        options.bumper ? bumperBar(pen, front) : "",
        deck(pen, { front, electric, back, tone, half }),
        motor(pen, { electric, motorScale, power, hood: options.hood ?? "light" }),
        rearFlap(pen, mulch, back),
        heightLever(pen, { back, front, frontWheel, rearWheel }),
        drive === "push" ? "" : gearHub(pen, back - 60, rearWheel),
        labelMark(pen, label, half),
      ].join(""),
      box: [
        label
          ? Math.min(front - (options.bumper ? 46 : 14), -half * 0.62 - leaderRoom(pen, label))
          : front - (options.bumper ? 46 : 14),
        -906,
        handleX + 616,
        label ? 64 + pen.px(16) : 4,
      ],
    };
  };
}

function farWheel(pen: Pen, front: number, frontWheel: number): string {
  return pen.dot([front + 104, -frontWheel - 6], frontWheel - 4, tones.dark.shade);
}

interface DeckShape {
  front: number;
  electric: boolean;
  back: number;
  tone: Tone;
  half: number;
}

/** Deck with its bumper. */
function deck(pen: Pen, { front, electric, back, tone, half }: DeckShape): string {
  return [
    pen.shell(
      path`M${front + 2}-92C${front - 12}-150 ${front + 10}-206 ${front + 70}-226C${front + 86}-232 ${front + 84}-${electric ? 250 : 262} ${front + 112}-${electric ? 252 : 264}H${back - 120}C${back - 90}-262 ${back - 80}-248 ${back - 60}-240C${back - 10}-226 ${back + 24}-196 ${back + 26}-150L${back + 20}-96C${back + 18}-80 ${back + 4}-72 ${back - 12}-72H${front + 24}C${front + 10}-72 ${front + 4}-80 ${front + 2}-92z`,
      tone,
      { dx: -6, dy: -22 },
    ),
    pen.line(
      path`M${front + 20}-158C${front + 34}-196 ${front + 58}-208 ${front + 92}-217`,
      tone.light,
      4,
    ),
    pen.line(
      path`M${-half * 0.43}-148C${-half * 0.26}-196 ${half * 0.26}-196 ${half * 0.43}-148M${-half * 0.4}-112H${half * 0.4}`,
      tone.shade,
      3,
    ),
    pen.shell(
      path`M${front - 8}-110C${front - 14}-84 ${front - 6}-66 ${front + 14}-64H${front + 60}V-110z`,
      tones.dark,
      { small: true },
    ),
  ].join("");
}

interface MotorShape {
  electric: boolean;
  motorScale: number;
  power: string;
  hood: MowerHood;
}

/** Motor hood over the deck. */
function motor(pen: Pen, { electric, motorScale, power, hood }: MotorShape): string {
  return electric
    ? pen.group(
        motorScale,
        (pen) => electricMowerMotor(pen, power === "battery", hood),
        path`translate(-10 ${-236 + 236 * motorScale})`,
      )
    : "";
}

/** Flap over the catcher's mouth. */
function rearFlap(pen: Pen, mulch: boolean, back: number): string {
  return !mulch
    ? pen.shell(
        path`M${back - 54}-246C${back - 10}-262 ${back + 20}-262 ${back + 40}-250L${back + 20}-180C${back + 6}-206 ${back - 20}-224 ${back - 54}-232z`,
        tones.dark,
        { dy: -6 },
      )
    : "";
}

interface HeightLeverShape {
  back: number;
  front: number;
  frontWheel: number;
  rearWheel: number;
}

/** Cutting height lever and near wheels. */
function heightLever(pen: Pen, { back, front, frontWheel, rearWheel }: HeightLeverShape): string {
  return [
    pen.line(path`M${back - 96}-150L${back - 130}-272`, INK, 6),
    pen.line(path`M${back - 96}-150L${back - 130}-272`, tones.steel.base, 3),
    pen.dot([back - 131, -280], 15, tones.dark.base),
    wheel(pen, front + 88, -frontWheel, frontWheel),
    wheel(pen, back - 60, -rearWheel, rearWheel),
  ].join("");
}

/** Gear cover of the driven wheel. */
function gearHub(pen: Pen, x: number, radius: number): string {
  return (
    pen.dot([x, -radius], radius * 0.58, tones.dark.base) +
    pen.ring([x, -radius], radius * 0.4, { width: 13, colour: pen.accent.base })
  );
}

function bumperBar(pen: Pen, front: number): string {
  return pen.tube(
    path`M${front + 40}-240C${front - 24}-246 ${front - 34}-200 ${front - 32}-150C${front - 30}-112 ${front - 16}-100 ${front + 30}-100`,
    20,
    tones.steel,
  );
}

function labelMark(pen: Pen, label: string | undefined, half: number): string {
  return label ? leader(pen, [-half * 0.3, -92], [-half * 0.62, 64], label) : "";
}
