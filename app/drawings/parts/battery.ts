/** Battery and mains cord of an electric machine. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { type Tone, tones } from "../pen/tones.ts";
import { chargeLights } from "./fittings.ts";
import { at } from "./placing.ts";

/** Batteries are pale beside STIHL's orange and dark beside other colours. */
export function packBeside(accent: Tone): Tone {
  return accent === tones.orange ? tones.grey : tones.graphite;
}

/** Battery of width × height mm with a dark latch end on top and charge lights. */
export function batteryPack(pen: Pen, width: number, height: number): string {
  const body = packBeside(pen.accent);
  const latch = height * 0.24;
  const top = path`M0 ${latch * 0.4}C0 ${latch * 0.1} 5 0 12 0H${width - 12}C${width - 4} 0 ${width} 6 ${width} 12`;
  const foot = path`L${width + 2} ${height - 10}C${width + 2} ${height - 3} ${width - 2} ${height} ${width - 9} ${height}H11C4 ${height} 0 ${height - 4} 0 ${height - 11}z`;
  const ribs = [0.58, 0.7, 0.82]
    .map((share) => path`M${width * 0.16} ${height * share}h${width * 0.66}`)
    .join("");
  return (
    pen.shell(top + foot, body, { dx: -5, dy: -5 }) +
    pen.flat(top + path`L${width} ${latch + 4} 0 ${latch}z`, tones.dark.base) +
    pen.line(path`M${width * 0.16} ${latch * 0.42}h${width * 0.6}`, tones.dark.light, 2.6) +
    chargeLights(pen, width * 0.16, height * 0.36, { side: width * 0.11, step: width * 0.17 }) +
    pen.line(ribs, body.shade, 3)
  );
}

/** Cord with a plug, from 0, 0 to the right; `dx` and `dy` in mm. */
export function cord(pen: Pen, dx = 150, dy = 70): string {
  const flex = path`M0 0C${dx * 0.4} ${-dy * 0.1} ${dx * 0.3} ${dy * 1.15} ${dx * 0.62} ${dy * 1.02}C${dx * 0.8} ${dy * 0.94} ${dx * 0.82} ${dy * 0.6} ${dx} ${dy * 0.6}`;
  const plug =
    pen.flat("M34-9h20v5H34zM34 4h20v5H34z", tones.steel.base) +
    pen.shell("M-6-7L6-15H32C37-15 39-12 39-8V8C39 12 37 15 32 15H6L-6 7z", tones.dark, {
      dy: -5,
    }) +
    pen.line("M4-10H30", tones.dark.light, 1.6);
  return pen.tube(flex, 9, tones.dark, { highlight: false }) + at(dx, dy * 0.6, plug);
}
