/** Front view of a rotary knob with its coloured mark at the top. */
import { type Point, path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

export function knob(pen: Pen, [x, y]: Point, radius: number, mark: string): string {
  return (
    pen.dot([x, y], radius, tones.dark.base) +
    pen.ring([x, y], radius * 0.7, { width: pen.px(1.3), colour: tones.dark.light }) +
    pen.flat(
      path`M${x - radius * 0.14} ${y - radius * 0.64}h${radius * 0.28}v${radius * 0.74}h${-radius * 0.28}z`,
      mark,
    )
  );
}
