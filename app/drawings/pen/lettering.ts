/** Figures written with strokes, because an SVG shown by <img> cannot use the page's typeface. */
import { short } from "./path.ts";

/** Glyphs on a grid six units high: advance width and strokes. */
const GLYPHS: Record<string, [width: number, strokes: string]> = {
  "0": [4, "M2 0C.7 0 0 1.4 0 3s.7 3 2 3 2-1.4 2-3S3.3 0 2 0z"],
  "1": [2.4, "M.3 1.4 2 0v6"],
  "2": [4, "M.1 1.6C.2.6 1 0 2 0c1.1 0 1.9.7 1.9 1.7C3.9 3.1.9 4.5 0 6h4"],
  "3": [4, "M.2 0h3.5L1.8 2.3C3.2 2.3 4 3 4 4.1S3.2 6 1.9 6C.9 6 .2 5.4 0 4.6"],
  "4": [4.2, "M3 6V0L0 4.3h4.2"],
  "5": [4, "M3.6 0H.7L.4 2.7c.4-.4.9-.5 1.5-.5C3.1 2.2 4 2.9 4 4.1S3.1 6 1.9 6C.9 6 .2 5.4 0 4.7"],
  "6": [4, "M3.3 0C1.3.9 0 2.5 0 4.1 0 5.3.8 6 2 6s2-.8 2-1.9-.8-1.9-2-1.9S.1 3 0 4.1"],
  "7": [4, "M0 0h4L1.4 6"],
  "8": [
    4,
    "M2 2.8C1 2.8.3 2.2.3 1.4S1 0 2 0s1.7.6 1.7 1.4S3 2.8 2 2.8zC.8 2.8 0 3.5 0 4.4S.8 6 2 6s2-.7 2-1.6-.8-1.6-2-1.6z",
  ],
  "9": [4, "M.7 6C2.7 5.1 4 3.5 4 1.9 4 .7 3.2 0 2 0S0 .8 0 1.9s.8 1.9 2 1.9S3.9 3 4 1.9"],
  a: [3.6, "M3.6 2.2V6M3.6 3.6c-.2-1-.8-1.5-1.7-1.5C.8 2.1 0 2.9 0 4.05S.8 6 1.9 6c.9 0 1.5-.6 1.7-1.5"],
  b: [3.6, "M0 0v6M0 3.6c.2-1 .8-1.5 1.7-1.5 1.1 0 1.9.8 1.9 1.95S2.8 6 1.7 6C.8 6 .2 5.4 0 4.5"],
  c: [3.4, "M3.4 3c-.3-.6-.8-.9-1.5-.9C.8 2.1 0 2.9 0 4.05S.8 6 1.9 6c.7 0 1.2-.3 1.5-.9"],
  e: [3.7, "M.1 4h3.5c0-1.1-.7-1.9-1.7-1.9C.8 2.1 0 2.9 0 4.05S.8 6 1.9 6c.7 0 1.2-.2 1.6-.7"],
  g: [
    3.6,
    "M3.6 2.2v4.2c0 1-.7 1.6-1.8 1.6-.8 0-1.4-.3-1.7-.8M3.6 3.6c-.2-1-.8-1.5-1.7-1.5C.8 2.1 0 2.9 0 4.05S.8 6 1.9 6c.9 0 1.5-.6 1.7-1.5",
  ],
  h: [3.4, "M0 6V0M0 3.7c.3-1.1.9-1.6 1.8-1.6 1 0 1.6.6 1.6 1.7V6"],
  i: [0.6, "M.3 2.2V6M.3.5v.1"],
  k: [3.2, "M0 0v6M3 2.2 0 4.6M1.2 3.7 3.2 6"],
  l: [0.6, "M.3 0v6"],
  m: [5, "M0 6V2.2M0 3.6c.2-1 .7-1.5 1.4-1.5s1.1.5 1.1 1.4V6M2.5 3.6c.2-1 .7-1.5 1.4-1.5S5 2.6 5 3.5V6"],
  n: [3.4, "M0 6V2.2M0 3.7c.3-1.1.9-1.6 1.8-1.6 1 0 1.6.6 1.6 1.7V6"],
  o: [4, "M2 2.1C.8 2.1 0 2.9 0 4.05S.8 6 2 6s2-.8 2-1.95-.8-1.95-2-1.95z"],
  r: [2.2, "M0 6V2.2M0 3.8c.2-1.1.9-1.7 2.2-1.6"],
  s: [3, "M2.8 2.8C2.5 2.3 2.1 2.1 1.5 2.1.7 2.1.2 2.5.2 3.1c0 1.4 2.8.6 2.8 2 0 .6-.6 1-1.5 1C.8 6.1.3 5.8 0 5.3"],
  x: [3, "M0 2.2 3 6M3 2.2 0 6"],
  A: [4.6, "M0 6 2.3 0 4.6 6M.8 4h3"],
  I: [0.6, "M.3 0v6"],
  L: [3.2, "M0 0v6h3.2"],
  N: [4, "M0 6V0l4 6V0"],
  V: [4.4, "M0 0 2.2 6 4.4 0"],
  W: [6, "M0 0 1.5 6 3 .8 4.5 6 6 0"],
  Ø: [4.4, "M2.2.3C.8.3 0 1.5 0 3s.8 2.7 2.2 2.7S4.4 4.5 4.4 3 3.6.3 2.2.3zM.4 6 4 0"],
  ".": [0.6, "M.3 5.8v.2"],
  "-": [2.4, "M.2 3.2h2"],
  "/": [2.6, "M0 6.4 2.6-.4"],
  " ": [1.6, ""],
};

const GAP = 1.3;

function glyphOf(character: string): [width: number, strokes: string] {
  const glyph = GLYPHS[character];
  if (!glyph) throw new Error(`No glyph for "${character}"`);
  return glyph;
}

/** Width of a text, in sixths of its height. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + glyphOf(character)[0] + GAP, -GAP);
}

/** A text with its left end at x and its top at y; height and stroke in mm. */
export function lettering(text: string, x: number, y: number, height: number, stroke: number): string {
  let offset = 0;
  let glyphs = "";
  for (const character of text) {
    const [width, strokes] = glyphOf(character);
    if (strokes) glyphs += `<path d="${strokes}" transform="translate(${short(offset)})"/>`;
    offset += width + GAP;
  }
  const scale = height / 6;
  const place = `translate(${short(x)} ${short(y)})scale(${short(scale, 2)})`;
  return `<g transform="${place}" stroke-width="${short(stroke / scale, 2)}" data-text="${text}">${glyphs}</g>`;
}
