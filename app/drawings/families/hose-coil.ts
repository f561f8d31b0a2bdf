/** Draws a coiled high-pressure hose with its couplings. */

import { at } from "../parts/placing.ts";
import { leader, leaderRoom } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";
import { type Point, path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

interface HoseCoil {
  accent?: Accent;
  /** Label to draw, such as "9 m". */
  label?: string;
}

/** Radius and centre of each turn; position and angle of each tie. */
const TURNS: [radius: number, x: number, y: number][] = [
  [152, 8, 2],
  [136, -4, -3],
  [122, 6, 4],
  [106, -2, 0],
];

const TIES: [x: number, y: number, degrees: number][] = [
  [0, -122, 0],
  [-112, 70, 124],
];

/** Origin: the coil's centre. */
export function hoseCoil({ accent = "orange", label }: HoseCoil = {}): Machine {
  const tone = accentOf(accent);
  return (pen) => ({
    s: [coil(pen, tone), labelMark(pen, label)].join(""),
    box: [-318, -156, label ? Math.max(318, 196 + leaderRoom(pen, label)) : 318, 184],
  });
}

function turn(radius: number, x: number, y: number): string {
  return path`M${x - radius} ${y}A${radius} ${radius * 0.94} 0 1 1 ${x + radius} ${y}A${radius} ${radius * 0.94} 0 1 1 ${x - radius} ${y}`;
}

function coupling(pen: Pen, tone: Tone, [x, y]: Point, degrees: number): string {
  return at(
    x,
    y,
    pen.shell("M-12-13H44L50-9V9L44 13H-12z", tones.dark, { dx: 0, dy: -5 }) +
      pen.line("M0-13V13M12-13V13M24-13V13", tones.dark.light, 1.6) +
      pen.shell("M50-10H76V10H50z", tones.steel, { dx: 0, dy: -4 }) +
      pen.line("M58-10V10M66-10V10", INK, 1.4) +
      pen.flat("M-26-11H-10V11H-26z", tone.base),
    degrees,
  );
}

/** Both ends, the turns and the ties. */
function coil(pen: Pen, tone: Tone): string {
  return [
    pen.tube("M-60 150C-110 176-170 176-226 160", 17, tones.dark),
    TURNS.map(([radius, x, y]) => pen.tube(turn(radius, x, y), 17, tones.dark)).join(""),
    pen.tube("M96 60C126 110 170 150 226 150", 17, tones.dark),
    coupling(pen, tone, [-236, 157], 195),
    coupling(pen, tone, [236, 150], -4),
    TIES.map(([x, y, a]) =>
      at(
        x,
        y,
        pen.shell("M-14-36H12V36H-14z", tone, { dx: -3, dy: -5 }) +
          pen.line("M-6-28V28", tone.light, 2),
        a,
      ),
    ).join(""),
  ].join("");
}

function labelMark(pen: Pen, label: string | undefined): string {
  return label ? leader(pen, [118, -100], [196, -140], label) : "";
}
