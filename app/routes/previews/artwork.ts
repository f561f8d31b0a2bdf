/** The parts of share pictures: text that stays in its room, pictures in boxes, the ground with the dealer's line. */

export const INK = "#16181a";
export const QUIET = "#565b61";
const WASH = "#f5f3ee";

export interface TextPlace {
  x: number;
  y: number;
  size: number;
  /** Width that the text must not pass; it is set smaller, to two thirds at most, and then cut. */
  room?: number;
  bold?: boolean;
  fill?: string;
  anchor?: "start" | "middle" | "end";
}

/** Advance of a letter in ems: of the narrow typeface, and of scripts that it has not. */
export function emsOf(text: string): number {
  return [...text].reduce((width, letter) => width + (letter > "\u036f" ? 0.85 : letter <= " " ? 0.24 : 0.47), 0);
}

/** XML knows no control characters and no lone surrogates. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD-\uFFFF]/gu, " ")
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export function textLine(
  text: string,
  { x, y, size, room = 1080, bold, fill = INK, anchor = "start" }: TextPlace,
): string {
  let letters = text.slice(0, 300).replace(/\s+/g, " ").trim();
  const fitted = Math.max(size * 0.66, Math.min(size, room / Math.max(emsOf(letters), 1)));
  if (emsOf(letters) * fitted > room) {
    while (letters.length > 1 && emsOf(`${letters}…`) * fitted > room) letters = [...letters].slice(0, -1).join("");
    letters = `${letters.trimEnd()}…`;
  }
  const style = `font-family="Archivo Narrow" font-size="${Math.round(fitted)}" font-weight="${bold ? 700 : 400}"`;
  return `<text x="${x}" y="${y}" ${style} fill="${fill}" text-anchor="${anchor}">${escaped(letters)}</text>`;
}

/** The text over several lines, cut at the last; broken between words. */
export function textLines(text: string, place: TextPlace & { most: number }): { svg: string; lines: number } {
  const { size, room = 1080, most } = place;
  const lines: string[] = [];
  for (const word of text.slice(0, 600).split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (emsOf(`${last} ${word}`) * size <= room || lines.length === most))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const svg = lines.map((line, at) => textLine(line, { ...place, y: place.y + at * size * 1.2 })).join("");
  return { svg, lines: lines.length };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture, as a data address, whole in its box: standing on its ground, or filling it. */
export function placed(
  picture: string,
  { x, y, width, height }: Box,
  fit: "ground" | "middle" | "fill" = "ground",
): string {
  const aspect = { ground: "xMidYMax meet", middle: "xMidYMid meet", fill: "xMidYMid slice" }[fit];
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${aspect}" href="${picture}"/>`;
}

export interface Signature {
  dealer: string;
  phone: string;
  /** The dealer's mark for a dark ground, as a data address. */
  logo: string | null;
  /** The dealer's colour, of the line above the foot. */
  signal: string;
}

/** The dealer's line at the foot of a sheet. */
export function footLine({ dealer, phone, logo, signal }: Signature, width: number, top: number): string {
  const start = logo ? 196 : 60;
  return [
    `<rect y="${top}" width="${width}" height="126" fill="${INK}"/><rect y="${top}" width="${width}" height="6" fill="${signal}"/>`,
    logo ? placed(logo, { x: 60, y: top + 34, width: 116, height: 64 }, "middle") : "",
    textLine(dealer, { x: start, y: top + 80, size: 42, bold: true, fill: "#ffffff", room: width - start - 420 }),
    phone && textLine(phone, { x: width - 60, y: top + 80, size: 36, fill: "#ffffff", anchor: "end", room: 340 }),
  ].join("");
}

/** A whole sheet for previews, 1200 × 630; what is drawn has the first 504 px of its height. */
export function frame(signature: Signature, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${WASH}"/>${content}${footLine(signature, 1200, 504)}</svg>`;
}
