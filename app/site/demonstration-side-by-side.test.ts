/** Drawings in a list are distinguishable and share one scale. */
import { describe, expect, it, vi } from "vitest";
import type { DrawingView } from "#app/drawings/drawings.ts";
import { all, type DrawnProduct, render } from "../../tests/support/drawn-catalogue.ts";

/** Rendering the whole catalogue can exceed the default 5 s on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Width of a drawing on a card, px, and the minimum number of differing pixels. */
const CARD = 240;
const SEEN = 72;

/** First column with ink, in the picture's pixels. */
async function firstInk(svg: string): Promise<number> {
  const { width, height, pixels } = await render(svg);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) if ((pixels[4 * (y * width + x) + 3] ?? 0) > 40) return x;
  return width;
}

/** Number of clearly different pixels of two small pictures; all pixels if the heights differ. */
function plainlyDifferent(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return one.length / 4;
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if (
      [0, 1, 2, 3].some(
        (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 24,
      )
    )
      count++;
  return count;
}

/** The drawing that lists show at the category's scale. */
function scaledOf({ name, drawings }: DrawnProduct): DrawingView {
  const drawing = drawings.find(({ view }) => view === "whole");
  if (!drawing) throw new Error(`${name} has no drawing`);
  return drawing;
}

function named(name: string): DrawnProduct {
  const found = all.find((drawn) => drawn.name === name);
  if (!found) throw new Error(`The demonstration has no ${name}`);
  return found;
}

describe("every machine", () => {
  it("looks different from all others of its category, except other kits of the same", async () => {
    const shots = await Promise.all(
      all
        .filter(({ summary }) => !summary.startsWith("Same "))
        .map(async ({ name, category, drawings }) => {
          const [first] = drawings;
          const listed =
            drawings.find(
              ({ view }, index) => view === "thumb" || (view === "whole" && index > 0),
            ) ?? first;
          const { pixels } = await render(listed?.svg ?? "", CARD);
          return { name, category, pixels };
        }),
    );
    const alike = shots.flatMap(({ name, category, pixels }, at) =>
      shots
        .slice(at + 1)
        .filter((other) => other.category === category)
        .filter((other) => plainlyDifferent(pixels, other.pixels) < SEEN)
        .map((other) => `${name} = ${other.name}`),
    );
    expect(alike).toEqual([]);
  });
});

describe("the scale of drawings", () => {
  it("is the same for all drawings of known length in a category", () => {
    for (const category of ["Chainsaws", "Brushcutters", "Cut-Off Machines"]) {
      const known = all.filter((drawn) => drawn.category === category).map(scaledOf);
      const scales = known.flatMap(({ width, scale }) =>
        scale && scale.dimension_text !== "≈" ? [Math.round((100 * width) / scale.length_mm)] : [],
      );
      expect(new Set(scales).size, category).toBe(1);
    }
  });

  it("puts the dimension line where the bar begins", async () => {
    for (const name of ["STIHL MS 162", "STIHL MS 881", "STIHL HS 45"]) {
      const { svg, scale, width } = scaledOf(named(name));
      const firstMm = ((await firstInk(svg)) / width) * (scale?.length_mm ?? 0);
      expect(Math.abs(firstMm - (scale?.dimension_start_mm ?? 0)), name).toBeLessThan(30);
    }
  });

  it("labels known lengths only, and marks the others as estimated", () => {
    const without = all.filter(
      ({ category, product }) =>
        category === "Chainsaws" &&
        !product.specifications.some(({ name }) => name === "Guide bar length"),
    );
    expect(without.length).toBeGreaterThan(0);
    for (const drawn of without) expect(scaledOf(drawn).scale?.dimension_text).toBe("≈");
  });
});
