import { expect, it } from "vitest";
import { countWords } from "./relevance.ts";

it.each([
  ["saw chain", "a chain for a saw", 2],
  ["saw saw SAW", "a saw", 1],
  ["Saw, 2.5 cc!", "a saw of 2.5 cc", 3],
  ["saw pump", "a saw", 1],
  ["pump", "a saw", 0],
  ["chain", "chainsaw", 1],
  ["", "a saw", 0],
])("of the words %j the text %j contains %i", (q, text, count) => {
  expect(countWords(q)(text)).toBe(count);
});

it("counts at most twelve words of the first 200 characters", () => {
  const words = Array.from({ length: 14 }, (_, index) => `w${index + 10}`);
  expect(countWords(words.join(" "))(words.join(" "))).toBe(12);
  expect(countWords(`${"x".repeat(200)} saw`)("saw")).toBe(0);
});
