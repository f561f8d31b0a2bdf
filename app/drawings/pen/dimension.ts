/** Labels on a drawing: a dimension line for a length, a leader for everything else. */
import { lettering, textWidth } from "./lettering.ts";
import { path, short } from "./path.ts";
import type { Pen } from "./pen.ts";
import { INK } from "./tones.ts";

/** Height of digits, output pixels. */
const HEIGHT = 26;

function labelWidth(pen: Pen, text: string): number {
  return textWidth(text) * pen.px(HEIGHT);
}

/** Space for a leader's elbow and lettering beside its end, mm. */
export function leaderRoom(pen: Pen, text: string): number {
  return pen.px(33) + labelWidth(pen, text);
}

/**
 * Level dimension line from x0 to x1 at y; `from` has the start heights of both extension lines.
 */
export function dimension(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  text: string,
  from?: [left: number, right: number],
): string {
  const height = pen.px(HEIGHT);
  const width = labelWidth(pen, text);
  const outside = x1 - x0 < width + pen.px(70);
  const gap = width / 2 + pen.px(9);
  const middle = (x0 + x1) / 2;
  const below = y + pen.px(7);
  const extensions = from ? path`M${x0} ${from[0]}V${below}M${x1} ${from[1]}V${below}` : "";
  const lines = outside
    ? path`M${x0} ${y}H${x1 + pen.px(26)}`
    : path`M${x0} ${y}H${middle - gap}M${middle + gap} ${y}H${x1}`;
  const start = outside ? x1 + pen.px(35) : middle - width / 2;
  return (
    `<g stroke-width="${short(pen.px(1.3), 2)}"><path d="${extensions}${lines}"/>` +
    `<path d="${tip(pen, x0, y, 1, 0)}${tip(pen, x1, y, -1, 0)}" fill="${INK}" stroke="none"/></g>` +
    lettering(text, start, y - height / 2, height)
  );
}

/** Arrow tip at x, y, whose shaft leaves it in the direction dx, dy. */
function tip(pen: Pen, x: number, y: number, dx: number, dy: number): string {
  const size = pen.px(11) / Math.hypot(dx, dy);
  const [along, across] = [dx * size, 0.29 * dy * size];
  const [down, aside] = [dy * size, -0.29 * dx * size];
  return path`M${x} ${y}L${x + along + across} ${y + down + aside}L${x + along - across} ${y + down - aside}z`;
}

/** Leader: an arrow at x, y, a line from the elbow at toX, toY, and the label beyond it. */
export function leader(
  pen: Pen,
  x: number,
  y: number,
  toX: number,
  toY: number,
  text: string,
): string {
  const height = pen.px(HEIGHT);
  const side = toX < x ? -1 : 1;
  const end = toX + side * pen.px(20);
  const gap = pen.px(9);
  const start = side > 0 ? end + gap : end - gap - labelWidth(pen, text);
  return (
    pen.tone(tip(pen, x, y, toX - x, toY - y), INK) +
    pen.line(path`M${x} ${y}L${toX} ${toY}H${end}`, INK, 1.3) +
    lettering(text, start, toY - height / 2, height)
  );
}
