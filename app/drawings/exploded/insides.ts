/** Internal parts, which no outside view shows; all machines of one product type share them. */

import { slots } from "../parts/fittings.ts";
import { at } from "../parts/placing.ts";
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";
import { type Part, UP } from "./part.ts";

/**
 * Side view of an air-cooled cylinder on its crankcase. Origin: the crankshaft. Extent: x −84 to
 * 84, y −150 to 62.
 */
export function cylinder(pen: Pen): string {
  const fins = Array.from({ length: 6 }, (_, fin) => {
    const half = fin === 0 ? 44 : 62;
    return path`M${-half} ${-148 + fin * 17}h${2 * half}v9h${-2 * half}z`;
  }).join("");
  return (
    pen.flat("M-40-150H40V-44H-40z", tones.mid.base) +
    pen.flat(fins, tones.steel.base) +
    pen.shell("M-66-50H66L82-10C84 30 50 62 0 62C-50 62-84 30-82-10z", tones.mid, {
      dx: -4,
      dy: -10,
    }) +
    pen.shell("M62-98H92V-70H62z", tones.dark, { small: true }) +
    pen.dot(0, 2, 36, tones.steel.base, 1.6) +
    pen.dot(0, 2, 15, tones.dark.base, 1.4) +
    pen.screw(-54, -32, 6) +
    pen.screw(54, -32, 6) +
    pen.screw(-44, 40, 6) +
    pen.screw(44, 40, 6)
  );
}

/** Upright spark plug, 24 mm wide. Origin: its tip. Extent: y −92 to 0. */
export function sparkPlug(pen: Pen): string {
  return (
    pen.flat("M-6-92H6V-80H-6z", tones.steel.base) +
    pen.flat("M-8-80H8L10-46H-10z", tones.grey.light) +
    pen.line("M-9-70H9M-9-60H9", tones.grey.shade, 1.4) +
    pen.flat("M-16-46H16V-28H-16z", tones.steel.base) +
    pen.flat("M-9-28H9V-8H-9z", tones.steel.shade) +
    pen.line("M-9-22L9-20M-9-15L9-13", INK, 1.2) +
    pen.line("M0-8V-4M-7-8V1H3", INK, 1.8)
  );
}

/** Pleated air filter. Origin: its centre. */
export function airFilter(pen: Pen, width = 96, height = 54): string {
  const [x, y] = [-width / 2, -height / 2];
  const count = Math.max(4, Math.round(width / 14));
  return (
    pen.flat(path`M${x} ${y + 8}h${width}v${height - 16}h${-width}z`, tones.grey.light) +
    slots(
      pen,
      x + 8,
      y + 12,
      count,
      [(width - 16) / (count - 1), 0],
      [0, height - 24],
      tones.grey.shade,
      4,
    ) +
    pen.flat(path`M${x - 6} ${y}h${width + 12}v12h${-width - 12}z`, tones.dark.base) +
    pen.flat(path`M${x - 6} ${y + height - 12}h${width + 12}v12h${-width - 12}z`, tones.dark.base)
  );
}

/** Front view of a gear. */
export function gear(pen: Pen, radius: number, teeth: number): string {
  const step = (2 * Math.PI * radius) / teeth;
  return (
    pen.ring(0, 0, radius, radius * 0.2 + 4, INK, path`${step * 0.56} ${step * 0.44}`) +
    pen.ring(0, 0, radius, radius * 0.2, tones.steel.base, path`${step * 0.46} ${step * 0.54}`) +
    pen.dot(0, 0, radius * 0.93, tones.steel.base) +
    pen.dot(0, 0, radius * 0.62, tones.steel.shade, 1.4) +
    pen.dot(0, 0, radius * 0.2, tones.dark.base, 1.4)
  );
}

/** Centrifugal clutch, drum radius 44 mm, with the sprocket in front. */
export function clutch(pen: Pen): string {
  const shoes = [0, 120, 240]
    .map((turn) =>
      at(0, 0, pen.flat("M-26-24C-14-34 14-34 26-24L17-14C8-20-8-20-17-14z", tones.mid.base), turn),
    )
    .join("");
  return (
    pen.dot(0, 0, 44, tones.steel.base) +
    pen.dot(0, 0, 37, tones.steel.shade, 1.4) +
    shoes +
    pen.ring(0, 0, 15, 7, INK, "5 4.42") +
    pen.dot(0, 0, 13, tones.steel.light, 1.4) +
    pen.dot(0, 0, 5, tones.dark.base, 0)
  );
}

