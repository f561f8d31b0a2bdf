/** Draws a felling lever with its hook, at true length. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface FellingLever {
  /** Overall length in mm. */
  length?: number;
  /** A figure gives the length. */
  known?: boolean;
  accent?: Accent;
}

/** Origin: the hook's pivot; foot at the left, grip at the right. */
export function fellingLever({
  length = 760,
  known = false,
  accent = "orange",
}: FellingLever = {}): Machine {
  const tone = accentOf(accent);
  const left = -130;
  const right = length - 130;
  return (pen) => ({
    s: [bar(pen, right, tone), foot(pen), collar(pen, tone), hook(pen)].join(""),
    box: [left - 6, -36, right + 4, 196],
    dimension: known
      ? {
          from: left,
          to: right,
          text: `${length / 10} cm`,
        }
      : undefined,
  });
}

/** Steel bar and its soft grip. */
function bar(pen: Pen, right: number, tone: Tone): string {
  return [
    pen.tube(path`M-40 0H${right - 12}`, 26, tones.steel, { cap: "butt" }),
    pen.tube(path`M${right - 190} 0H${right - 18}`, 38, tone),
    ticks(pen, { from: [right - 170, -11], count: 11, step: [14, 0], by: [0, 22] }, tone.shade, 2),
    pen.shell(
      path`M${right - 24}-24H${right - 6}C${right} -24 ${right} -18 ${right} -12V12C${right} 20 ${right} 24 ${right - 6} 24H${right - 24}z`,
      tones.dark,
      { small: true },
    ),
    pen.flat(path`M${right - 206}-21h16v42h-16z`, tones.dark.base),
  ].join("");
}

/** Curved foot with a flattened edge. */
function foot(pen: Pen): string {
  return [
    pen.shell(
      "M-24-22L-58-20C-92-14-116 4-130 30C-132 36-128 40-122 38C-100 24-78 18-54 18L-24 20z",
      tones.mid,
      {
        dx: -3,
        dy: -7,
      },
    ),
    pen.line("M-34-13L-60-11C-86-6-104 8-116 26", tones.mid.light, 2.4),
  ].join("");
}

/** Welded collar that carries the hook. */
function collar(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-30-30H34C40-30 42-26 42-20V22C42 28 40 32 34 32H-30C-36 32-38 28-38 22V-20C-38-26-36-30-30-30z",
      tone,
      { dx: -3, dy: -9 },
    ),
    pen.line("M-26-20H28", tone.light, 2.6),
  ].join("");
}

/** Swinging hook with its tip toward the foot. */
function hook(pen: Pen): string {
  return [
    pen.multi("M0 0C40 60 44 130 4 168C-26 192-70 186-92 160", [
      [INK, 24],
      [tones.steel.base, 19],
      [tones.steel.light, 4, ' x="-3" y="-4"'],
    ]),
    pen.shell(
      "M-82 150L-118 128C-122 126-124 130-122 134L-104 176C-98 180-92 178-88 174z",
      tones.steel,
      {
        small: true,
      },
    ),
    pen.dot([0, 0], 17, tones.dark.base),
    pen.dot([0, 0], 9, tones.steel.base, 1.4),
  ].join("");
}
