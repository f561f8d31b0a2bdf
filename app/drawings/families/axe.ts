/** Draws axes and splitting tools. */

import { turned } from "../parts/placing.ts";
import { type Machine, turnedBox } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface Axe {
  /** Length of the handle, mm. */
  length?: number;
  head?: "hatchet" | "axe" | "splitter" | "hammer";
  /** With a sleeve that protects the handle below the head. */
  sleeve?: boolean;
  accent?: Accent;
}

const HEAD_SCALE = { hatchet: 0.8, axe: 1, splitter: 1.02, hammer: 1.12 };

const TILT = 28;

/** Origin: where the handle meets the head; the head is at the left, edge down. */
export function axe({
  length = 400,
  head = "hatchet",
  sleeve = false,
  accent = "orange",
}: Axe = {}): Machine {
  const tone = accentOf(accent);
  const size = HEAD_SCALE[head];
  const half = 15 * Math.sqrt(size);
  return (pen) => ({
    s: turned(
      TILT,
      woodenHandle(pen, { length, size, half, tone }) +
        (sleeve ? handleSleeve(pen, size, half) : "") +
        pen.group(size, (pen) =>
          head === "hatchet" || head === "axe"
            ? axeHead(pen)
            : splittingHead(pen, head === "hammer"),
        ),
    ),
    box: turnedBox(
      [
        [-80 * size, -(head === "hammer" ? 104 : 76) * size],
        [58 * size, -(head === "hammer" ? 104 : 76) * size],
        [-80 * size, 128 * size],
        [80 * size, 128 * size],
        [length + 10, -half],
        [length + 8, half + 28],
      ],
      TILT,
    ),
  });
}

interface WoodenHandleShape {
  length: number;
  size: number;
  half: number;
  tone: Tone;
}

/** Hickory handle, thicker at its end, with a coloured band. */
function woodenHandle(pen: Pen, { length, size, half, tone }: WoodenHandleShape): string {
  return pen.shell(
    path`M${-40 * size} ${-half - 3}L${50 * size} ${-half - 2}C${length * 0.3} ${-half + 3} ${length * 0.4} ${-half + 8} ${length * 0.55} ${-half + 5}C${length * 0.72} ${-half + 1} ${length * 0.82} ${-half - 4} ${length - 60} ${-half - 1}C${length - 40} ${-half + 1} ${length - 22} ${-half - 1} ${length - 10} ${-half + 4}C${length + 6} ${-half + 14} ${length + 8} ${half + 14} ${length - 6} ${half + 24}C${length - 18} ${half + 30} ${length - 30} ${half + 14} ${length - 52} ${half + 8}C${length * 0.8} ${half} ${length * 0.7} ${half + 4} ${length * 0.55} ${half + 4}C${length * 0.4} ${half + 3} ${length * 0.3} ${half} ${50 * size} ${half}H${-40 * size}z`,
    tones.wood,
    {
      dx: -1,
      dy: -8,
      light:
        pen.tone(
          path`M${60 * size} ${-half + 4}C${length * 0.3} ${-half + 8} ${length * 0.4} ${-half + 12} ${length * 0.55} ${-half + 9}L${length * 0.8} ${-half + 3}v4L${length * 0.55} ${-half + 14}C${length * 0.4} ${-half + 17} ${length * 0.3} ${-half + 13} ${60 * size} ${-half + 9}z`,
          tones.wood.light,
        ) +
        pen.tone(path`M${length - 96} ${-half - 8}h34v60h-34z`, tone.base) +
        pen.line(
          path`M${length * 0.2} ${half - 9}C${length * 0.35} ${half - 5} ${length * 0.45} ${half - 6} ${length * 0.6} ${half - 5}M${length * 0.3} ${half - 15}C${length * 0.45} ${half - 12} ${length * 0.55} ${half - 13} ${length * 0.74} ${half - 13}`,
          tones.wood.shade,
          1.6,
        ),
    },
  );
}

/** Steel sleeve around the handle, directly below the head. */
function handleSleeve(pen: Pen, size: number, half: number): string {
  return (
    pen.shell(
      path`M${40 * size} ${-half - 6}L${40 * size + 92} ${-half - 1}L${40 * size + 92} ${half + 5}L${40 * size} ${half + 6}z`,
      tones.mid,
      { dx: 0, dy: -9 },
    ) +
    pen.line(path`M${40 * size + 66} ${-half - 2}V${half + 5}`, INK, 1.4) +
    pen.screw(40 * size + 80, 2, 4)
  );
}

function axeHead(pen: Pen): string {
  return [
    pen.shell(
      "M-36-50H32C36-28 34-8 28 14C34 52 54 92 78 116C30 134-36 132-78 108C-58 74-42 42-34 14C-40-8-40-28-36-50z",
      tones.mid,
      { dx: -6, dy: -12 },
    ),
    pen.tone("M-68 92C-34 112 28 114 66 102L78 116C30 134-36 132-78 108z", tones.steel.light),
    pen.line("M-68 92C-34 112 28 114 66 102", INK, 1.4),
    pen.line("M-28-38C-31-22-31-8-26 12C-32 38-44 62-56 82", tones.mid.light, 3),
    pen.line("M-37-34H33", INK, 1.4),
  ].join("");
}

function splittingHead(pen: Pen, poll: boolean): string {
  return [
    poll
      ? pen.shell("M-34-100H28C34-100 36-96 36-90V-70H-42V-90C-42-96-40-100-34-100z", tones.steel, {
          dx: -5,
          dy: 0,
        })
      : "",
    pen.shell(
      "M-46-74H40C44-40 42-20 38 14C42 50 48 84 58 112C18 124-38 122-68 104C-56 70-48 40-44 14C-50-20-50-46-46-74z",
      tones.mid,
      { dx: -6, dy: -12 },
    ),
    pen.tone("M-63 92C-34 108 16 110 54 98L58 112C18 124-38 122-68 104z", tones.steel.light),
    pen.line("M-63 92C-34 108 16 110 54 98", INK, 1.4),
    pen.line("M-36-62C-38-40-38-20-34 8C-38 40-44 64-52 86", tones.mid.light, 3),
    pen.line("M-46-50H41", INK, 1.4),
  ].join("");
}
