import { expect, it } from "vitest";
import { slipsBetween } from "./slips.ts";

it.each([
  ["chainsaw", "chainsaw", 0],
  ["chansaw", "chainsaw", 1],
  ["chiansaw", "chainsaw", 1],
  ["chaainsaw", "chainsaw", 1],
  ["strimr", "strimmer", 2],
  ["husquarne", "husqvarna", 2],
  ["saw", "", 3],
])("between %s and %s are %i slips", (typed, meant, slips) => {
  expect(slipsBetween(typed, meant)).toBe(slips);
  expect(slipsBetween(meant, typed)).toBe(slips);
});
