import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePairs, serializePairs } from "./pairs.ts";

it("reads a name and a text a line, however the lines end", () => {
  expect(parsePairs("Light\r\nEasy start: one pull\n\nRatio 1:50: oil in petrol\n")).toEqual([
    ["Light", ""],
    ["Easy start", "one pull"],
    ["Ratio 1:50", "oil in petrol"],
  ]);
});

it("what was written reads the same when it is saved again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = serializePairs(parsePairs(text));
      expect(serializePairs(parsePairs(once))).toBe(once);
    }),
  );
});

it("a line break within a text makes no new line", () => {
  expect(serializePairs([["Grip", "soft\nand warm"]])).toBe("Grip: soft and warm");
});
