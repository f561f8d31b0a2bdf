/** Draws a saw chain as a loop with its actual number of drive links. */

import type { Machine } from "../pen/drawing.ts";
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

export interface SawChain {
  /** Number of drive links. */
  links?: number;
  /** Distance between rivets, mm. */
  pitch?: number;
  /** Thickness of the drive links, mm: thicker chains are drawn heavier. */
  gauge?: number;
  /** Full chisels have a square corner, semi-chisels a round one. */
  chisel?: "full" | "semi";
  /** Ramps in front of the depth gauges, against kickback. */
  ramps?: boolean;
}

/** Half the chain's height per mm of gauge, and size of the cutters per mm of pitch. */
const BAND = 3.9;
const CUTTER = 0.122;

/** Origin: the loop's centre. Teeth point in the chain's direction; tangs point inward. */
export function sawChain(options: SawChain = {}): Machine {
  const { links = 60, pitch = 9.5, gauge = 1.3, chisel = "semi", ramps = false } = options;
  const length = links * 2 * pitch;
  const radius = length * 0.072;
  const side = (length - 2 * Math.PI * radius) / 2;
  const half = side / 2;
  return (pen) => ({
    s: [
      cutterRow(pen, { links, length, pitch, radius, side, tooth: toothOf(chisel, ramps, pitch) }),
      band(pen, { half, radius, pitch, thick: BAND * gauge }),
    ].join(""),
    box: [-half - radius - 18, -radius - 18, half + radius + 18, radius + 18],
  });
}

/** Depth gauge and cutter, with the strap's ramp in front. */
function toothOf(chisel: "full" | "semi", ramps: boolean, pitch: number): string {
  const size = CUTTER * pitch;
  const gauge = path`M${-12 * size} 0C${-13 * size} ${-5 * size} ${-11 * size} ${-8 * size} ${-8 * size} ${-8 * size}C${-5 * size} ${-8 * size} ${-5 * size} ${-3 * size} ${-3 * size} ${-2.5 * size}`;
  const edge =
    chisel === "full"
      ? path`L${-4 * size} ${-13.5 * size}H${12 * size}L${9 * size} 0z`
      : path`C0 ${-2.5 * size} 0 ${-6 * size} ${-1.5 * size} ${-10 * size}L${12 * size} ${-7.5 * size} ${9 * size} 0z`;
  const ramp = path`M${-20 * size} -1L${-13.5 * size} ${-7 * size}V-1z`;
  return gauge + edge + (ramps ? ramp : "");
}

interface CutterRowShape {
  links: number;
  length: number;
  pitch: number;
  radius: number;
  side: number;
  tooth: string;
}

function cutterRow(
  pen: Pen,
  { links, length, pitch, radius, side, tooth }: CutterRowShape,
): string {
  const id = pen.id();
  // One cutter per two drive links.
  const count = Math.round(links / 2);
  const tang = (x: number) =>
    path`M${x - 5} 6H${x + 4.5}L${x + 3.5} 13C${x + 1} 17 ${x - 3} 19 ${x - 5.5} 18C${x - 4} 14 ${x - 5} 10 ${x - 5} 6z`;
  const cutters = Array.from({ length: count }, (_, i) => {
    const [x, y, turn] = placeAlong((i * length) / count + 14, length, radius, side);
    const angle = (turn * Math.PI) / 180;
    const atX = x + 4 * Math.sin(angle);
    const atY = y - 4 * Math.cos(angle);
    return turn
      ? path`<use href="#${id}" transform="translate(${atX} ${atY})rotate(${turn})"/>`
      : path`<use href="#${id}" x="${atX}" y="${atY}"/>`;
  });
  return `<defs><g id="${id}">${pen.flat(tooth, tones.steel.light)}${pen.flat(tang(-pitch) + tang(pitch), tones.steel.base)}</g></defs>${cutters.join("")}`;
}

/**
 * Point and angle (whole degrees) at a distance along the loop, anticlockwise from the top right.
 */
function placeAlong(
  distance: number,
  length: number,
  radius: number,
  side: number,
): [x: number, y: number, degrees: number] {
  const half = side / 2;
  const bend = Math.PI * radius;
  let rest = distance % length;
  if (rest < side) return [half - rest, -radius, 0];
  rest -= side;
  if (rest < bend) {
    const angle = -Math.PI / 2 - rest / radius;
    return [
      -half + radius * Math.cos(angle),
      radius * Math.sin(angle),
      Math.round(((-rest / radius) * 180) / Math.PI),
    ];
  }
  rest -= bend;
  if (rest < side) return [-half + rest, radius, 180];
  rest -= side;
  const angle = Math.PI / 2 - rest / radius;
  return [
    half + radius * Math.cos(angle),
    radius * Math.sin(angle),
    Math.round(180 - ((rest / radius) * 180) / Math.PI),
  ];
}

interface BandShape {
  half: number;
  radius: number;
  pitch: number;
  thick: number;
}

/** Band of tie straps with rivets and the coloured master link. */
function band(pen: Pen, { half, radius, pitch, thick }: BandShape): string {
  return [
    pen.multi(
      path`M${-half} ${-radius}H${half}A${radius} ${radius} 0 0 1 ${half} ${radius}H${-half}A${radius} ${radius} 0 0 1 ${-half} ${-radius}z`,
      [
        [INK, 2 * thick, "", 2.8],
        [tones.mid.base, 2 * thick],
        [tones.steel.light, 3.4, path` stroke-dasharray="0 ${pitch}"`],
      ],
    ),
    pen.flat(
      path`M${half * 0.3} ${-radius - thick}h${pitch * 1.6}v${2 * thick}h${-pitch * 1.6}z`,
      tones.orange.base,
    ),
    pen.dot([half * 0.3 + 3, -radius], 1.8, tones.steel.light, 0),
    pen.dot([half * 0.3 + pitch * 1.6 - 3, -radius], 1.8, tones.steel.light, 0),
  ].join("");
}
