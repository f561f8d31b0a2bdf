/**
 * Moves the parts of a machine apart, each along an axis of the machine until it overlaps no other,
 * so that the plate is well filled.
 */
import { type Box, movedBox, unionOf } from "../pen/drawing.ts";
import type { Joint } from "./joints.ts";
import { DOWN, LEFT, type Part, RIGHT, UP, type Way } from "./part.ts";

export interface Arranged {
  part: Part;
  /** From the part's position in the machine, mm. */
  shift: [x: number, y: number];
  /** After the shift, mm. */
  box: Box;
}

export interface Plate {
  /** In the order of `parts`. */
  arranged: Arranged[];
  /** Around all parts, and the whole machine, mm. */
  box: Box;
}

/** Ways of a part that names none. */
const EVERY_WAY: readonly [Way, ...Way[]] = [RIGHT, DOWN, LEFT, UP];
/** Cost of a mm of the plate's width, in mm of the parts' distances from the machine. */
const SIZE_COST = 6;
/**
 * Cost of a line between two parts that passes a third one, and of one that has a corner, as a
 * share of the plate's width.
 */
const [PASSING_COST, CORNER_COST] = [0.3, 0.06];

/**
 * @param aspect the plate's target width by height
 * @param gap space around each part, as a share of the plate's width
 */
export function arrange(
  parts: readonly Part[],
  joints: readonly Joint[],
  aspect: number,
  gap: number,
): Plate {
  // Boxes of all parts side by side are about as large as the plate.
  const space = gap * Math.sqrt(2 * aspect * parts.reduce((sum, part) => sum + area(part), 0));
  const layout = layoutOf(parts, joints, aspect, space);
  const choices = parts.map(({ out = EVERY_WAY }) => out);
  let ways = choices.map(([first]) => first);
  let best = layout(ways);
  // Two parts at once, as one often has to make room for the other.
  const pairs = choices.flatMap((its, one) =>
    choices.slice(0, one).map((others, two) => ({ one, its, two, others })),
  );
  for (let cost = Number.POSITIVE_INFINITY; best.cost < cost - 1; ) {
    cost = best.cost;
    for (const { one, its, two, others } of pairs)
      for (const way of its)
        for (const other of others) {
          const next = ways.with(one, way).with(two, other);
          const plate = layout(next, best.cost);
          if (plate.cost < best.cost) [best, ways] = [plate, next];
        }
  }
  return best;
}

/** Places the parts, the inner first, each its way out of the machine. */
function layoutOf(parts: readonly Part[], joints: readonly Joint[], aspect: number, space: number) {
  const middle = [0, 1].map((axis) => median(parts.map(({ box }) => centre(box, axis))));
  const inner = parts
    .map((part, index) => {
      const [x = 0, y = 0] = [0, 1].map((axis) => centre(part.box, axis) - (middle[axis] ?? 0));
      return { part, index, x, y, distance: Math.hypot(x, y) };
    })
    .sort((a, b) => a.distance - b.distance || area(b.part) - area(a.part));
  const whole = unionOf(...parts.map(({ box }) => box));
  const sizeOf = (box: Box) => Math.max(box[2] - box[0], (box[3] - box[1]) * aspect);
  const least = SIZE_COST * sizeOf(whole);
  // Stops at a cost of `below`.
  return (ways: readonly Way[], below = Number.POSITIVE_INFINITY) => {
    const arranged: Arranged[] = [];
    const taken: Box[] = [];
    let cost = 0;
    for (const { part, index, x, y, distance } of inner) {
      const [across, down] = ways[index] ?? UP;
      const mm = toFree(part.box, [across, down], taken, space);
      const box = movedBox(part.box, across * mm, down * mm);
      const outwards = (across * x + down * y) / (distance || 1);
      cost += mm * (1.5 - outwards);
      if (cost + least >= below) return { arranged, box: whole, cost: below };
      taken.push(box);
      arranged[index] = { part, shift: [across * mm, down * mm], box };
    }
    const box = unionOf(whole, ...taken);
    const size = sizeOf(box);
    cost += size * SIZE_COST;
    return { arranged, box, cost: cost < below ? cost + size * lineCost(arranged, joints) : cost };
  };
}

function lineCost(arranged: readonly Arranged[], joints: readonly Joint[]): number {
  let cost = 0;
  for (const { own, partner, x, y } of joints) {
    const [one, other] = [arranged[own], arranged[partner]] as [Arranged, Arranged];
    const [fromX, fromY] = [x + one.shift[0], y + one.shift[1]];
    const [toX, toY] = [x + other.shift[0], y + other.shift[1]];
    const [cornerX, cornerY] = one.shift[0] ? [toX, fromY] : [fromX, toY];
    if (fromX !== toX && fromY !== toY) cost += CORNER_COST;
    const strokes = [boxOf(fromX, fromY, cornerX, cornerY), boxOf(cornerX, cornerY, toX, toY)];
    for (const third of arranged)
      if (
        third !== one &&
        third !== other &&
        strokes.some((stroke) => isNear(stroke, third.box, 0))
      )
        cost += PASSING_COST;
  }
  return cost;
}

function boxOf(x1: number, y1: number, x2: number, y2: number): Box {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** Distance that a box must move until it is not near any of the others. */
function toFree(start: Box, [x, y]: Way, others: readonly Box[], space: number): number {
  let mm = 0;
  for (;;) {
    const box = movedBox(start, x * mm, y * mm);
    const near = others.find((other) => isNear(box, other, space));
    if (!near) return mm;
    const across = x > 0 ? near[2] - start[0] : start[2] - near[0];
    const down = y > 0 ? near[3] - start[1] : start[3] - near[1];
    // A little more, as sums are not exact.
    mm = (x ? across : down) + space + 0.1;
  }
}

/** Whether less than `space` is between two boxes. */
function isNear(a: Box, b: Box, space: number): boolean {
  return a[0] < b[2] + space && a[2] > b[0] - space && a[1] < b[3] + space && a[3] > b[1] - space;
}

/** @param axis 0 across, 1 down */
function centre(box: Box, axis: number): number {
  return ((box[axis] ?? 0) + (box[axis + 2] ?? 0)) / 2;
}

function area({ box: [left, top, right, bottom] }: Part): number {
  return (right - left) * (bottom - top);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
