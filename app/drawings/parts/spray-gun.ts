/** Gun of a pressure washer, horizontal, nozzle to the left. */

import { ticks } from "../parts/fittings.ts";
import { turned } from "../parts/placing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";
/** Pistol grip with its trigger. Origin: the connection of the lance. */
export function sprayGrip(pen: Pen, accent: Tone): string {
  return (
    pen.shell(
      "M-136-34C-138-42-132-46-124-46L10-50C52-52 92-34 112-4C132 24 144 66 150 106C150 118 142 124 130 124L96 128C86 128 82 122 80 112C74 74 58 40 30 28L-118 24C-130 24-136 20-136 12z",
      tones.dark,
      { dx: -4, dy: -8 },
    ) +
    pen.flat("M-26 26C-30 58-18 90 8 102C20 106 26 96 20 86C8 66 8 46 14 28z", accent.base) +
    pen.line("M-118-34L8-38C46-40 78-24 96 2", tones.dark.light, 2.4) +
    ticks(pen, { from: [92, 52], count: 3, step: [4, 17], by: [34, -7] }, tones.dark.light, 1.6)
  );
}

/** Grip with a lance of `lance` mm and its spray. */
export function sprayGun(pen: Pen, accent: Tone, lance: number): string {
  return lanceTube(pen, -150 - lance, accent, true) + sprayGrip(pen, accent);
}

/** The gun in its holder behind a body whose left edge is at 0: the nozzle points up. */
export function stowedGun(pen: Pen, accent: Tone, lance: number): string {
  return turned(
    86,
    `<g transform="scale(1 -1)">${lanceTube(pen, -150 - lance, accent, false)}${sprayGrip(pen, accent)}</g>`,
  );
}

/** Steel tube and its nozzle. */
function lanceTube(pen: Pen, tip: number, accent: Tone, spray: boolean): string {
  return [
    pen.tube(path`M-150-6H${tip + 60}`, 17, tones.steel, { highlight: false, cap: "butt" }),
    pen.line(path`M-150-9H${tip + 70}`, tones.steel.light, 2),
    pen.shell(path`M${tip + 86}-24H${tip + 26}L${tip}-15V3L${tip + 26} 12H${tip + 86}z`, accent, {
      small: true,
    }),
    pen.line(path`M${tip + 42}-22V10M${tip + 60}-22V10`, INK, 1.4),
    pen.flat("M-196-24h70v36h-70z", tones.mid.base),
    spray
      ? pen.line(
          path`M${tip - 24}-6h-26M${tip - 66}-6h-44M${tip - 22}-16l-40-13M${tip - 76}-34l-36-12M${tip - 22} 4l-40 13M${tip - 76} 22l-36 12`,
          "#8fa3b3",
          3,
        )
      : "",
  ].join("");
}
