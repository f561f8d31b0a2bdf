import { describe, expect, it } from "vitest";
import { modelForms, stem, tokenize } from "./words.ts";

describe("words", () => {
  it.each([
    ["MS-250", ["ms", "250"]],
    ["Kärcher K 5", ["karcher", "k", "5"]],
    ['3/8" P chain, 1.5 hp', ["3/8", "p", "chain", "1.5", "hp"]],
    ["52cc", ["52cc"]],
    ["Łódź Größe Ærø", ["lodz", "grosse", "aero"]],
    ["  ", []],
  ])("of %j are %j", (text, words) => expect(tokenize(text)).toEqual(words));

  it("are the same in any case", () => {
    expect(tokenize("Ms-250 KÄRCHER")).toEqual(tokenize("mS 250 kärcher"));
  });
});

describe("one form for singular and plural", () => {
  it.each([
    ["chainsaws", "chainsaw"],
    ["batteries", "battery"],
    ["axes", "axe"],
    ["brushes", "brush"],
    ["machines", "machine"],
  ])("%s and %s", (plural, singular) => expect(stem(plural)).toBe(stem(singular)));

  it("keeps model numbers and short words", () => {
    expect(stem("hs45s")).toBe("hs45s");
    expect(stem("gas")).toBe("gas");
    expect(stem("glass")).toBe("glass");
  });
});

it("joins a model number in all its spellings", () => {
  expect(modelForms(["ms", "201", "tc", "m"])).toEqual([
    "ms201",
    "ms201tc",
    "ms201tcm",
    "201tc",
    "201tcm",
  ]);
  expect(modelForms(["rotary", "brush"])).toEqual([]);
});
