/** Mains plug; its cable enters from the left at x, y. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

export function plug(pen: Pen, x: number, y: number): string {
  return (
    pen.flat(path`M${x - 4} ${y - 10}h34v20h-34z`, tones.dark.base) +
    pen.line(path`M${x + 30} ${y - 5}h12m-12 10h12`, INK, 4)
  );
}
