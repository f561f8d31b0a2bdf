/** Small parts that many families share: wheels, charge lights, ribs, hoses. */
import { type Point, path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { LIGHT_OFF, LIGHT_ON, type Tone, tones } from "../pen/tones.ts";

/** Tyre and spoked rim with its centre at x, y. */
export function wheel(pen: Pen, x: number, y: number, radius: number): string {
  const edge = radius * 0.69;
  const lit = path`M${x - edge} ${y - 4}A${edge} ${edge} 0 0 1 ${x + edge} ${y - 4}C${x + radius * 0.5} ${y + radius * 0.34} ${x - radius * 0.4} ${y + radius * 0.48} ${x - edge} ${y - 4}z`;
  return (
    pen.dot([x, y], radius, tones.dark.base) +
    pen.ring([x, y], radius * 0.92, {
      width: radius * 0.045,
      colour: tones.dark.light,
      dashes: path`${radius * 0.035} ${radius * 0.07}`,
    }) +
    pen.dot([x, y], radius * 0.71, tones.grey.shade) +
    pen.tone(lit, tones.grey.base) +
    pen.ring([x, y], radius * 0.44, {
      width: radius * 0.28,
      colour: tones.dark.light,
      dashes: path`${radius * 0.1} ${radius * 0.2949}`,
    }) +
    pen.dot([x, y], radius * 0.25, tones.grey.base, 1.4) +
    pen.dot([x, y], radius * 0.1, tones.dark.base, 0)
  );
}

/** Row of charge lights, the first `lit` of them on; `side` and `step` in mm. */
export function chargeLights(
  pen: Pen,
  x: number,
  y: number,
  { count = 4, lit = 3, side, step }: { count?: number; lit?: number; side: number; step: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const fill = index < lit ? LIGHT_ON : LIGHT_OFF;
    return `<rect x="${short(x + index * step)}" y="${short(y)}" width="${short(side)}" height="${short(side)}" rx="${short(side * 0.2)}" fill="${fill}" stroke-width="${pen.width(1.4)}"/>`;
  }).join("");
}

interface Row {
  /** Start of the first stroke. */
  from: Point;
  count: number;
  /** From one stroke to the next, mm. */
  step: Point;
  /** From the start of each stroke to its end, mm. */
  by: Point;
}

function rowOf({ from: [x, y], count, step, by }: Row): string {
  let d = "";
  for (let i = 0; i < count; i++)
    d += path`M${x + i * step[0]} ${y + i * step[1]}l${by[0]} ${by[1]}`;
  return d;
}

/** Row of parallel strokes. */
export function ticks(pen: Pen, row: Row, colour: string, pixels: number): string {
  return pen.line(rowOf(row), colour, pixels);
}

/** Like `ticks`, but with their width in mm, so that gaps remain visible in small pictures. */
export function slots(pen: Pen, row: Row, colour: string, mm: number): string {
  return pen.rod(rowOf(row), colour, mm);
}

/** Corrugated hose, `mm` wide. */
export function hose(
  pen: Pen,
  d: string,
  mm: number,
  { tone = tones.dark, step = 7 }: { tone?: Tone; step?: number } = {},
): string {
  const ribs = ` stroke-dasharray="${short(step * 0.22)} ${short(step * 0.78)}" stroke-linecap="butt" opacity=".75"`;
  return pen.tube(d, mm, tone, { highlight: false }) + pen.rod(d, tone.light, mm * 0.78, ribs);
}
