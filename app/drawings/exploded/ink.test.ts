/** Finds what is drawn, also where a part's box is empty. */
import { expect, it } from "vitest";
import { readInk } from "./ink.ts";

const parts = [
  { at: [0, 0], size: [300, 320] },
  { at: [320, 0], size: [320, 320] },
] as const satisfies { at: [number, number]; size: [number, number] }[];

const ink = await readInk({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">
    <path d="M10 10h300v300h-300zM560 0h40v300h-300v-100h260z"/></svg>`,
  width: 640,
});

it.each([
  ["of a square, its corner", parts[0], [0.033, 0.031]],
  ["of an angle, the end of its arm", parts[1], [0, 0.625]],
] as const)("finds the ink nearest to the top left corner: %s", (_, part, [x, y]) => {
  const found = ink.nearest(part, [0, 0]);
  expect(found?.[0]).toBeCloseTo(x, 2);
  expect(found?.[1]).toBeCloseTo(y, 2);
});

it("finds the middle of the ink that is wanted", () => {
  const right = ink.middle(parts[0], ([x]) => x >= 0.5);
  expect(right?.[0]).toBeCloseTo(0.76, 1);
  expect(right?.[1]).toBeCloseTo(0.5, 1);
  expect(ink.middle(parts[0], () => false)).toBeNull();
  expect(ink.has(parts[0], [1.2, 0.5])).toBe(false);
});
