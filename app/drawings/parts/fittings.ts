/** Small parts that many families share: wheels, charge lights, ribs, hoses. */
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { LIGHT_OFF, LIGHT_ON, type Tone, tones } from "../pen/tones.ts";

/** Tyre and spoked rim with its centre at x, y. */
export function wheel(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  rim: Tone = tones.grey,
): string {
  const edge = radius * 0.69;
  const lit = path`M${x - edge} ${y - 4}A${edge} ${edge} 0 0 1 ${x + edge} ${y - 4}C${x + radius * 0.5} ${y + radius * 0.34} ${x - radius * 0.4} ${y + radius * 0.48} ${x - edge} ${y - 4}z`;
  return (
    pen.dot([x, y], radius, tones.dark.base) +
    pen.ring([x, y], radius * 0.92, {
      width: radius * 0.045,
      colour: tones.dark.light,
      dashes: path`${radius * 0.035} ${radius * 0.07}`,
    }) +
    pen.dot([x, y], radius * 0.71, rim.shade) +
    pen.tone(lit, rim.base) +
    pen.ring([x, y], radius * 0.44, {
      width: radius * 0.28,
      colour: tones.dark.light,
      dashes: path`${radius * 0.1} ${radius * 0.2949}`,
    }) +
    pen.dot([x, y], radius * 0.25, rim.base, 1.4) +
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

/** `count` parallel strokes `by`, from x, y in steps of `step`. */
export function ticks(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  step: Step,
  by: Step,
  colour: string,
  pixels: number,
): string {
  return pen.line(rowOf(x, y, count, step, by), colour, pixels);
}

type Step = [dx: number, dy: number];

function rowOf(x: number, y: number, count: number, step: Step, by: Step): string {
  let d = "";
  for (let i = 0; i < count; i++)
    d += path`M${x + i * step[0]} ${y + i * step[1]}l${by[0]} ${by[1]}`;
  return d;
}

/**
 * Slots: like `ticks`, but with their width in mm, so that gaps remain visible in small pictures.
 */
export function slots(
  pen: Pen,
  x: number,
  y: number,
  count: number,
  step: Step,
  by: Step,
  colour: string,
  mm: number,
): string {
  return pen.rod(rowOf(x, y, count, step, by), colour, mm);
}

/** Corrugated hose, `mm` wide. */
export function hose(pen: Pen, d: string, mm: number, tone: Tone = tones.dark, step = 7): string {
  const ribs = ` stroke-dasharray="${short(step * 0.22)} ${short(step * 0.78)}" stroke-linecap="butt" opacity=".75"`;
  return pen.tube(d, mm, tone, { highlight: false }) + pen.rod(d, tone.light, mm * 0.78, ribs);
}
