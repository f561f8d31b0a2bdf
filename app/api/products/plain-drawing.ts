/** The placeholder of a product that cannot be drawn: a frame with its type and brand. */
import { escapeXml } from "#app/catalogue/escape-xml.ts";
import type { Product } from "#app/catalogue/product.ts";
import { truncate } from "#app/catalogue/text.ts";
import type { DrawingView } from "#app/drawings/drawings.ts";

export type PlainView = Omit<DrawingView, "caption">;

const WIDTH = 560;
const HEIGHT = 420;
const TEXT_WIDTH = 440;
const MAX = 46;
const MIN = 20;
const INK = "#16181a";
const SECONDARY_INK = "#565b61";
const RULE = "#a9a598";

type DrawnProductNames = Pick<
  Product,
  "name" | "brand" | "category" | "subcategory" | "productType"
>;

/** Writes the type or group large, the brand small, as SVG text: names may be in any script. */
export function drawPlain({
  name,
  brand,
  category,
  subcategory,
  productType,
}: DrawnProductNames): PlainView {
  const lines = toLines((productType ?? subcategory ?? category ?? "").trim() || "Product");
  const size = Math.min(MAX, Math.max(MIN, TEXT_WIDTH / Math.max(...lines.map(widthInEms))));
  const top = 206 - ((lines.length - 1) * size * 1.16) / 2 - (brand ? 14 : 0);
  const words = lines
    .map((line, index) => text(line, top + index * size * 1.16, size, 700, INK))
    .join("");
  const under = top + (lines.length - 1) * size * 1.16 + 40;
  const by = brand ? text(truncate(brand, 39), under, 22, 400, SECONDARY_INK) : "";
  return {
    view: "whole",
    alt: name,
    width: WIDTH,
    height: HEIGHT,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">` +
      `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" fill="#fff" stroke="${RULE}" stroke-width="1.4"/>` +
      `<path fill="none" stroke="${RULE}" stroke-width="1.4" d="M20 44V20H44M516 20h24v24M20 376v24h24M516 400h24V376M280 8v16M280 396v16M8 210h16M536 210h16M200 336h160"/>` +
      `<g font-family="Archivo,'Helvetica Neue',Arial,sans-serif" text-anchor="middle">${words}${by}</g></svg>`,
  };
}

function text(line: string, y: number, size: number, weight: number, fill: string): string {
  return `<text x="${WIDTH / 2}" y="${Math.round(y)}" font-size="${Math.round(size)}" font-weight="${weight}" fill="${fill}">${escapeXml(line)}</text>`;
}

/** One line, or two for long texts. */
function toLines(words: string): string[] {
  const all = truncate(words, 47);
  if (all.length <= 16) return [all];
  const spaces = [...all.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort(
    (one, other) => Math.abs(one - all.length / 2) - Math.abs(other - all.length / 2),
  )[0];
  return middle === undefined ? [all] : [all.slice(0, middle), all.slice(middle + 1)];
}

/** Upper bound of the width in ems; Indian and East Asian letters are wider than Latin ones. */
function widthInEms(line: string): number {
  return [...line].reduce((width, letter) => width + (letter > "\u02ff" ? 0.95 : 0.62), 0);
}
