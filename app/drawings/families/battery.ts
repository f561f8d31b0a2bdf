/** Draws a slide-in battery: its system sets the width, its energy the height. */

import { chargeLights, ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

export interface Battery {
  /** Width, 1 for a professional 36 V battery. */
  size?: number;
  /** Energy in Wh. */
  energy?: number;
  /** Professional batteries have a dark lower half. */
  professional?: boolean;
  /** A stripe on packs of the stronger series. */
  stripe?: boolean;
  accent?: Accent;
  /** Figures to letter left and right, such as "36 V" and "7.8 Ah". */
  voltage?: string;
  capacity?: string;
}

/** Origin: the middle of its foot. */
export function battery({
  size: width = 1,
  energy = 180,
  professional = false,
  stripe = false,
  accent = "orange",
  voltage,
  capacity,
}: Battery = {}): Machine {
  const tone = accentOf(accent);
  const height = 118 + Math.min(energy / 36, 10) * 11;
  const room = width < 0.7 ? 0.66 : 1;
  return (pen) => {
    const dotY = Math.min(-height + 120, -28) * width;
    const figureY = Math.min((150 - height) * width, -16);
    const figures =
      (voltage ? leader(pen, -50 * width, dotY, -98 * width, figureY, voltage) : "") +
      (capacity ? leader(pen, 54 * width, (118 - height) * width, 98 * width, (132 - height) * width, capacity) : "");
    return {
      s:
        pen.group(width, (pen) => batteryBody(pen, tone, height, professional)) +
        (stripe ? pen.group(width, (part) => stripeOf(part, tone, height)) : "") +
        figures,
      // Lists show the batteries of a class on the largest one's canvas, so that a small one is seen to be small.
      box: [
        voltage ? -98 * width - leaderRoom(pen, voltage) : -84 * room,
        Math.min((-height - 32) * width, voltage || capacity ? 0 : -260 * room),
        capacity ? 98 * width + leaderRoom(pen, capacity) : 84 * room,
        6,
      ],
    };
  };
}

/** 132 mm wide, `h` high, on its foot. */
function batteryBody(pen: Pen, tone: Tone, height: number, professional: boolean): string {
  return [box(pen, height, professional), cap(pen, height), face(pen, height, tone)].join("");
}

function stripeOf(pen: Pen, tone: Tone, height: number): string {
  return pen.flat(path`M-65 ${-height * 0.36 - 10}L65 ${-height * 0.39 - 10}v16L-65 ${-height * 0.36 + 6}z`, tone.base);
}

/** The light box and its foot. */
function box(pen: Pen, height: number, professional: boolean): string {
  return [
    pen.shell(path`M-64 ${-height + 24}L64 ${-height + 22}L66-12C66-4 60 0 52 0L-54 0C-62 0-66-4-66-12z`, tones.grey, {
      dx: -8,
      dy: -8,
    }),
    pen.line(path`M-56-24V${-height + 44}`, tones.grey.light, 3.4),
    professional
      ? pen.tone(
          path`M-66 ${-height * 0.34}L66 ${-height * 0.37}V-12C66-4 60 0 52 0H-54C-62 0-66-4-66-12z`,
          tones.mid.base,
        )
      : "",
  ].join("");
}

/** Dark cap with its grip recess. */
function cap(pen: Pen, height: number): string {
  return [
    pen.shell(
      path`M-66 ${-height + 40}L-64 ${-height + 4}C-62 ${-height - 18} -50 ${-height - 26} -32 ${-height - 26}H30C52 ${-height - 26} 64 ${-height - 14} 65 ${-height + 6}L66 ${-height + 36}C40 ${-height + 46} -40 ${-height + 48} -66 ${-height + 40}zM-34 ${-height - 8}C-40 ${-height - 8} -42 ${-height - 2} -42 ${-height + 4}C-42 ${-height + 10} -38 ${-height + 13} -32 ${-height + 13}H32C40 ${-height + 13} 43 ${-height + 8} 43 ${-height + 2}C43 ${-height - 5} 39 ${-height - 8} 33 ${-height - 8}z`,
      tones.dark,
      { hole: true, dx: -3, dy: -6 },
    ),
    pen.line(
      path`M-52 ${-height - 2}C-50 ${-height - 14} -42 ${-height - 19} -30 ${-height - 19}H28`,
      tones.dark.light,
      2.4,
    ),
  ].join("");
}

/** Latches, charge lights, button and ribs. */
function face(pen: Pen, height: number, tone: Tone): string {
  return [
    pen.flat(path`M-66 ${-height + 52}h-9c-3 0-4 3-4 6v24c0 3 2 5 5 5h8z`, tone.base),
    pen.flat(path`M66 ${-height + 52}h9c3 0 4 3 4 6v24c0 3-2 5-5 5h-8z`, tone.base),
    chargeLights(pen, -40, -height + 62, { side: 11, step: 17 }),
    pen.dot(44, -height + 67, 8, tone.base, 1.6),
    ticks(
      pen,
      -42,
      -height + 98,
      Math.max(1, Math.floor((height - 126) / 13)),
      [0, 13],
      [84, 0],
      tones.grey.shade,
      3.4,
    ),
    pen.shell("M-66-22L66-20V-10C66-3 60 0 52 0H-54C-62 0-66-4-66-11z", tones.dark, { dx: 0, dy: -6 }),
    pen.screw(-52, -11, 4),
    pen.screw(52, -11, 4),
  ].join("");
}
