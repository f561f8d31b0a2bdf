/** Tiller rotor and the tiller head of a pole tool. */
import { path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

/** Tiller head. Origin: the rotor's axle. */
export function tillerHead(pen: Pen): string {
  let svg =
    pen.shell(
      "M18-150C60-170 110-128 132-70C140-44 138-26 126-20C40-40-60-40-132-12C-144-20-138-52-118-84C-86-132-34-156 18-150z",
      pen.accent,
      { dx: -5, dy: -14 },
    ) + pen.line("M-104-82C-76-122-28-142 14-138", pen.accent.light, 3);
  svg += tines(pen, 0, 118);
  svg +=
    pen.shell("M-24-138L40-150 56-112 30 6C24 26-20 26-26 4z", tones.mid, { dx: -3, dy: -6 }) +
    pen.dot([0, 0], 22, tones.steel.base) +
    pen.screw(0, 0, 9) +
    pen.screw(16, -104, 7);
  return svg;
}

/** Four hooked tines, `radius` mm long, and four more between them; the axle is at height `y`. */
export function tines(pen: Pen, y: number, radius: number): string {
  const tine = path`M-12 ${-radius * 0.22}L-15 ${-radius * 0.62}C-15 ${-radius * 0.84} ${-radius * 0.06} ${-radius * 1.02} ${radius * 0.2} ${-radius}L${radius * 0.46} ${-radius * 0.89}C${radius * 0.3} ${-radius * 0.86} ${radius * 0.14} ${-radius * 0.78} 13 ${-radius * 0.58}L14 ${-radius * 0.22}z`;
  const id = pen.id();
  const svg = `<defs><path id="${id}" d="${tine}"/></defs>`;
  const ring = (turn: number, fill: string) =>
    `<g fill="${fill}">` +
    Array.from(
      { length: 4 },
      (_, i) =>
        `<use href="#${id}" transform="translate(0 ${short(y)})rotate(${short(turn + i * 90)})"/>`,
    ).join("") +
    "</g>";
  return (
    svg +
    ring(-10, tones.mid.base) +
    ring(35, tones.steel.base) +
    pen.dot([0, y], radius * 0.3, tones.steel.shade) +
    pen.dot([0, y], radius * 0.2, tones.mid.base, 1.4)
  );
}
