import { describe, expect, it } from "vitest";
import { createVocabulary, nearTest } from "./vocabulary.ts";

const words = (near: { word: string; edits: number; count: number }[]) =>
  near.map(({ word, edits, count }) => `${word} ${edits} ${count}`).sort();

describe("a vocabulary", () => {
  it("keeps a word until it was taken back as often as it was added", () => {
    const vocabulary = createVocabulary(["saw", "saw", "pump"]);
    vocabulary.remove(["saw"]);
    expect(vocabulary.has("saw")).toBe(true);
    expect(words(vocabulary.near("sow", 1))).toEqual(["saw 1 1"]);
    vocabulary.remove(["saw"]);
    expect(vocabulary.has("saw")).toBe(false);
    expect(vocabulary.begins("sa")).toBe(false);
    expect(vocabulary.completions("p")).toEqual(["pump"]);
  });

  it("counts how often a word is used, and how far it is from the one typed", () => {
    const vocabulary = createVocabulary(["blower", "blower", "mower", "lower"]);
    expect(words(vocabulary.near("blwoer", 1))).toEqual(["blower 1 2"]);
    expect(words(vocabulary.near("blwoer", 2))).toEqual(["blower 1 2", "lower 2 1"]);
    expect(vocabulary.near("blwoer", 0)).toEqual([]);
  });

  it("guesses neither at figures nor at words of two letters", () => {
    const vocabulary = createVocabulary(["ms250", "ms", "saws"]);
    expect(vocabulary.near("ms251", 2)).toEqual([]);
    expect(vocabulary.near("msx", 1)).toEqual([]);
    expect(words(vocabulary.near("sawz", 1))).toEqual(["saws 1 1"]);
  });
});

describe("the quick test for near words", () => {
  it.each([
    ["blower", "blwoer", 1, true],
    ["blower", "lower", 1, true],
    ["blower", "mower", 2, true],
    ["blower", "blowers", 1, true],
    ["blower", "blowerss", 1, false],
    ["blower", "pumps", 1, false],
    ["abc", "xyz", 2, false],
  ])("of %s lets %s through at %i edits: %s", (word, other, most, expected) => {
    expect(nearTest(word, most)(other)).toBe(expected);
  });
});
