/** Draws a stackable case for tools, as high as its size says. */

import { ticks } from "../parts/fittings.ts";
import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Accent, accentOf, INK, type Tone, tones } from "../pen/tones.ts";

export interface ToolCase {
  /** Height in mm. */
  height?: number;
  accent?: Accent;
  /** The shell in the accent, or dark with the accent in its clips. */
  shell?: "accent" | "dark";
}

const WIDTH = 442;

/** Origin: the middle of its foot, seen from the front. */
export function toolCase({ height = 136, accent = "teal", shell = "dark" }: ToolCase = {}): Machine {
  const tone = accentOf(accent);
  const body = shell === "accent" ? tone : tones.dark;
  const clip = shell === "accent" ? tones.dark : tone;
  return (pen) => {
    const half = WIDTH / 2;
    const lid = Math.min(64, height * 0.42);
    return {
      s: [
        grips(pen, half, height),
        lowerShell(pen, half, height, lid, body),
        lidShell(pen, half, height, lid, body),
        clips(pen, height, lid, clip),
      ].join(""),
      box: [-half - 14, -height - 46, half + 14, 4],
    };
  };
}

/** Side grips that catch the case on top. */
function grips(pen: Pen, half: number, height: number): string {
  return pen.shell(
    path`M${-half - 8} ${-height * 0.5 - 18}H${half + 8}V${-height * 0.5 + 18}H${-half - 8}z`,
    tones.mid,
    { small: true },
  );
}

/** Lower shell. */
function lowerShell(pen: Pen, half: number, height: number, lid: number, body: Tone): string {
  return [
    pen.shell(
      path`M${-half} ${-height + lid}H${half}V-14C${half} -6 ${half - 4} 0 ${half - 12} 0H${-half + 12}C${-half + 4} 0 ${-half} -6 ${-half} -14z`,
      body,
      { dx: -6, dy: -12 },
    ),
    ticks(pen, -half + 26, -height + lid + 12, 3, [14, 0], [0, height - lid - 30], body.light, 2.4),
    ticks(pen, half - 54, -height + lid + 12, 3, [14, 0], [0, height - lid - 30], body.light, 2.4),
  ].join("");
}

/** Lid with its carrying handle. */
function lidShell(pen: Pen, half: number, height: number, lid: number, body: Tone): string {
  return [
    pen.shell(
      path`M${-half + 8} ${-height}H${half - 8}C${half - 2} ${-height} ${half} ${-height + 6} ${half} ${-height + 12}V${-height + lid}H${-half}V${-height + 12}C${-half} ${-height + 6} ${-half + 2} ${-height} ${-half + 8} ${-height}z`,
      body,
      { dx: -4, dy: -10 },
    ),
    pen.line(path`M${-half + 12} ${-height + 9}H${half - 40}`, body.light, 2.6),
    pen.line(path`M${-half} ${-height + lid}H${half}`, INK, 2.2),
    pen.tube(
      path`M-96 ${-height + 4}C-94 ${-height - 26} -84 ${-height - 32} -66 ${-height - 32}H66C84 ${-height - 32} 94 ${-height - 26} 96 ${-height + 4}`,
      17,
      tones.dark,
    ),
  ].join("");
}

/** Two clips and a blank plate. */
function clips(pen: Pen, height: number, lid: number, clip: Tone): string {
  return [
    ...[-128, 128].map((x) =>
      [
        pen.shell(
          path`M${x - 30} ${-height + lid - 20}H${x + 30}V${-height + lid + 16}C${x + 30} ${-height + lid + 22} ${x + 26} ${-height + lid + 26} ${x + 20} ${-height + lid + 26}H${x - 20}C${x - 26} ${-height + lid + 26} ${x - 30} ${-height + lid + 22} ${x - 30} ${-height + lid + 16}z`,
          clip,
          { dx: -2, dy: -6 },
        ),
        pen.line(path`M${x - 18} ${-height + lid + 14}H${x + 18}`, INK, 1.6),
      ].join(""),
    ),
    pen.flat(
      path`M-62 ${-height + lid + 12}H62V${-height + lid + Math.min(60, height - lid - 14)}H-62z`,
      tones.grey.base,
    ),
  ].join("");
}
