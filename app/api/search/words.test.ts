import { describe, expect, it } from "vitest";
import { fold, modelForms, toWords } from "./words.ts";

describe("words", () => {
  it.each([
    ["MS-250", ["ms", "250"]],
    ["Kärcher K 5", ["karcher", "k", "5"]],
    ['3/8" P chain, 1.5 hp', ["3/8", "p", "chain", "1.5", "hp"]],
    ["52cc", ["52cc"]],
    ["  ", []],
  ])("of %j are %j", (text, words) => expect(toWords(text)).toEqual(words));

  it("are the same in any case", () => {
    expect(toWords("Ms-250 KÄRCHER")).toEqual(toWords("mS 250 kärcher"));
  });
});

describe("one form for singular and plural", () => {
  it.each([
    ["chainsaws", "chainsaw"],
    ["batteries", "battery"],
    ["axes", "axe"],
    ["brushes", "brush"],
    ["machines", "machine"],
  ])("%s and %s", (plural, singular) => expect(fold(plural)).toBe(fold(singular)));

  it("leaves model numbers and short words alone", () => {
    expect(fold("hs45s")).toBe("hs45s");
    expect(fold("gas")).toBe("gas");
    expect(fold("glass")).toBe("glass");
  });
});

it("writes a model number together in every way it may be typed", () => {
  expect(modelForms(["ms", "201", "tc", "m"])).toEqual(["ms201", "ms201tc", "ms201tcm", "201tc", "201tcm"]);
  expect(modelForms(["rotary", "brush"])).toEqual([]);
});
