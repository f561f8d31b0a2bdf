/** Draws an engineer's hammer with a cross pein. */

import { ticks } from "../parts/fittings.ts";
import { turned } from "../parts/placing.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface Hammer {
  accent?: Accent;
}

const LENGTH = 330;

const TILT = 24;

/** Origin: centre of the head. */
export function hammer({ accent = "yellow" }: Hammer = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: whole(pen, tone),
    box: [-62, -114, LENGTH * 0.92 + 8, LENGTH * 0.41 + 22],
  });
}

/** Fibre handle with its grip. */
function handle(pen: Pen, tone: Tone): string {
  return (
    pen.shell(
      path`M-16-12L${LENGTH * 0.45}-10C${LENGTH * 0.6}-14 ${LENGTH * 0.8}-20 ${LENGTH - 16}-18C${LENGTH - 2}-16 ${LENGTH - 2} 18 ${LENGTH - 14} 20C${LENGTH * 0.8} 20 ${LENGTH * 0.6} 14 ${LENGTH * 0.45} 10L-16 12z`,
      tones.dark,
      { dx: 0, dy: -8 },
    ) +
    pen.tone(path`M24-11H${LENGTH * 0.42}V11H24z`, tone.base) +
    pen.line(
      path`M24-11V11M${LENGTH * 0.42}-10V10M24-11.5H${LENGTH * 0.42}M24 11.5H${LENGTH * 0.42}`,
      INK,
      1.8,
    ) +
    pen.tone(path`M30-7H${LENGTH * 0.4}v4H30z`, tone.light) +
    ticks(
      pen,
      { from: [LENGTH * 0.52, -6], count: 8, step: [16, 0], by: [0, 13] },
      tones.dark.light,
      2.4,
    )
  );
}

function head(pen: Pen): string {
  return [pein(pen), face(pen)].join("");
}

function whole(pen: Pen, tone: Tone): string {
  return turned(TILT, handle(pen, tone) + head(pen));
}

/** Wedge-shaped pein, at right angles to the handle. */
function pein(pen: Pen): string {
  return [
    pen.shell("M-20-30C-18-58-12-84-8-104C-6-111 6-111 8-104C12-84 18-58 20-30z", tones.steel, {
      dx: -5,
      dy: 0,
    }),
    pen.line("M-11-44C-8-66-5-84-3-98", tones.steel.light, 3),
  ].join("");
}

function face(pen: Pen): string {
  return [
    pen.shell("M-20-34H20V34H-20z", tones.mid, { dx: -4, dy: -4 }),
    pen.shell("M-18 32H18L15 58H-15z", tones.steel, { dx: -4, dy: 0 }),
    pen.shell("M-22 56H22L24 74C24 80 20 82 16 82H-16C-20 82-24 80-24 74z", tones.steel, {
      dx: -6,
      dy: 0,
    }),
    pen.line("M-12-26V26", tones.mid.light, 3),
  ].join("");
}
