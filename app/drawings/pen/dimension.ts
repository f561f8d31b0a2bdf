/** Labels on a drawing: a dimension line for a length, a leader for everything else. */
import { lettering, textWidth } from "./lettering.ts";
import { type Point, path, short } from "./path.ts";
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

interface LevelDimension {
  /** Ends, mm. */
  left: number;
  right: number;
  y: number;
  text: string;
  /** Heights at which the extension lines begin. */
  from: [left: number, right: number];
}

/** Level dimension line with its text and extension lines. */
export function dimension(pen: Pen, { left, right, y, text, from }: LevelDimension): string {
  const height = pen.px(HEIGHT);
  const width = labelWidth(pen, text);
  const outside = right - left < width + pen.px(70);
  const gap = width / 2 + pen.px(9);
  const middle = (left + right) / 2;
  const below = y + pen.px(7);
  const extensions = path`M${left} ${from[0]}V${below}M${right} ${from[1]}V${below}`;
  const lines = outside
    ? path`M${left} ${y}H${right + pen.px(26)}`
    : path`M${left} ${y}H${middle - gap}M${middle + gap} ${y}H${right}`;
  const start = outside ? right + pen.px(35) : middle - width / 2;
  return (
    `<g stroke-width="${short(pen.px(1.3), 2)}"><path d="${extensions}${lines}"/>` +
    `<path d="${tip(pen, [left, y], [1, 0])}${tip(pen, [right, y], [-1, 0])}" fill="${INK}" stroke="none"/></g>` +
    lettering(text, start, y - height / 2, height)
  );
}

/** Arrow tip at x, y, whose shaft leaves it in the direction dx, dy. */
function tip(pen: Pen, [x, y]: Point, [dx, dy]: Point): string {
  const size = pen.px(11) / Math.hypot(dx, dy);
  const [along, across] = [dx * size, 0.29 * dy * size];
  const [down, aside] = [dy * size, -0.29 * dx * size];
  return path`M${x} ${y}L${x + along + across} ${y + down + aside}L${x + along - across} ${y + down - aside}z`;
}

/** Leader: an arrow at x, y, a line from the elbow at toX, toY, and the label beyond it. */
export function leader(pen: Pen, [x, y]: Point, [toX, toY]: Point, text: string): string {
  const height = pen.px(HEIGHT);
  const side = toX < x ? -1 : 1;
  const end = toX + side * pen.px(20);
  const gap = pen.px(9);
  const start = side > 0 ? end + gap : end - gap - labelWidth(pen, text);
  return (
    pen.tone(tip(pen, [x, y], [toX - x, toY - y]), INK) +
    pen.line(path`M${x} ${y}L${toX} ${toY}H${end}`, INK, 1.3) +
    lettering(text, start, toY - height / 2, height)
  );
}
