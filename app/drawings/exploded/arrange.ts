/** Moves the parts of a machine apart, each outwards until it overlaps no other. */
import type { Box } from "../pen/drawing.ts";
import type { Part } from "./part.ts";

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
  /** Around all parts, mm. */
  box: Box;
}

/** Directions that are tried for each part. */
const DIRECTIONS = 16;
/** Cost of a mm of the plate's size, in mm of a part's distance from its position in the machine. */
const SIZE_COST = 1.2;

/**
 * @param aspect the plate's target width by height
 * @param gap space around each part, as a share of the plate's width
 */
export function arrange(parts: readonly Part[], aspect: number, gap: number): Plate {
  const middle = [0, 1].map((axis) => median(parts.map(({ box }) => centre(box, axis))));
  const offset = ({ box }: Part) => [0, 1].map((axis) => centre(box, axis) - (middle[axis] ?? 0));
  const distance = (part: Part) => Math.hypot(...offset(part));
  const inner = [...parts].sort((a, b) => distance(a) - distance(b) || area(b) - area(a));
  // Boxes of all parts side by side are about as large as the plate.
  const space = gap * Math.sqrt(2 * aspect * parts.reduce((sum, part) => sum + area(part), 0));
  const arranged = new Map<Part, Arranged>();
  for (const part of inner)
    arranged.set(part, place(part, offset(part), [...arranged.values()], { aspect, space }));
  const all = parts.flatMap((part) => arranged.get(part) ?? []);
  return { arranged: all, box: around(all.map(({ box }) => box)) };
}

/** The cheapest free place: near, in the part's own direction, and within the plate. */
function place(
  part: Part,
  offset: number[],
  others: Arranged[],
  { aspect, space }: { aspect: number; space: number },
): Arranged {
  const taken = others.map(({ box }) => box);
  const length = Math.hypot(...offset) || 1;
  const options = Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (2 * Math.PI * index) / DIRECTIONS;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    let distance = 0;
    let box = part.box;
    while (taken.some((other) => isNear(box, other, space))) {
      distance += space / 4;
      box = moved(part.box, x * distance, y * distance);
    }
    const [left, top, right, bottom] = around([...taken, box]);
    const along = (x * (offset[0] ?? 0) + y * (offset[1] ?? 0)) / length;
    const size = Math.max((bottom - top) * aspect, right - left);
    return {
      shift: [x * distance, y * distance] as [number, number],
      box,
      cost: distance * (1.5 - along) + SIZE_COST * size,
    };
  });
  const { shift, box } = options.reduce((best, option) =>
    option.cost < best.cost ? option : best,
  );
  return { part, shift, box };
}

function around(boxes: Box[]): Box {
  const [left, top, right, bottom] = [0, 1, 2, 3].map((edge) => boxes.map((box) => box[edge] ?? 0));
  return [
    Math.min(...(left ?? [])),
    Math.min(...(top ?? [])),
    Math.max(...(right ?? [])),
    Math.max(...(bottom ?? [])),
  ];
}

function isNear(a: Box, b: Box, space: number): boolean {
  return a[0] < b[2] + space && a[2] > b[0] - space && a[1] < b[3] + space && a[3] > b[1] - space;
}

function moved([left, top, right, bottom]: Box, x: number, y: number): Box {
  return [left + x, top + y, right + x, bottom + y];
}

function centre(box: Box, axis: number): number {
  return ((box[axis] ?? 0) + (box[axis + 2] ?? 0)) / 2;
}

function area({ box: [left, top, right, bottom] }: Part): number {
  return (right - left) * (bottom - top);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
