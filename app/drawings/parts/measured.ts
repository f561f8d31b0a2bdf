/** Adds a dimension line below a drawing. */
import { dimension } from "../pen/dimension.ts";
import type { Machine } from "../pen/drawing.ts";

/** The same machine with a dimension line below it, if a fact gives the length. */
export function measured(machine: Machine): Machine {
  return (pen) => {
    const drawing = machine(pen);
    if (!drawing.dimension) return drawing;
    const { from, to, text } = drawing.dimension;
    const [left, top, right, bottom] = drawing.box;
    const start = bottom + pen.px(6);
    const line = dimension(pen, from, to, bottom + pen.px(30), text, [start, start]);
    return { ...drawing, s: drawing.s + line, box: [left, top, right, bottom + pen.px(48)] };
  };
}
