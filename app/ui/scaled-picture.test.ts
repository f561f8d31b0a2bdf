/** In every list the machines fill their cards: drawings are measured without their margin. */
import { describe, expect, it } from "vitest";
import type { ProductImage } from "#app/catalogue/product.ts";
import { all, type DrawnProduct } from "../../tests/support/drawn-catalogue.ts";
import { scaleOf } from "./scaled-picture.tsx";

/** Width of a card's picture on a phone, px. */
const PHONE = 165;
/** Margin of a drawing on each side, px. */
const MARGIN = 10;

/** As a card shows it, and the same without its margin. */
function toImages({ drawings }: DrawnProduct): { image: ProductImage; ink: number } | null {
  const drawing = drawings.find(({ view }) => view === "whole");
  if (!drawing?.scale) return null;
  const { width, height, scale } = drawing;
  const image = {
    url: "drawing.svg",
    alt: "",
    width,
    height,
    scale: {
      lengthMm: scale.length_mm,
      dimensionStartMm: scale.dimension_start_mm,
      dimensionMm: scale.dimension_mm,
      dimensionText: scale.dimension_text,
      isEstimated: scale.dimension_text === "≈",
    },
  };
  return { image: image as ProductImage, ink: 1 - (2 * MARGIN) / width };
}

/** Each drawing's longer side as a share of the card's width, and the widest drawing's ink. */
function measure(list: readonly DrawnProduct[]) {
  const shown = list.map(toImages);
  const style = scaleOf(shown.map((one) => one?.image ?? null)) as Record<string, number>;
  const scaled = shown.filter((one) => one !== null);
  const { "--longest": longest, "--tallest": tallest, "--rise": rise = 0.62 } = style;
  const sizes = scaled.map(({ image, ink }) => {
    const { scale } = image;
    const long = scale?.lengthMm ?? 0;
    const tall = (long * (image.height ?? 0)) / (image.width ?? 1);
    const perMm = Math.min(1 / (longest ?? long), rise / (tallest ?? tall));
    return { width: long * perMm * ink, longer: Math.max(long, tall) * perMm };
  });
  return {
    isToScale: longest !== undefined,
    filled: Math.max(...sizes.map(({ width }) => width)),
    smallest: Math.min(...sizes.map(({ longer }) => longer)),
  };
}

const categories = [...new Set(all.map(({ category }) => category))];
const lists = categories.flatMap((category) => {
  const products = all.filter((drawn) => drawn.category === category);
  const types = [...new Set(products.map(({ product }) => product.family))];
  return [
    { name: category, products },
    ...types.map((type) => ({
      name: `${category}, ${type}`,
      products: products.filter(({ product }) => product.family === type),
    })),
  ];
});
const drawn = lists
  .filter(({ products }) => products.some(toImages))
  .map((list) => ({ ...list, ...measure(list.products) }));

describe("the machines of a list", () => {
  it("fill three fifths of a card's width with the largest", () => {
    const failed = drawn.filter(({ filled }) => filled < 0.6);
    expect(failed.map(({ name, filled }) => `${name}: ${filled.toFixed(2)}`)).toEqual([]);
  });

  it("measure 60 px or more on a phone", () => {
    const failed = drawn.filter(({ smallest }) => smallest * PHONE < 59);
    expect(failed.map(({ name, smallest }) => `${name}: ${smallest.toFixed(2)}`)).toEqual([]);
  });

  it("share a scale unless some would be too small", () => {
    const apart = drawn.filter(({ isToScale }) => !isToScale).map(({ name }) => name);
    expect(apart).toMatchInlineSnapshot(`
      [
        "Hedge Trimmers",
        "Pole Pruners",
        "Sprayers",
        "Hand Tools",
        "Accessories",
      ]
    `);
  });
});
