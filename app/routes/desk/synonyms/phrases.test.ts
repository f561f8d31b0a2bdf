import { expect, it } from "vitest";
import { joinPhrases, parsePhrases } from "./phrases.ts";

it("reads phrases between commas, each once", () => {
  expect(parsePhrases(" weed  eater, പുല്ലുവെട്ടി ,, weed eater;\ncutter")).toEqual(["weed eater", "പുല്ലുവെട്ടി", "cutter"]);
  expect(parsePhrases(" , ")).toEqual([]);
});

it("what was written reads the same", () => {
  const phrases = ["coconut climber", "തെങ്ങ് കയറുന്ന യന്ത്രം"];
  expect(parsePhrases(joinPhrases(phrases))).toEqual(phrases);
});
