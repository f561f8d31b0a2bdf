import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it.each([
  ["chainsaw", "chainsaw", 0],
  ["chansaw", "chainsaw", 1],
  ["chiansaw", "chainsaw", 1],
  ["chaainsaw", "chainsaw", 1],
  ["strimr", "strimmer", 2],
  ["husquarne", "husqvarna", 2],
  ["saw", "", 3],
])("between %s and %s are %i edits", (typed, meant, edits) => {
  expect(editDistance(typed, meant)).toBe(edits);
  expect(editDistance(meant, typed)).toBe(edits);
});
