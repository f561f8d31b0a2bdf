import fc from "fast-check";
import { expect, it } from "vitest";
import { areCrossed, leastHeight, NAMES, placeNames } from "./place-names.ts";

const HEIGHT = 620;
const place = fc.record({ x: fc.integer({ min: NAMES + 8, max: 460 }), y: fc.integer({ min: 8, max: HEIGHT - 8 }) });

it("leads from each name to its place by lines that do not cross, and lets no two names touch", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const height = Math.max(HEIGHT, leastHeight(places.length));
      const placed = placeNames(places, height);
      expect(placed.map(({ x, y }) => `${x} ${y}`).toSorted()).toEqual(
        places.map(({ x, y }) => `${x} ${y}`).toSorted(),
      );
      expect(placed.every(({ labelY }) => labelY > 0 && labelY < height)).toBe(true);
      for (const [line, upper] of placed.entries()) {
        for (const lower of placed.slice(line + 1)) {
          expect(lower.labelY - upper.labelY).toBeGreaterThan(21.8);
          expect(areCrossed(upper, lower)).toBe(false);
        }
      }
    }),
  );
});

it("leaves names in the order of their places where no leaders cross", () => {
  const places = [100, 200, 300].map((y) => ({ x: 300, y }));
  expect(placeNames(places, HEIGHT).map(({ labelY }) => labelY)).toEqual([100, 200, 300]);
});