/** Horizontal electric motor, shaft to the left, `length` × `height` mm. Origin: its centre. */
export function motor(pen: Pen, length = 130, height = 92): string {
  const [x, y] = [-length / 2, -height / 2];
  const coils = Math.round(length / 22);
  return (
    pen.flat(path`M${x - 46} -8H${x + 6}V8H${x - 46}z`, tones.steel.base) +
    pen.shell(
      path`M${x} ${y + 10}L${x + 14} ${y}H${-x - 14}L${-x} ${y + 10}V${-y - 10}L${-x - 14} ${-y}H${x + 14}L${x} ${-y - 10}z`,
      tones.steel,
      { dx: -3, dy: -10 },
    ) +
    pen.flat(path`M${x + 24} ${y + 16}H${-x - 24}V${-y - 16}H${x + 24}z`, tones.dark.base) +
    slots(
      pen,
      x + 34,
      y + 24,
      coils,
      [(length - 68) / (coils - 1), 0],
      [0, height - 48],
      tones.wood.shade,
      (length - 68) / (coils - 1) - 5,
    ) +
    pen.dot(x + 12, 0, 7, tones.dark.base, 1.4)
  );
}

/** Front view of a fan wheel. */
export function fanWheel(pen: Pen, radius: number, blades = 18): string {
  const id = pen.id();
  const blade = path`M0 ${-radius * 0.34}C${radius * 0.1} ${-radius * 0.6} ${radius * 0.06} ${-radius * 0.8} ${-radius * 0.08} ${-radius * 0.96}`;
  const turns = Array.from({ length: blades }, (_, index) => (360 / blades) * index);
  return (
    pen.dot(0, 0, radius, tones.mid.base) +
    pen.dot(0, 0, radius * 0.94, tones.grey.base, 1.4) +
    `<defs><path id="${id}" d="${blade}" stroke="${tones.mid.base}" stroke-width="${short(radius * 0.06)}"/></defs>` +
    turns.map((turn) => `<use href="#${id}" transform="rotate(${short(turn)})"/>`).join("") +
    pen.dot(0, 0, radius * 0.34, tones.mid.base) +
    pen.dot(0, 0, radius * 0.2, tones.grey.shade, 1.4) +
    pen.dot(0, 0, radius * 0.08, tones.dark.base, 0)
  );
}

/**
 * High-pressure pump with three piston valves, inlet left, outlet top. Extent: x −92 to 70, y −64
 * to 46.
 */
export function pumpBlock(pen: Pen): string {
  return (
    pen.flat("M-92-12H-56V16H-92z", tones.steel.base) +
    pen.line("M-82-12V16M-72-12V16", INK, 1.4) +
    pen.flat("M-14-64H14V-40H-14z", tones.steel.base) +
    pen.line("M-14-56H14M-14-48H14", INK, 1.4) +
    pen.shell(
      "M-60-42H62C68-42 70-38 70-32V36C70 42 66 46 60 46H-58C-64 46-68 42-68 36V-32C-68-38-66-42-60-42z",
      tones.steel,
      { dx: -4, dy: -12 },
    ) +
    [-36, 2, 40]
      .map((x) => pen.dot(x, -12, 14, tones.wood.base) + pen.dot(x, -12, 6, tones.wood.shade, 1.2))
      .join("") +
    pen.line("M-56 24H58", tones.steel.shade, 3)
  );
}

/** Strainer and coupling of the water inlet. Origin: its centre. */
export function inletFilter(pen: Pen): string {
  return (
    pen.shell("M-58-20H-16V20H-58z", tones.dark, { small: true }) +
    pen.line("M-48-20V20M-38-20V20M-28-20V20", tones.dark.light, 1.6) +
    pen.flat("M-16-15H44C52-15 52 15 44 15H-16z", tones.grey.light) +
    pen.line("M-8-13V13M4-13V13M16-13V13M28-13V13M40-12V12M-16-5H48M-16 5H48", tones.mid.light, 1.2)
  );
}

/** Descriptions of parts that several families share. */
export const PLUG = {
  name: "Spark plug",
  does: "Lights the mixture; a worn one starts badly.",
  out: [UP],
} satisfies Pick<Part, "name" | "does" | "out">;
export const FILTER = {
  name: "Air filter",
  does: "Keeps dust out of the engine. Cleaned often, and renewed when cleaning no longer helps.",
  spares: ["filters"],
} satisfies Pick<Part, "name" | "does" | "spares">;
export const BATTERY = {
  name: "Battery",
  does: "Slides in until it clicks; it also fits the other tools of its system.",
  spares: ["batteries", "chargers"],
} satisfies Pick<Part, "name" | "does" | "spares">;
