/** Positions of the region map's pins and names, without overlaps. */
import { arrangePins, overlap, type PinBox, separate } from "#app/ui/branch-map/arrange-pins.ts";
import type { Point } from "./geometry.ts";

export interface Lettering extends Point {
  name: string;
  kind: "district" | "water";
}

interface MapPin extends Point {
  name: string;
  href: string;
  isHeadOffice: boolean;
}

/** Position of a name; null if there is no room for it. */
export type Label = (Point & { anchor: "start" | "middle" | "end" }) | null;

export interface PinView extends MapPin {
  label: Label;
}

interface MapTexts {
  width: number;
  height: number;
  pins: readonly MapPin[];
  names: readonly Lettering[];
  /** Where distances start, and the `href` of the branch to which a line leads. */
  start: (Point & { caption: string; nearest: string | null }) | null;
}

/** Mean width of a letter in the names of branches. */
const LETTER = 7.4;
/** The same in the names of districts and waters. */
const SMALL_LETTER = 6.4;
const LINE_HEIGHT = 16;
const PIN_HEIGHT = 32;
const HALF_PIN = 13;
/** Width of a distance, as in ", 17 km", in letters. */
const DISTANCE = 6;
/** Half the width of a town's mark. */
const MARK = 7;
/** Distance between the boxes along a line. */
const STEP = 4;
/** How much of a town's name, above or below its mark, is left of the mark. */
const SHARES_LEFT = [0.5, 0.3, 0.7, 0.1, 0.9, 0, 1];
/** Offsets at which a name of a district or water is tried. */
const TRIES = [0, -18, 18, -36, 36, -54, 54].flatMap((dy) =>
  [0, -24, 24, -48, 48].map((dx) => [dx, dy] as const),
);

export function letterMap({ width, height, pins, names, start }: MapTexts): {
  branches: PinView[];
  names: Lettering[];
  /** Of the start. */
  label: Label;
} {
  const frame = { width, height };
  const wide = pins.map(
    ({ name, href }) => (name.length + (href === start?.nearest ? DISTANCE : 0)) * LETTER,
  );
  const { arranged, taken, label } = arrange(pins, wide, start, frame);
  const branches = pins.map((pin, index): PinView => {
    const { tip, name: corner } = arranged[index] ?? { tip: pin, name: null };
    return {
      ...pin,
      x: round(tip.x),
      y: round(tip.y),
      label: corner && toLabel(boxAround(corner.x, corner.y, wide[index] ?? 0, 0), tip.x),
    };
  });
  taken.push(...branches.map(headOf));
  for (const [index, { name: corner }] of arranged.entries())
    if (corner) taken.push(boxAround(corner.x, corner.y, wide[index] ?? 0, 0));
  return {
    branches,
    label,
    names: names.flatMap(({ x, y, ...name }) => {
      for (const [dx, dy] of TRIES) {
        const box = boxAround(x + dx, y + dy - LINE_HEIGHT / 2, name.name.length * SMALL_LETTER);
        if (!isInside(box, frame) || taken.some((other) => overlap(box, other))) continue;
        taken.push(box);
        return { ...name, x: round(x + dx), y: round(y + dy) };
      }
      return [];
    }),
  };
}

/**
 * The town's name is at the first position that leaves room for the name of every branch, beside
 * the line if possible, else also over it.
 */
function arrange(
  pins: readonly MapPin[],
  wide: readonly number[],
  start: MapTexts["start"],
  frame: { width: number; height: number },
) {
  const named = pins.map(({ x, y }, index) => ({ tip: { x, y }, width: wide[index] ?? 0 }));
  const tips = separate(pins);
  const nearest = tips[pins.findIndex(({ href }) => href === start?.nearest)];
  const line = start && nearest ? boxesAlong(start, nearest) : [];
  const mark = start
    ? [{ left: start.x - MARK, right: start.x + MARK, top: start.y - MARK, bottom: start.y + MARK }]
    : [];
  const heads = tips.map(headOf);
  const boxes = (start ? boxesBeside(start) : []).filter(
    (box) => isInside(box, frame) && !heads.some((head) => overlap(box, head)),
  );
  const attempt = (box: PinBox | null, avoided: readonly PinBox[]) => {
    const used = [...mark, ...avoided, ...(box ? [box] : [])];
    const arranged = arrangePins(named, { ...frame, taken: used });
    const label = box && toLabel(box, start?.x ?? 0);
    return { arranged, taken: [...used, ...line], label };
  };
  for (const avoided of [line, []])
    for (const box of boxes) {
      if (avoided.some((other) => overlap(box, other))) continue;
      const tried = attempt(box, avoided);
      if (tried.arranged.every(({ name }) => name)) return tried;
    }
  return attempt(boxes[0] ?? null, []);
}

/** Boxes for the start's caption above, below, right and left of its mark. */
function boxesBeside({ x, y, caption }: NonNullable<MapTexts["start"]>): PinBox[] {
  const wide = caption.length * LETTER;
  const rowsAt = (gap: number) =>
    SHARES_LEFT.map((share) => [
      boxAround(x, y - gap - LINE_HEIGHT, wide, share),
      boxAround(x, y + gap, wide, share),
    ]);
  const [middle, ...others] = rowsAt(MARK);
  const beside = [0, -8, 8].flatMap((step) => {
    const top = y - LINE_HEIGHT / 2 + step;
    return [boxAround(x + MARK + 2, top, wide, 0), boxAround(x - MARK - 2, top, wide, 1)];
  });
  return [...(middle ?? []), ...beside, ...others.flat(), ...rowsAt(LINE_HEIGHT).flat()];
}

/** Boxes that together cover a line. */
function boxesAlong(from: Point, to: Point): PinBox[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: steps }, (_, step) => {
    const left = from.x + ((to.x - from.x) * step) / steps;
    const top = from.y + ((to.y - from.y) * step) / steps;
    return { left: left - 1, right: left + 1, top: top - 1, bottom: top + 1 };
  });
}

function headOf({ x, y }: Point): PinBox {
  return { left: x - HALF_PIN, right: x + HALF_PIN, top: y - PIN_HEIGHT, bottom: y };
}

/** The side of the mark decides to which end of its box a name is aligned. */
function toLabel({ left, right, top }: PinBox, mark: number): Label {
  const y = round(top + LINE_HEIGHT / 2);
  if (left >= mark) return { x: round(left), y, anchor: "start" };
  if (right <= mark) return { x: round(right), y, anchor: "end" };
  return { x: round((left + right) / 2), y, anchor: "middle" };
}

/** @param shareLeft how much of the text is left of `x` */
function boxAround(x: number, top: number, width: number, shareLeft = 0.5): PinBox {
  const left = x - width * shareLeft;
  return { left, right: left + width, top, bottom: top + LINE_HEIGHT };
}

function isInside(
  { left, right, top, bottom }: PinBox,
  { width, height }: { width: number; height: number },
): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

const round = (value: number) => Math.round(value * 10) / 10;
