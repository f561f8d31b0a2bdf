/** Numbers and units as outlines: an SVG in an <img> cannot use the page's typeface. */
import { GLYPHS } from "./glyphs.ts";
import { short } from "./path.ts";
import { INK } from "./tones.ts";

/** Height of a digit in the glyphs' units. */
const DIGIT = 70;

function glyphOf(character: string): [width: number, outline: string] {
  const glyph = GLYPHS[character];
  if (!glyph) throw new Error(`No glyph for "${character}"`);
  return glyph;
}

/** Width of a text as a multiple of its digits' height. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + glyphOf(character)[0], 0) / DIGIT;
}

/** Draws a text whose digits have their top left corner at x, y; height in mm. */
export function lettering(text: string, x: number, y: number, height: number): string {
  let offset = 0;
  let outlines = "";
  for (const character of text) {
    const [width, outline] = glyphOf(character);
    if (outline) outlines += `M${offset} 0${outline}`;
    offset += width;
  }
  const place = `translate(${short(x)} ${short(y + height)})scale(${short(height / DIGIT, 3)})`;
  return `<path d="${outlines}" transform="${place}" fill="${INK}" stroke="none" data-text="${text}"/>`;
}
