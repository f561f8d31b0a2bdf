import { expect, it } from "vitest";
import { list, number, plural } from "./intl.ts";

it.each([
  [0, "0 saws"],
  [1, "1 saw"],
  [2, "2 saws"],
  [123_456, "1,23,456 saws"],
])("%i is written as %s", (count, sentence) => {
  expect(plural(count, { one: "1 saw", other: `${number(count)} saws` })).toBe(sentence);
});

it.each([
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
])("%j is listed as %s", (items, sentence) => {
  expect(list(items).join("")).toBe(sentence);
});
