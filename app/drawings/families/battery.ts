/** Draws a slide-in battery: system sets the width, energy the height. */

import { chargeLights, ticks } from "../parts/fittings.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";
import { slideBatteryBody } from "./slide-battery.ts";

export interface Battery {
  /** Relative width, 1 for a professional 36 V battery. */
  size?: number;
  /** Energy, Wh. */
  energy?: number;
  /** Slides in by rails at its top, as on 10.8 V tools. */
  slide?: boolean;
  /** Professional batteries have a dark lower half. */
  professional?: boolean;
  /** With a stripe, as on batteries of the higher-powered series. */
  stripe?: boolean;
  accent?: Accent;
  /** Labels to draw left and right, such as "36 V" and "7.8 Ah". */
  voltage?: string;
  capacity?: string;
}

/** Origin: centre of its base. */
export function battery({
  size = 1,
  slide = false,
  energy = 180,
  professional = false,
  stripe = false,
  accent = "orange",
  voltage,
  capacity,
}: Battery = {}): Machine {
  const tone = accentOf(accent);
  const width = slide ? 0.6 : size;
  const height = slide ? 80 : 118 + Math.min(energy / 36, 10) * 11;
  const room = slide ? 0.66 : 1;
  return (pen) => {
    const dotY = Math.min(-height + 120, -28) * width;
    const labelY = Math.min((150 - height) * width, -16);
    const options =
      (voltage ? leader(pen, [-50 * width, dotY], [-98 * width, labelY], voltage) : "") +
      (capacity
        ? leader(
            pen,
            [54 * width, Math.min(118 - height, -30) * width],
            [98 * width, Math.min(132 - height, -54) * width],
            capacity,
          )
        : "");
    return {
      s:
        (slide
          ? slideBatteryBody(pen, tone)
          : pen.group(width, (part) => batteryBody(part, tone, height, professional))) +
        (stripe ? pen.group(width, (part) => stripeOf(part, tone, height)) : "") +
        options,
      // Batteries of a class share the largest one's canvas in lists, so that sizes are comparable.
      box: [
        voltage ? -98 * width - leaderRoom(pen, voltage) : -84 * room,
        Math.min(slide ? -82 : (-height - 32) * width, voltage || capacity ? 0 : -260 * room),
        capacity ? 98 * width + leaderRoom(pen, capacity) : 84 * room,
        6,
      ],
    };
  };
}

/** Body 132 mm wide and `height` mm high, on its base. */
function batteryBody(pen: Pen, tone: Tone, height: number, professional: boolean): string {
  return [box(pen, height, professional), cap(pen, height), face(pen, height, tone)].join("");
}

function stripeOf(pen: Pen, tone: Tone, height: number): string {
  return pen.flat(
    path`M-65 ${-height * 0.36 - 10}L65 ${-height * 0.39 - 10}v16L-65 ${-height * 0.36 + 6}z`,
    tone.base,
  );
}

/** Light box and its base. */
function box(pen: Pen, height: number, professional: boolean): string {
  return [
    pen.shell(
      path`M-64 ${-height + 24}L64 ${-height + 22}L66-12C66-4 60 0 52 0L-54 0C-62 0-66-4-66-12z`,
      tones.grey,
      {
        dx: -8,
        dy: -8,
      },
    ),
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
    pen.dot([44, -height + 67], 8, tone.base, 1.6),
    ticks(
      pen,
      {
        from: [-42, -height + 98],
        count: Math.max(1, Math.floor((height - 126) / 13)),
        step: [0, 13],
        by: [84, 0],
      },
      tones.grey.shade,
      3.4,
    ),
    pen.shell("M-66-22L66-20V-10C66-3 60 0 52 0H-54C-62 0-66-4-66-11z", tones.dark, {
      dx: 0,
      dy: -6,
    }),
    pen.screw(-52, -11, 4),
    pen.screw(52, -11, 4),
  ].join("");
}
