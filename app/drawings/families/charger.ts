/** Draws a battery charger. */

import { chargeLights, ticks } from "../parts/fittings.ts";
import { plug } from "../parts/plug.ts";
import type { Machine } from "../pen/drawing.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface Charger {
  /** Relative size, 1 for a fast charger. */
  size?: number;
  /** Number of cooling fans. */
  fans?: 0 | 1 | 2;
  accent?: Accent;
}

const LARGEST = 1.12;

/** Origin: centre of its base. */
export function charger({ size = 1, fans = 0, accent = "orange" }: Charger = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: pen.group(size, (pen) => chargerBody(pen, tone, fans)),
    // All chargers share the largest one's canvas, so that sizes are comparable.
    box: [-132 * LARGEST, -146 * LARGEST, 252 * LARGEST, 12 * LARGEST],
  });
}

function chargerBody(pen: Pen, tone: Tone, fans: number): string {
  return [cable(pen), bay(pen), base(pen, fans, tone)].join("");
}

function cable(pen: Pen): string {
  return [
    pen.tube("M100-22C136-22 136-8 164-8C188-8 192-16 208-14", 9, tones.dark, { highlight: false }),
    plug(pen, 206, -14),
  ].join("");
}

/** Bay with its contacts. */
function bay(pen: Pen): string {
  return [
    pen.shell("M-76-60L-70-128C-70-136-64-140-56-140H62C70-140 76-136 76-128L84-60z", tones.mid, {
      dx: -4,
      dy: -8,
    }),
    pen.flat("M-50-126H54V-62H-50z", tones.dark.base),
    ticks(pen, { from: [-34, -118], count: 4, step: [24, 0], by: [0, 46] }, tones.steel.base, 5),
  ].join("");
}

/** Base with its lights; fast chargers have a fan. */
function base(pen: Pen, fans: number, tone: Tone): string {
  return [
    pen.shell(
      "M-124-18C-128-52-116-74-92-76L-74-78C-66-78-62-72-60-64H62C64-72 68-78 76-78L96-76C118-72 126-50 122-18C122-8 116 0 104 0H-106C-118 0-124-8-124-18z",
      tones.dark,
      { dx: -4, dy: -10 },
    ),
    pen.line("M-114-40C-112-58-104-66-90-68", tones.dark.light, 2.6),
    Array.from({ length: Math.max(1, fans) }, (_, i) =>
      fans
        ? pen.dot([-16 + i * 58, -38], 23, tones.dark.shade, 1.4) +
          pen.ring([-16 + i * 58, -38], 14, {
            width: 11,
            colour: tones.dark.light,
            dashes: "4 3.33",
          }) +
          pen.dot([-16 + i * 58, -38], 5, tones.dark.base, 1.2)
        : ticks(
            pen,
            { from: [-40, -48], count: 7, step: [15, 0], by: [-5, 26] },
            tones.dark.light,
            3,
          ),
    ).join(""),
    pen.shell("M-108-44H-66L-62-16H-110z", tone, { small: true }),
    chargeLights(pen, -100, -35, { count: 2, lit: 1, side: 11, step: 18 }),
    pen.screw(92, -50, 5),
    pen.flat("M-96 0h44v9h-44zM52 0h44v9h-44z", tones.mid.base),
  ].join("");
}
