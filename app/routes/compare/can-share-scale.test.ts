import { expect, it } from "vitest";
import type { ProductImage } from "#app/catalogue/product.ts";
import { canShareScale } from "./can-share-scale.ts";

/** A drawing of a machine so many millimetres long and high. */
const machine = (lengthMm: number, tallMm: number) =>
  ({
    width: lengthMm,
    height: tallMm,
    scale: { lengthMm, dimensionStartMm: 0, dimensionMm: 300, dimensionText: "30 cm", isEstimated: false },
  }) as ProductImage;
const smallSaw = machine(620, 280);
const largeSaw = machine(1280, 340);

it("keeps the smallest and the largest of one kind at one scale", () => {
  expect(canShareScale([smallSaw, largeSaw])).toBe(true);
});

it("gives the scale up where a tall or a long machine would make another a speck", () => {
  expect(canShareScale([smallSaw, machine(650, 1300)])).toBe(false);
  expect(canShareScale([smallSaw, machine(2400, 500), largeSaw])).toBe(false);
});

it("does not mind pictures without a scale, or none at all", () => {
  expect(canShareScale([smallSaw, null, { ...largeSaw, scale: null }])).toBe(true);
  expect(canShareScale([null, null])).toBe(true);
});
