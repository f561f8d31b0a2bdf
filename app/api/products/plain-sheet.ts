/** The picture of a product that nothing certain is known to draw of: a sheet with words, no machine. */
import { toFullName } from "#app/catalogue/model.ts";
import type { DescribedProduct } from "#app/drawings/drawings.ts";

export interface PlainSheet {
  svg: string;
  alt: string;
  /** px */
  width: number;
  height: number;
}

const WIDTH = 560;
const HEIGHT = 420;
const ROOM = 440;
const LARGEST = 46;
const SMALLEST = 20;
const INK = "#16181a";
const QUIET = "#565b61";
const RULE = "#a9a598";

/** What the product is among is written large, its maker small. Words are text, not strokes: they may be in any script. */
export function drawPlainSheet({ name, brand, category, subcategory, productType }: DescribedProduct): PlainSheet {
  const maker = brand ?? "";
  const lines = toLines((productType ?? subcategory ?? category ?? "").trim() || "Product");
  const size = Math.min(LARGEST, Math.max(SMALLEST, ROOM / Math.max(...lines.map(emsOf))));
  const top = 206 - ((lines.length - 1) * size * 1.16) / 2 - (maker ? 14 : 0);
  const words = lines.map((line, index) => text(line, top + index * size * 1.16, size, 700, INK)).join("");
  const under = top + (lines.length - 1) * size * 1.16 + 40;
  const by = maker ? text(shortened(maker, 40), under, 22, 400, QUIET) : "";
  return {
    alt: `No picture of ${toFullName({ name, brand: maker }).slice(0, 300)} yet`,
    width: WIDTH,
    height: HEIGHT,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">` +
      `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" fill="#fff" stroke="${RULE}" stroke-width="1.4"/>` +
      `<path fill="none" stroke="${RULE}" stroke-width="1.4" d="M20 44V20H44M516 20h24v24M20 376v24h24M516 400h24V376M280 8v16M280 396v16M8 210h16M536 210h16M200 336h160"/>` +
      `<g font-family="Archivo,'Helvetica Neue',Arial,sans-serif" text-anchor="middle">${words}${by}` +
      `${text("No picture yet", 366, 17, 400, QUIET)}</g></svg>`,
  };
}

function text(line: string, y: number, size: number, weight: number, fill: string): string {
  return `<text x="${WIDTH / 2}" y="${Math.round(y)}" font-size="${Math.round(size)}" font-weight="${weight}" fill="${fill}">${escaped(line)}</text>`;
}

/** One line, or two where the words need them. */
function toLines(words: string): string[] {
  const all = shortened(words, 48);
  if (all.length <= 16) return [all];
  const spaces = [...all.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((one, other) => Math.abs(one - all.length / 2) - Math.abs(other - all.length / 2))[0];
  return middle === undefined ? [all] : [all.slice(0, middle), all.slice(middle + 1)];
}

/** Width in ems, on the safe side: letters of Indian and East Asian scripts are wider than Latin ones. */
function emsOf(line: string): number {
  return [...line].reduce((width, letter) => width + (letter > "\u02ff" ? 0.95 : 0.62), 0);
}

function shortened(words: string, most: number): string {
  const letters = [...words.trim()];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}

/** XML knows no control characters and no lone surrogates. */
function escaped(line: string): string {
  return line
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, " ")
    .replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
