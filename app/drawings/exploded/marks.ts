/** Numbers of an exploded drawing, and lines from each part to the one it is fastened to. */
import type { NumberedPart, PartsDrawing } from "./draw-exploded.ts";
import { type Ink, type Point, readInk } from "./ink.ts";

type Plate = "wide" | "tall";

export interface MarkedPart extends NumberedPart {
  /** Where the part's number stands, in shares of its box. */
  number: Point;
  /** SVG path data in percent of the plate's width; empty for none. */
  line: Record<Plate, string>;
}

export async function markParts({ svg, width, parts }: PartsDrawing): Promise<MarkedPart[]> {
  const ink = await readInk({ svg, width });
  return parts.map((part) => ({
    ...part,
    number: ink.nearest(part, [0, 0]) ?? [0, 0],
    line: drawLine(part, parts, ink),
  }));
}

/** None where it would pass a third part. */
function drawLine(
  part: NumberedPart,
  parts: readonly NumberedPart[],
  ink: Ink,
): MarkedPart["line"] {
  const partner = parts.find(({ name }) => name === part.fastenedTo);
  const joint = partner && findJoint(part, partner, ink);
  if (!joint) return { wide: "", tall: "" };
  const [own, its] = joint;
  const others = parts.filter((other) => other !== part && other !== partner);
  const draw = (plate: Plate) => {
    const from = place(part, plate, own);
    const to = place(partner, plate, its);
    // The part's way back into the machine, then that of its partner out of it.
    const corner: Point = part[plate].back[0] ? [to[0], from[1]] : [from[0], to[1]];
    const points = [...between(from, corner), ...between(corner, to)];
    const isPassing = others.some((other) =>
      points.some((point) => ink.has(other, toShare(point, boxOf(other, plate)))),
    );
    return isPassing ? "" : `M${from} ${corner} ${to}`;
  };
  return { wide: draw("wide"), tall: draw("tall") };
}

/** Points that no part of a plate fits between. */
function between([x, y]: Point, [toX, toY]: Point): Point[] {
  const steps = Math.ceil(4 * Math.hypot(toX - x, toY - y));
  return Array.from({ length: steps }, (_, step) => [
    x + ((toX - x) * step) / steps,
    y + ((toY - y) * step) / steps,
  ]);
}

/** Where two parts touch in the machine, as a point of each; else where they are near. */
function findJoint(part: NumberedPart, partner: NumberedPart, ink: Ink): [Point, Point] | null {
  const [own, its] = [boxInMachine(part), boxInMachine(partner)];
  const toIts = ([x, y]: Point) => toShare([own.x + x * own.width, own.y + y * own.height], its);
  const overlap = ink.middle(part, (point) => ink.has(partner, toIts(point)));
  if (overlap) return [overlap, toIts(overlap)];
  const nearest = ink.nearest(part, toShare([its.x + its.width / 2, its.y + its.height / 2], own));
  const opposite = nearest && ink.nearest(partner, toIts(nearest));
  return opposite && [nearest, opposite];
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

function boxOf(part: NumberedPart, plate: Plate): Rectangle {
  const { left: x, top: y, width } = part[plate];
  return { x, y, width, height: (width * part.size[1]) / part.size[0] };
}

function boxInMachine(part: NumberedPart): Rectangle {
  const box = boxOf(part, "wide");
  return { ...box, x: box.x + part.wide.back[0], y: box.y + part.wide.back[1] };
}

function toShare([x, y]: Point, box: Rectangle): Point {
  return [(x - box.x) / box.width, (y - box.y) / box.height];
}

function place(part: NumberedPart, plate: Plate, [x, y]: Point): Point {
  const box = boxOf(part, plate);
  return [box.x + x * box.width, box.y + y * box.height].map(
    (percent) => Math.round(percent * 100) / 100,
  ) as Point;
}
