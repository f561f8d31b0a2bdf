import fc from "fast-check";
import { expect, it } from "vitest";
import { formatFeatures, parseFeatures, parsePhrases } from "./text-lists.ts";
import { Email, line, prose } from "./writing.ts";

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

it.each([
  ["half of a surrogate pair", "saw \ud83d", false, false],
  ["a whole pair", "saw \u{1fa9a}", true, true],
  ["a control character", "saw\u0000", false, false],
  ["a line break", "saw\nbar", false, true],
])("%s", (_, text, inLine, inProse) => {
  expect(line(20).safeParse(text).success).toBe(inLine);
  expect(prose(20).safeParse(text).success).toBe(inProse);
});

it.each([
  ["anu@example.com", true],
  ["müller@example.de", true],
  ["anu@bücher.example", true],
  ["അനു@example.com", true],
  ["anu@", false],
  ["anu@-bücher.example", false],
  ["a nu@example.com", false],
  ["anu@example.com\u2028bcc", false],
])("%s is an email address: %s", (text, isEmail) => {
  expect(Email.safeParse(text).success).toBe(isEmail);
});
