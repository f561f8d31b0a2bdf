/** Lays the parts of a machine out along one axis and joins each to the margin where its number stands. */
import { path, short } from "../pen/path.ts";
import { Pen } from "../pen/pen.ts";
import { toSvg } from "../pen/sheet.ts";
import { INK } from "../pen/tones.ts";
import type { Exploded, Part } from "./part.ts";

export interface NumberedPart extends Pick<Part, "name" | "does" | "spares"> {
  /** Where its number stands, in percent of the drawing's width and height. */
  left: number;
  top: number;
}

export interface PartsDrawing {
  svg: string;
  /** px */
  width: number;
  height: number;
  /** In the order of their numbers, which begin at 1. */
  parts: NumberedPart[];
}

/** The drawing is made to fit this width, and this height as far as its numbers allow, px. */
const WIDTH = 640;
const HEIGHT = 1120;
/** Room for the numbers beside the parts; numbers keep their size on a phone, where all else is half as large. */
const MARGIN = 60;
const PITCH = 56;
/** How far left of its part a number stands that has none of the right margin. */
const BESIDE = 64;
/** Between two rows, and round the whole. */
const GAP = 24;
const PAD = 14;

/** What is known of a part once its row has been moved: where its leader begins, and how far down its number stands. */
interface Placed {
  part: Part;
  down: number;
  from: [x: number, y: number];
  numberY: number;
}

export function drawExploded({ rows, axis }: Exploded, { key, title }: { key: string; title: string }): PartsDrawing {
  const parts = rows.flat();
  const ofLeft = parts.filter(({ isLeft }) => isLeft).map(({ box }) => box[0]);
  const right = Math.max(...parts.map(({ box }) => box[2]));
  const high = rows.reduce((sum, row) => sum + bottomOf(row) - topOf(row), 0);
  const scaleFrom = (left: number) =>
    Math.min((WIDTH - PAD - MARGIN) / (right - left), (HEIGHT - GAP * rows.length) / high);
  const leftmost = Math.min(...parts.map(({ box }) => box[0]));
  const room = (BESIDE + 22) / scaleFrom(leftmost);
  const left = Math.min(leftmost, ...ofLeft.map((x) => x - room));
  const scale = Math.floor(1000 * scaleFrom(left)) / 1000;
  const mm = (pixels: number) => pixels / scale;
  const width = Math.round((right - left) * scale + PAD + MARGIN);
  const placed = spread(stack(rows, mm(GAP)), mm(PITCH * (width / WIDTH)));
  const lowest = Math.max(...placed.map(({ part, down, numberY }) => Math.max(part.box[3] + down, numberY + mm(PAD))));
  const height = Math.round(lowest * scale + 2 * PAD);

  const pen = new Pen(scale, key);
  const edgeOf = ({ box, isLeft }: Part) => (isLeft ? box[0] - mm(BESIDE) : right + mm(MARGIN - 22));
  const axisLine = pen.line(path`M${axis} 0V${lowest}`, "#b84300", 1.2, ` stroke-dasharray="${dashes(mm)}"`);
  const drawn = placed.map(({ part, down }) => `<g transform="translate(0 ${Math.round(down)})">${part.draw(pen)}</g>`);
  const leaders = placed.map((one) => leader(pen, one, edgeOf(one.part)));
  const origin = { x: PAD - left * scale, y: PAD };
  const svg = toSvg(axisLine + drawn.join("") + leaders.join(""), { key, title, pen, width, height, ...origin });
  return {
    svg,
    width,
    height,
    parts: placed.map(({ part, numberY }) => ({
      name: part.name,
      does: part.does,
      ...(part.spares ? { spares: part.spares } : {}),
      left: percent((edgeOf(part) - left) * scale + PAD, width),
      top: percent(numberY * scale + PAD, height),
    })),
  };
}

function topOf(row: Part[]): number {
  return Math.min(...row.map(({ box }) => box[1]));
}

function bottomOf(row: Part[]): number {
  return Math.max(...row.map(({ box }) => box[3]));
}

function stack(rows: Part[][], gap: number): Placed[] {
  let cursor = 0;
  return rows.flatMap((row) => {
    const down = cursor - topOf(row);
    cursor += bottomOf(row) - topOf(row) + gap;
    return row.map((part) => {
      const [x, y] = part.touch ?? [part.isLeft ? part.box[0] : part.box[2], (part.box[1] + part.box[3]) / 2];
      return { part, down, from: [x, y + down] as [number, number], numberY: y + down };
    });
  });
}

/** Moves numbers of one margin apart that would lie over each other. */
function spread(placed: Placed[], pitch: number): Placed[] {
  for (const isLeft of [true, false]) {
    const column = placed.filter(({ part }) => Boolean(part.isLeft) === isLeft).sort((a, b) => a.from[1] - b.from[1]);
    for (const [index, one] of column.entries()) {
      const above = column[index - 1]?.numberY ?? Number.NEGATIVE_INFINITY;
      one.numberY = Math.max(one.from[1], above + pitch, pitch / 3);
    }
  }
  return placed;
}

/** From a dot on the part, level, and aslant where its number had to give way. */
function leader(pen: Pen, { from: [x, y], numberY }: Placed, edge: number): string {
  const bend = edge + (edge > x ? -1 : 1) * Math.min(Math.abs(numberY - y), Math.abs(edge - x));
  const aslant = numberY === y ? "" : path`L${edge} ${numberY}`;
  return pen.line(path`M${x} ${y}H${bend}${aslant}`, INK, 1.1) + pen.dot(x, y, pen.px(3), INK, 0);
}

function dashes(mm: (pixels: number) => number): string {
  return [16, 5, 2, 5].map((pixels) => short(mm(pixels))).join(" ");
}

function percent(part: number, whole: number): number {
  return Math.round((10_000 * part) / whole) / 100;
}
