/** Figures on a drawing: the dimension line for a length, the leader for everything else. */
import { lettering, textWidth } from "./lettering.ts";
import { path, short } from "./path.ts";
import type { Pen } from "./pen.ts";
import { INK } from "./tones.ts";

/** Height of the lettering, in output pixels. */
const HEIGHT = 22;

/** Width of a lettered figure in mm. */
function figureWidth(pen: Pen, text: string): number {
  return (textWidth(text) * pen.px(HEIGHT)) / 6;
}

/** Room that a leader's elbow and lettering need beside its end, in mm. */
export function leaderRoom(pen: Pen, text: string): number {
  return pen.px(33) + figureWidth(pen, text);
}

/** Level dimension line from x0 to x1 at y; `from` are the heights at which its two extension lines start. */
export function dimension(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  text: string,
  from?: [left: number, right: number],
): string {
  const height = pen.px(HEIGHT);
  const width = figureWidth(pen, text);
  const tip = pen.px(11);
  const half = pen.px(3.2);
  const outside = x1 - x0 < width + pen.px(70);
  const gap = width / 2 + pen.px(9);
  const middle = (x0 + x1) / 2;
  const below = y + pen.px(7);
  const extensions = from ? path`M${x0} ${from[0]}V${below}M${x1} ${from[1]}V${below}` : "";
  const lines = outside
    ? path`M${x0} ${y}H${x1 + pen.px(26)}`
    : path`M${x0} ${y}H${middle - gap}M${middle + gap} ${y}H${x1}`;
  const arrows = path`M${x0} ${y}l${tip} ${-half}v${2 * half}zM${x1} ${y}l${-tip} ${-half}v${2 * half}z`;
  const start = outside ? x1 + pen.px(35) : middle - width / 2;
  return (
    `<g stroke-width="${short(pen.px(1.3), 2)}"><path d="${extensions}${lines}"/>` +
    `<path d="${arrows}" fill="${INK}" stroke="none"/></g>` +
    lettering(text, start, y - height / 2, height, pen.px(2))
  );
}

/** Leader: a dot on the part at x, y; a line to the elbow at toX, toY; the figure on the far side. */
export function leader(pen: Pen, x: number, y: number, toX: number, toY: number, text: string): string {
  const height = pen.px(HEIGHT);
  const side = toX < x ? -1 : 1;
  const end = toX + side * pen.px(20);
  const gap = pen.px(9);
  const start = side > 0 ? end + gap : end - gap - figureWidth(pen, text);
  return (
    pen.dot(x, y, pen.px(3.4), INK, 0) +
    pen.line(path`M${x} ${y}L${toX} ${toY}H${end}`, INK, 1.3) +
    lettering(text, start, toY - height / 2, height, pen.px(2))
  );
}
