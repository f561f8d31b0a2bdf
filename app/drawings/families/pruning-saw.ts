/** Draws a pruning saw with its blade at true length: curved and fixed, or straight and folding. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, type Tone, tones } from "../pen/tones.ts";

interface PruningSaw {
  /** Length of the blade, mm. */
  blade?: number;
  /** A figure gives the length. */
  known?: boolean;
  folding?: boolean;
  accent?: Accent;
}

/** Origin: where the blade leaves the handle. */
export function pruningSaw({
  blade = 330,
  known = false,
  folding = false,
  accent = "orange",
}: PruningSaw = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s:
      sawBlade(pen, blade, folding ? 0.35 : 1) +
      (folding ? foldingHandle(pen, tone, blade) : pistolHandle(pen, tone)),
    box: [-blade - 6, folding ? -42 : -60, folding ? blade + 78 : 206, folding ? 58 : 104],
    dimension: known
      ? {
          from: -blade,
          to: 0,
          text: `${blade / 10} cm`,
        }
      : undefined,
  });
}

/** Blade with pull teeth along its lower edge; `bow` 1 is curved. */
function sawBlade(pen: Pen, blade: number, bow: number): string {
  const count = Math.round(blade / 8.5);
  const edge = (t: number): [x: number, y: number] => {
    const u = 1 - t;
    return [
      u * u * 8 - 2 * u * t * blade * 0.5 - t * t * blade,
      u * u * 22 + 2 * u * t * (22 - 14 * bow) + t * t * (8 + 30 * bow),
    ];
  };
  const teeth = Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = edge(1 - i / count);
    const [x2, y2] = edge(Math.max(0, 1 - (i + 0.75) / count));
    return path`L${x} ${y}` + (i < count ? path`L${x2} ${y2 - 7}` : "");
  });
  const back = path`M14-26Q${-blade * 0.5} ${-26 - 18 * bow} ${-blade} ${-4 + 24 * bow}`;
  return (
    pen.shell(`${back + teeth.join("")}z`, tones.steel, { dx: -1, dy: -9 }) +
    pen.line(
      path`M10-17Q${-blade * 0.5} ${-17 - 18 * bow} ${-blade * 0.93} ${-6 + 22 * bow}`,
      tones.steel.light,
      2.6,
    )
  );
}

function pistolHandle(pen: Pen, tone: Tone): string {
  return [
    pen.shell(
      "M-18-32C-10-38 6-38 20-36C60-30 96-30 130-24C164-16 186 4 196 34C204 58 200 84 186 92C176 98 162 92 160 80C156 56 146 38 124 30C90 20 40 30 4 30C-10 30-20 28-24 20C-28 4-26-22-18-32z",
      tones.dark,
      { dx: -2, dy: -8 },
    ),
    pen.shell(
      "M40-26C70-24 104-22 126-17C154-10 172 6 182 32C170 18 150 10 128 8C100 6 66 12 44 12C34 2 32-14 40-26z",
      tone,
      { dx: -2, dy: -7 },
    ),
    pen.line("M-6-27C20-29 30-28 38-26", tones.dark.light, 2.2),
    ticks(pen, { from: [62, -13], count: 4, step: [14, 1.5], by: [-2, 14] }, tone.shade, 2.4),
    pen.dot([180, 76], 8, tones.dark.light, 1.4),
    pen.dot([180, 76], 4, "#fff", 1.2),
    pen.screw(-6, -12, 5),
    pen.screw(-4, 14, 5),
  ].join("");
}

/** Handle as long as the folding blade, with pivot and lock. */
function foldingHandle(pen: Pen, tone: Tone, blade: number): string {
  const end = blade + 70;
  return (
    pen.shell(
      path`M-16-28C-10-36 10-36 30-33C60-28 100-24 ${end - 40}-20C${end - 14}-18 ${end}-4 ${end} 12C${end} 34 ${end - 12} 48 ${end - 30} 48C${end - 46} 48 ${end - 50} 36 ${end - 70} 32C90 30 60 34 26 32C4 32-16 30-20 16C-24 0-22-20-16-28z`,
      tones.dark,
      { dx: -2, dy: -8 },
    ) +
    pen.shell(
      path`M56-18C90-14 120-10 ${end - 50}-6C${end - 30}-4 ${end - 18} 4 ${end - 16} 16C${end - 40} 20 100 12 62 16C54 8 52-8 56-18z`,
      tone,
      { dx: -2, dy: -6 },
    ) +
    ticks(pen, { from: [78, -4], count: 7, step: [16, 1], by: [-2, 12] }, tone.shade, 2.4) +
    pen.dot([0, 0], 15, tones.mid.base) +
    pen.dot([0, 0], 6, tones.steel.base, 1.4) +
    pen.shell("M22-34C24-44 44-44 50-32z", tones.mid, { small: true })
  );
}
