/** Draws a machine's parts side by side, and says where each is on a wide and on a tall plate. */
import type { Box } from "../pen/drawing.ts";
import { Pen } from "../pen/pen.ts";
import { toSvg } from "../pen/svg-image.ts";
import { type Arranged, arrange, type Plate } from "./arrange.ts";
import { jointsOf } from "./joints.ts";
import type { Exploded, Part } from "./part.ts";

/** A part's position on a plate, in percent of the plate's width. */
export interface PlacedPart {
  left: number;
  top: number;
  width: number;
  /** From here to the part's position in the machine. */
  back: [x: number, y: number];
}

export interface NumberedPart extends Pick<Part, "name" | "does" | "spares"> {
  /** Id of the part's view in the drawing. */
  view: string;
  /** Position and size of the view in the drawing, px. */
  at: [left: number, top: number];
  size: [width: number, height: number];
  /** Place in the order of disassembly, 0 for the outermost. */
  depth: number;
  /** Name of the part that this one is fastened to. */
  fastenedTo: string | null;
  wide: PlacedPart;
  tall: PlacedPart;
}

export interface PartsDrawing {
  svg: string;
  /** px */
  width: number;
  height: number;
  /** Width by height. */
  aspects: { wide: number; tall: number };
  /** From left to right on the wide plate, numbered from 1. */
  parts: NumberedPart[];
}

/** Width of the drawing and of a wide plate, px. */
const WIDTH = 1280;
const WIDE = { aspect: 2.1, gap: 0.02 };
/** For phones: numbers take more of the width. */
const TALL = { aspect: 0.9, gap: 0.06 };
/** Space around the parts, px. */
const PAD = 24;
/** Space around each part for its outline, as a share of the longest part. */
const EDGE = 0.03;

export function drawExploded(
  { rows }: Exploded,
  { key, title }: { key: string; title: string },
): PartsDrawing {
  const parts = withEdges(rows.flat());
  const joints = jointsOf(parts);
  const wide = arrange(parts, joints, WIDE.aspect, WIDE.gap);
  const tall = arrange(parts, joints, TALL.aspect, TALL.gap);
  const [left, top, right, bottom] = wide.box;
  const scale = Math.floor((1000 * (WIDTH - 2 * PAD)) / (right - left)) / 1000;
  const height = Math.round((bottom - top) * scale) + 2 * PAD;
  const origin = { x: PAD - left * scale, y: PAD - top * scale };
  const pen = new Pen(scale, key);
  const drawn = wide.arranged.map(
    ({ part, shift: [x, y] }) =>
      `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${part.draw(pen)}</g>`,
  );
  const viewOf = ([x1, y1, x2, y2]: Box) =>
    [x1 * scale + origin.x, y1 * scale + origin.y, (x2 - x1) * scale, (y2 - y1) * scale].map(
      Math.round,
    ) as [x: number, y: number, width: number, height: number];
  const partners = new Map(joints.map(({ own, partner }) => [own, parts[partner]?.name]));
  const views = wide.arranged.map(({ box }) => viewOf(box));
  const picture = toSvg(drawn.join(""), { key, title, pen, width: WIDTH, height, ...origin });
  const svg = picture.replace(
    "</svg>",
    `${views.map((view, index) => `<view id="${key}-${index + 1}" viewBox="${view.join(" ")}"/>`).join("")}</svg>`,
  );
  return {
    svg,
    width: WIDTH,
    height,
    aspects: { wide: aspectOf(wide), tall: aspectOf(tall) },
    parts: parts
      .map(
        ({ name, does, spares }, index): NumberedPart => ({
          name,
          does,
          ...(spares ? { spares } : {}),
          view: `${key}-${index + 1}`,
          at: [views[index]?.[0] ?? 0, views[index]?.[1] ?? 0],
          size: [views[index]?.[2] ?? 0, views[index]?.[3] ?? 0],
          depth: index,
          fastenedTo: partners.get(index) ?? null,
          wide: toPlaced(wide, index),
          tall: toPlaced(tall, index),
        }),
      )
      .sort(({ wide: one }, { wide: other }) => middleOf(one) - middleOf(other)),
  };
}

const middleOf = ({ left, width }: PlacedPart) => left + width / 2;

function withEdges(parts: Part[]): Part[] {
  const edge = EDGE * Math.max(...parts.map(({ box: [left, , right] }) => right - left));
  return parts.map((part) => {
    const [left, top, right, bottom] = part.box;
    return { ...part, box: [left - edge, top - edge, right + edge, bottom + edge] };
  });
}

function toPlaced({ arranged, box }: Plate, index: number): PlacedPart {
  const [left, top, right] = box;
  const percent = (mm: number) => Math.round((10_000 * mm) / (right - left)) / 100;
  const own = arranged[index] as Arranged;
  return {
    left: percent(own.box[0] - left),
    top: percent(own.box[1] - top),
    width: percent(own.box[2] - own.box[0]),
    back: [percent(-own.shift[0]), percent(-own.shift[1])],
  };
}

function aspectOf({ box: [left, top, right, bottom] }: Plate): number {
  return Number(((right - left) / (bottom - top)).toFixed(3));
}
