/** SVG parts of share pictures: fitted text, placed pictures, the frame with the shop's name. */
import { escapeXml } from "#app/catalogue/escape-xml.ts";

export const INK = "#16181a";
export const QUIET = "#565b61";
const WASH = "#f5f3ee";

interface TextLayout {
  x: number;
  y: number;
  size: number;
  /** Maximal width; longer text shrinks to two thirds at most and is then cut. */
  room?: number;
  bold?: boolean;
  fill?: string;
  anchor?: "start" | "middle" | "end";
}

/** Estimated width of a text in ems, in the narrow typeface or another script. */
export function widthInEms(text: string): number {
  return [...text].reduce((width, letter) => width + letterEms(letter), 0);
}

function letterEms(letter: string): number {
  if (letter > "\u036f") return 0.85;
  return letter <= " " ? 0.24 : 0.47;
}

export function textLine(
  text: string,
  { x, y, size, room = 1080, bold, fill = INK, anchor = "start" }: TextLayout,
): string {
  let letters = text.slice(0, 300).replace(/\s+/g, " ").trim();
  const fitted = Math.max(size * 0.66, Math.min(size, room / Math.max(widthInEms(letters), 1)));
  if (widthInEms(letters) * fitted > room) {
    while (letters.length > 1 && widthInEms(`${letters}…`) * fitted > room)
      letters = [...letters].slice(0, -1).join("");
    letters = `${letters.trimEnd()}…`;
  }
  const style = `font-family="Archivo Narrow" font-size="${Math.round(fitted)}" font-weight="${bold ? 700 : 400}"`;
  return `<text x="${x}" y="${y}" ${style} fill="${fill}" text-anchor="${anchor}">${escapeXml(letters)}</text>`;
}

/** Wraps a text between words; the last line is cut. */
export function textLines(
  text: string,
  layout: TextLayout & { maxLines: number },
): { svg: string; lines: number } {
  const { size, room = 1080, maxLines } = layout;
  const lines: string[] = [];
  for (const word of text.slice(0, 600).split(/\s+/)) {
    const last = lines.at(-1);
    if (
      last !== undefined &&
      (widthInEms(`${last} ${word}`) * size <= room || lines.length === maxLines)
    )
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const svg = lines
    .map((line, at) => textLine(line, { ...layout, y: layout.y + at * size * 1.2 }))
    .join("");
  return { svg, lines: lines.length };
}

export interface ArtworkBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture (data URL) in a box: at the bottom, in the middle, or filling it. */
export function placedImage(
  picture: string,
  { x, y, width, height }: ArtworkBox,
  fit: "ground" | "middle" | "fill" = "ground",
): string {
  const aspect = { ground: "xMidYMax meet", middle: "xMidYMid meet", fill: "xMidYMid slice" }[fit];
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${aspect}" href="${picture}"/>`;
}

export interface Signature {
  shop: string;
  phone: string;
  /** The shop's logo for dark backgrounds, as a data URL. */
  logo: string | null;
  /** The shop's colour, for the line above the footer. */
  signal: string;
}

/** The footer with the shop's name and phone number. */
export function footLine(
  { shop, phone, logo, signal }: Signature,
  width: number,
  top: number,
): string {
  const start = logo ? 196 : 60;
  return [
    `<rect y="${top}" width="${width}" height="126" fill="${INK}"/><rect y="${top}" width="${width}" height="6" fill="${signal}"/>`,
    logo ? placedImage(logo, { x: 60, y: top + 34, width: 116, height: 64 }, "middle") : "",
    textLine(shop, {
      x: start,
      y: top + 80,
      size: 42,
      bold: true,
      fill: "#ffffff",
      room: width - start - 420,
    }),
    phone &&
      textLine(phone, {
        x: width - 60,
        y: top + 80,
        size: 36,
        fill: "#ffffff",
        anchor: "end",
        room: 340,
      }),
  ].join("");
}

/** A complete share picture, 1200 × 630 px; `content` has the upper 504 px. */
export function frame(signature: Signature, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${WASH}"/>${content}${footLine(signature, 1200, 504)}</svg>`;
}
