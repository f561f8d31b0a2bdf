/**
 * Side view of an earth-auger bit: rear helix halves, core, front halves; one turn is drawn and
 * repeated.
 */
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

const CORE = 17;
/** Visible part of the flight's upper side, as a share of the radius. */
const TIP = 0.05;
const QUARTER = Math.PI / 2;

type Point = [x: number, y: number];

/** Diameter and length in mm; the tip is at 0, 0 and the coupling at y = −length. */
export function augerBit(pen: Pen, diameter: number, length: number): string {
  const radius = diameter / 2;
  const pitch = Math.min(150, Math.max(84, diameter * 0.6));
  const turns = Math.floor((length - 150) / pitch);
  const start = -64 - turns * pitch;
  const arc = (from: number, to: number, r: number): Point[] =>
    Array.from({ length: 6 }, (_, step) => {
      const angle = from + ((to - from) * step) / 5;
      return [r * Math.cos(angle), (pitch * angle) / (2 * Math.PI) + TIP * r * Math.sin(angle)];
    });
  const face = (from: number, to: number) =>
    `M${polyline(arc(from, to, radius))}L${polyline(arc(from, to, CORE).reverse())}z`;
  const edge = [...arc(0, QUARTER, radius), ...arc(QUARTER, 2 * QUARTER, radius).slice(1)];
  const thickness = edge.map(([x, y]): Point => [x, y + 9]).reverse();
  const rim = `M${polyline(edge)}L${polyline(thickness)}z`;
  const back = pen.id();
  const front = pen.id();
  const repeat = (id: string) =>
    Array.from(
      { length: turns },
      (_, turn) => `<use href="#${id}" y="${short(start + turn * pitch)}"/>`,
    ).join("");
  // right of the core the flight's top is visible, left of it the underside
  const defs =
    `<defs><g id="${back}">${pen.flat(face(2 * QUARTER, 3 * QUARTER), tones.mid.shade)}${pen.flat(face(3 * QUARTER, 4 * QUARTER), tones.steel.shade)}</g>` +
    `<g id="${front}">${pen.flat(face(QUARTER, 2 * QUARTER), tones.mid.base)}${pen.flat(face(0, QUARTER), tones.steel.base)}` +
    `<path d="${rim}" fill="${tones.steel.light}" stroke-width="${pen.width(1.4)}"/></g></defs>`;
  const shine = path`M${-CORE * 0.7} ${-length + 6}h${CORE * 0.5}V-50h${-CORE * 0.5}zM${CORE * 0.4} ${-length + 6}h${CORE * 0.4}V-50h${-CORE * 0.4}z`;
  const core =
    pen.flat(path`M${-CORE} ${-length}H${CORE}V-44H${-CORE}z`, tones.steel.base) +
    pen.tone(shine, "#d6dade");
  return (
    defs + repeat(back) + core + repeat(front) + cuttingTip(pen, radius) + coupling(pen, length)
  );
}

function polyline(points: Point[]): string {
  return points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L");
}

function cuttingTip(pen: Pen, radius: number): string {
  const blades = path`M${-radius} -66L${-radius} -30L${-radius * 0.72} -22L${-radius * 0.6} -40L${-CORE} -46V-66zM${CORE} -52L${radius * 0.98} -60L${radius} -34L${radius * 0.74} -14L${radius * 0.58} -34L${CORE} -36z`;
  const point = path`M${-CORE - 4} -52H${CORE + 4}L${CORE} -22L0 0L${-CORE} -22z`;
  return (
    pen.shell(blades, tones.mid, { small: true }) + pen.shell(point, tones.mid, { dx: -3, dy: 0 })
  );
}

function coupling(pen: Pen, length: number): string {
  const y = -length;
  const sleeve = path`M-26 ${y - 22}H26V${y + 34}C26 ${y + 40} 22 ${y + 42} 16 ${y + 42}H-16C-22 ${y + 42} -26 ${y + 40} -26 ${y + 34}z`;
  return pen.shell(sleeve, tones.dark, { dx: -4, dy: -4 }) + pen.screw(0, y + 14, 8);
}
