/** Head of a wet and dry vacuum: dome, switch, battery, handle and latches. */

import { packBeside } from "../parts/battery.ts";
import { chargeLights, ticks } from "../parts/fittings.ts";
import { knob } from "../parts/knob.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

interface HeadShape {
  half: number;
  rim: number;
  domeTop: number;
  hood: Tone;
  bare: boolean;
  accentTone: Tone;
  vents: number;
}

/** Rim, dome and its vents. */
export function head(
  pen: Pen,
  { half, rim, domeTop, hood, bare, accentTone, vents }: HeadShape,
): string {
  return [
    pen.shell(
      path`M${-half - 10} ${rim + 8}C${-half - 14} ${rim - 22} ${-half - 6} ${rim - 34} ${-half + 6} ${rim - 38}H${half - 6}C${half + 6} ${rim - 34} ${half + 14} ${rim - 22} ${half + 10} ${rim + 8}z`,
      tones.dark,
      { dx: -4, dy: -8 },
    ),
    pen.line(path`M${-half + 6} ${rim - 29}H${half - 10}`, tones.dark.light, 2.4),
    pen.shell(
      path`M${-half + 2} ${rim - 36}C${-half + 6} ${rim - 92} ${-half * 0.6} ${domeTop} ${-half * 0.1} ${domeTop - 2}C${half * 0.4} ${domeTop - 2} ${half * 0.78} ${domeTop + 26} ${half * 0.86} ${rim - 82}L${half - 2} ${rim - 36}z`,
      hood,
      {
        dx: -6,
        dy: -16,
        light: pen.tone(
          path`M${-half * 0.8} ${rim - 80}C${-half * 0.7} ${rim - 112} ${-half * 0.5} ${domeTop + 18} ${-half * 0.1} ${domeTop + 14}H${half * 0.2}V${domeTop + 6}H${-half * 0.1}C${-half * 0.56} ${domeTop + 8} ${-half * 0.8} ${rim - 110} ${-half * 0.88} ${rim - 76}z`,
          hood.light,
        ),
      },
    ),
    ticks(
      pen,
      { from: [half * 0.1, rim - 58], count: vents, step: [0, -13], by: [half * 0.62 - 10, 0] },
      bare ? tones.dark.light : accentTone.shade,
      4,
    ),
  ].join("");
}

/** Socket for a power tool, with its flap open. */
export function toolSocket(pen: Pen, half: number, rim: number): string {
  const x = half * 0.42;
  const y = rim - 76;
  return (
    pen.flat(path`M${x - 34} ${y - 34}h68v68h-68z`, tones.mid.base) +
    pen.dot([x, y], 26, tones.dark.base) +
    pen.dot([x - 9, y], 5, tones.steel.light, 0) +
    pen.dot([x + 9, y], 5, tones.steel.light, 0)
  );
}

export function cleaningButton(pen: Pen, half: number, domeTop: number, tone: Tone): string {
  return pen.shell(
    path`M${-half * 0.28} ${domeTop + 2}V${domeTop - 12}C${-half * 0.28} ${domeTop - 20} ${-half * 0.24} ${domeTop - 22} ${-half * 0.2} ${domeTop - 22}H${half * 0.06}C${half * 0.1} ${domeTop - 22} ${half * 0.14} ${domeTop - 20} ${half * 0.14} ${domeTop - 12}V${domeTop + 2}z`,
    tone,
    { dx: -2, dy: -6 },
  );
}

interface SwitchKnobShape {
  half: number;
  rim: number;
  bare: boolean;
  accentTone: Tone;
}

export function switchKnob(pen: Pen, { half, rim, bare, accentTone }: SwitchKnobShape): string {
  return knob(pen, [-half * 0.36, rim - 78], 30, bare ? accentTone.base : tones.grey.base);
}

interface PackShape {
  power: string;
  half: number;
  domeTop: number;
  rim: number;
  accent: Tone;
}

/** The battery on the dome. */
export function pack(pen: Pen, { power, half, domeTop, rim, accent }: PackShape): string {
  if (!(power === "battery")) return "";
  return [
    pen.shell(
      path`M${half * 0.34} ${domeTop - 26}H${half * 0.8}C${half * 0.9} ${domeTop - 26} ${half * 0.94} ${domeTop - 16} ${half * 0.94} ${domeTop}V${rim - 70}H${half * 0.3}V${domeTop - 8}C${half * 0.3} ${domeTop - 20} ${half * 0.3} ${domeTop - 26} ${half * 0.34} ${domeTop - 26}z`,
      packBeside(accent),
      { dx: -5, dy: -9 },
    ),
    pen.flat(
      path`M${half * 0.3} ${domeTop + 2}V${domeTop - 8}C${half * 0.3} ${domeTop - 20} ${half * 0.3} ${domeTop - 26} ${half * 0.34} ${domeTop - 26}H${half * 0.8}C${half * 0.9} ${domeTop - 26} ${half * 0.94} ${domeTop - 16} ${half * 0.94} ${domeTop + 2}z`,
      tones.dark.base,
    ),
    chargeLights(pen, half * 0.42, domeTop + 20, { side: 11, step: 17 }),
    ticks(
      pen,
      { from: [half * 0.42, domeTop + 46], count: 3, step: [0, 10], by: [60, 0] },
      packBeside(accent).shade,
      3,
    ),
  ].join("");
}

interface CarryingHandleShape {
  half: number;
  rim: number;
  domeTop: number;
  power: string;
}

export function carryingHandle(
  pen: Pen,
  { half, rim, domeTop, power }: CarryingHandleShape,
): string {
  return pen.tube(
    path`M${-half * 0.62} ${rim - 104}C${-half * 0.5} ${domeTop - 30} ${-half * 0.36} ${domeTop - 46} ${-half * 0.1} ${domeTop - 46}${power === "battery" ? path`C${half * 0.06} ${domeTop - 46} ${half * 0.12} ${domeTop - 36} ${half * 0.16} ${domeTop}` : path`H${half * 0.2}C${half * 0.5} ${domeTop - 46} ${half * 0.62} ${domeTop - 26} ${half * 0.7} ${rim - 100}`}`,
    26,
    tones.dark,
  );
}

interface LatchesShape {
  half: number;
  rim: number;
  bare: boolean;
  accentTone: Tone;
}

export function latches(pen: Pen, { half, rim, bare, accentTone }: LatchesShape): string {
  return [
    ...[-half + 46, half - 46].map((x) =>
      [
        pen.shell(
          path`M${x - 15} ${rim - 26}H${x + 15}L${x + 13} ${rim + 36}C${x + 10} ${rim + 46} ${x - 10} ${rim + 46} ${x - 13} ${rim + 36}z`,
          bare ? tones.mid : accentTone,
          { dx: -2, dy: -6 },
        ),
        pen.line(path`M${x - 8} ${rim + 28}H${x + 8}`, INK, 1.4),
      ].join(""),
    ),
  ].join("");
}
