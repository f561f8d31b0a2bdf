/** The drawings side by side, as lists show them: told apart, and to one scale. */
import { describe, expect, it, vi } from "vitest";
import { all, manifest, nameOf, render, svgOf } from "../../../../tests/support/drawn-catalogue.ts";
import { withSaidFacts } from "../said-facts.ts";
import type { ManifestEntry } from "./draw-catalogue.ts";

/** The whole catalogue is rendered here: more than the usual five seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** The first column with ink, in the picture's own pixels. */
function firstInk(svg: string): number {
  const { width, height, pixels } = render(svg).render();
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) if ((pixels[4 * (y * width + x) + 3] ?? 0) > 40) return x;
  return width;
}

/** How many pixels of two small pictures differ so much that one sees it; all of them where the heights differ. */
function plainlyDifferent(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return one.length / 4;
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2, 3].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 24)) count++;
  return count;
}

function primaryOf(name: string): ManifestEntry {
  const entry = manifest[name]?.[0];
  if (!entry) throw new Error(`${name} has no picture`);
  return entry;
}

describe("every machine", () => {
  it("looks plainly unlike every other of its category in a list, unless it is the same machine in another kit", () => {
    const shots = all
      .filter((machine) => !machine.summary.startsWith("Same "))
      .map((machine) => {
        const views = manifest[nameOf(machine)];
        const listed = views?.find(({ view }) => view === "thumb") ?? views?.[0];
        return { machine, pixels: render(svgOf(listed), 120).render().pixels };
      });
    const alike = shots.flatMap(({ machine, pixels }, at) =>
      shots
        .slice(at + 1)
        .filter((other) => other.machine.category === machine.category)
        .filter((other) => plainlyDifferent(pixels, other.pixels) < 24)
        .map((other) => `${nameOf(machine)} = ${nameOf(other.machine)}`),
    );
    expect(alike).toEqual([]);
  });
});

describe("one scale", () => {
  it("holds within a category: as many pixels a millimetre in every first picture whose length a fact gives", () => {
    for (const category of ["chainsaws", "brushcutters", "cut-off-machines"]) {
      const known = all.filter((machine) => machine.category === category);
      const scales = known.flatMap((machine) => {
        const { width, scale } = primaryOf(nameOf(machine));
        return scale && scale.dimension_text !== "≈" ? [Math.round((100 * width) / scale.length_mm)] : [];
      });
      expect(new Set(scales).size, category).toBe(1);
    }
  });

  it("makes a 75 cm bar two and a half times a 30 cm bar", () => {
    const drawnBar = (name: string) => {
      const { width, scale } = primaryOf(name);
      if (!scale) throw new Error(`${name} has no length`);
      return (scale.dimension_mm / scale.length_mm) * width;
    };
    expect(drawnBar("STIHL MS 881") / drawnBar("STIHL MS 162")).toBeCloseTo(2.5, 1);
  });

  it("puts the dimension where the bar is: ink begins at its nose, and not before", () => {
    for (const name of ["STIHL MS 162", "STIHL MS 881", "STIHL HS 45"]) {
      const { scale, width } = primaryOf(name);
      const firstMm = (firstInk(svgOf(manifest[name]?.[0])) / width) * (scale?.length_mm ?? 0);
      expect(Math.abs(firstMm - (scale?.dimension_start_mm ?? 0)), name).toBeLessThan(30);
    }
  });

  it("letters a length only where a fact gives it, and says elsewhere that it is estimated", () => {
    const without = all.filter(
      (machine) => machine.category === "chainsaws" && withSaidFacts(machine).facts.bar_length_cm === undefined,
    );
    expect(without.length).toBeGreaterThan(0);
    for (const machine of without) expect(primaryOf(nameOf(machine)).scale?.dimension_text).toBe("≈");
  });
});
