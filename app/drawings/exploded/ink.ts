/** Renders an exploded drawing, at a reduced size, and finds the ink of its parts. */
import type { NumberedPart, PartsDrawing } from "./draw-exploded.ts";

/** Width of the rendered drawing, px. */
const WIDTH = 640;
/** Distance of the pixels that are tested. */
const STEP = 2;
/** Least opacity of ink, of 255. */
const OPAQUE = 60;

/** A point in shares of a part's box; may lie outside it. */
export type Point = [x: number, y: number];

export type InkedPart = Pick<NumberedPart, "at" | "size">;

export interface Ink {
  has(part: InkedPart, point: Point): boolean;
  /** The part's ink nearest to a point; null if it has none. */
  nearest(part: InkedPart, to: Point): Point | null;
  /** The middle of the part's ink that is wanted, on such ink; null if there is none. */
  middle(part: InkedPart, isWanted: (point: Point) => boolean): Point | null;
}

export async function readInk({ svg, width }: Pick<PartsDrawing, "svg" | "width">): Promise<Ink> {
  // Loaded when needed: tools that draw without pages need no renderer.
  const { renderAsync } = await import("@resvg/resvg-js");
  const { pixels } = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: WIDTH },
  });
  const toPx = (px: number) => Math.floor((px * WIDTH) / width);
  const has: Ink["has"] = ({ at: [left, top], size: [across, down] }, [x, y]) => {
    if (x < 0 || y < 0 || x >= 1 || y >= 1) return false;
    const pixel = toPx(top + y * down) * WIDTH + toPx(left + x * across);
    return (pixels[4 * pixel + 3] ?? 0) > OPAQUE;
  };
  const found = new Map<InkedPart, Point[]>();
  const inkOf = (part: InkedPart) => {
    const known = found.get(part);
    if (known) return known;
    const [across, down] = part.size.map((px) => Math.ceil(toPx(px) / STEP)) as Point;
    const points: Point[] = [];
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const point: Point = [x / across, y / down];
        if (has(part, point)) points.push(point);
      }
    found.set(part, points);
    return points;
  };
  const nearest: Ink["nearest"] = (part, to) => nearestTo(to, inkOf(part), part);
  const middle: Ink["middle"] = (part, isWanted) => {
    const points = inkOf(part).filter(isWanted);
    const mean = [0, 1].map(
      (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
    );
    return nearestTo(mean as Point, points, part);
  };
  return { has, nearest, middle };
}

function nearestTo([toX, toY]: Point, points: Point[], { size: [across, down] }: InkedPart) {
  let found: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of points) {
    const distance = Math.hypot((x - toX) * across, (y - toY) * down);
    if (distance < least) [least, found] = [distance, [x, y]];
  }
  return found;
}
