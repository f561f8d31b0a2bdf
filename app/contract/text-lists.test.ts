import fc from "fast-check";
import { expect, it } from "vitest";
import { formatFeatures, parseFeatures, parsePhrases } from "./text-lists.ts";

it("reads one feature from each line, with any line endings", () => {
  expect(parseFeatures("Light\r\nEasy start: one pull\n\nRatio 1:50: oil in petrol\n")).toEqual([
    { title: "Light", description: "" },
    { title: "Easy start", description: "one pull" },
    { title: "Ratio 1:50", description: "oil in petrol" },
  ]);
});

it("written features stay the same when they are saved again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = formatFeatures(parseFeatures(text));
      expect(formatFeatures(parseFeatures(once))).toBe(once);
    }),
  );
});

it("a line break within a text starts no new feature", () => {
  expect(formatFeatures([{ title: "Grip", description: "soft\nand warm" }])).toBe(
    "Grip: soft and warm",
  );
});

it("reads phrases between commas without duplicates", () => {
  expect(parsePhrases(" weed  eater, പുല്ലുവെട്ടി ,, weed eater;\ncutter")).toEqual([
    "weed eater",
    "പുല്ലുവെട്ടി",
    "cutter",
  ]);
  expect(parsePhrases(" , ")).toEqual([]);
  const phrases = ["coconut climber", "തെങ്ങ് കയറുന്ന യന്ത്രം"];
  expect(parsePhrases(phrases.join(", "))).toEqual(phrases);
});
