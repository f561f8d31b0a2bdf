/** Container of a wet and dry vacuum on its chassis. */

import { wheel } from "../parts/fittings.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

interface ContainerShape {
  half: number;
  rim: number;
  base: number;
  shellTone: Tone;
  diameter: number;
  height: number;
}

/** Container; its volume sets the height. */
export function container(
  pen: Pen,
  { half, rim, base, shellTone, diameter, height }: ContainerShape,
): string {
  return [
    pen.shell(
      path`M${-half} ${rim}H${half}L${half - 13} ${base + 10}C${half - 14} ${base + 22} ${half - 22} ${base + 26} ${half - 34} ${base + 26}H${-half + 34}C${-half + 22} ${base + 26} ${-half + 14} ${base + 22} ${-half + 13} ${base + 10}z`,
      shellTone,
      {
        dx: -16,
        dy: -10,
        light: pen.tone(
          path`M${-half + 18} ${rim}h${diameter * 0.07}l-8 ${height}h${-diameter * 0.05}z`,
          shellTone.light,
        ),
      },
    ),
    pen.line(
      path`M${-half + 16} ${base - height * 0.25}C${-half * 0.4} ${base - height * 0.25 + 12} ${half * 0.4} ${base - height * 0.25 + 12} ${half - 17} ${base - height * 0.25}M${-half + 12} ${base - height * 0.5}C${-half * 0.4} ${base - height * 0.5 + 12} ${half * 0.4} ${base - height * 0.5 + 12} ${half - 14} ${base - height * 0.5}`,
      shellTone.shade,
      2.4,
    ),
  ].join("");
}

/** Port of the hose. */
export function hosePort(pen: Pen, half: number, rim: number): string {
  return [
    pen.shell(
      path`M${-half - 22} ${rim + 36}H${-half + 18}C${-half + 30} ${rim + 36} ${-half + 34} ${rim + 44} ${-half + 34} ${rim + 58}C${-half + 34} ${rim + 74} ${-half + 28} ${rim + 82} ${-half + 16} ${rim + 82}H${-half - 22}z`,
      tones.mid,
      { dx: 0, dy: -12 },
    ),
    pen.line(
      path`M${-half - 8} ${rim + 37}V${rim + 81}M${-half + 4} ${rim + 37}V${rim + 81}`,
      INK,
      1.4,
    ),
  ].join("");
}

/** Chassis on castors; large ones have large rear wheels. */
export function chassis(pen: Pen, half: number, litres: number): string {
  const castor = (x: number) =>
    pen.flat(path`M${x - 15} -46h30l-7 21h-16z`, tones.mid.base) +
    pen.dot([x, -25], 25, tones.dark.base) +
    pen.dot([x, -25], 13.75, tones.grey.base, 1.4) +
    pen.dot([x, -25], 4, INK, 0);
  return [
    pen.shell(
      path`M${-half - 16} -70C${-half - 16} -80 ${-half - 8} -86 ${-half + 4} -86H${half - 4}C${half + 12} -86 ${half + 22} -78 ${half + 22} -66L${half + 14} -42H${-half - 10}z`,
      tones.dark,
      { dx: -2, dy: -8 },
    ),
    pen.line(path`M${-half + 2} -77H${half - 6}`, tones.dark.light, 2.2),
    castor(-half + 16),
    litres >= 25 ? wheel(pen, half - 16, -62, 62) : castor(half - 12),
  ].join("");
}
