import { expect, it } from "vitest";
import type { ProductImage } from "#app/catalogue/product.ts";
import { canShareScale } from "./can-share-scale.ts";

/** A drawing of a machine so many millimetres long and high. */
const machine = (lengthMm: number, tallMm: number) =>
  ({
    width: lengthMm,
    height: tallMm,
    scale: {
      lengthMm,
      dimensionStartMm: 0,
      dimensionMm: 300,
      dimensionText: "30 cm",
      isEstimated: false,
    },
  }) as ProductImage;
const smallSaw = machine(620, 280);
const largeSaw = machine(1280, 340);

it("shows the smallest and the largest of one kind at one scale", () => {
  expect(canShareScale([smallSaw, largeSaw])).toBe(true);
});

it("uses no common scale if a large machine would make another too small", () => {
  expect(canShareScale([smallSaw, machine(650, 1300)])).toBe(false);
  expect(canShareScale([smallSaw, machine(2400, 500), largeSaw])).toBe(false);
});
