/** What exactly a few products answer: rules that decide between near cases, which a measure over many queries hides. */
import { expect, it } from "vitest";
import { createSearchIndex, rankedIds, searchable } from "../../../tests/support/searchable.ts";

const { index, search } = createSearchIndex([
  searchable(1, "STIHL MS 2500", "chainsaws", { specifications: [{ name: "Guide bar", value: "45 cm" }] }),
  searchable(2, "STIHL MS 250 C-BE", "chainsaws"),
  searchable(3, "STIHL MS 250", "chainsaws"),
  searchable(4, "STIHL AP 300 S", "batteries", { power: "" }),
  searchable(5, "Kärcher K 5", "pressure washers", { power: "corded", brief: "A yellow washer." }),
  searchable(6, "Honda WX 10 T", "water pumps", { brief: "Yellow hose." }),
  searchable(7, "Honda HRG 466", "lawn mowers"),
  searchable(8, "Makita BUB 182", "blowers", { power: "cordless", description: "slower" }),
  searchable(9, "Honda FJ 500", "tillers"),
  searchable(10, "Honda BP 1", "sprayers", { brief: "tiler" }),
  searchable(11, "Honda BP 2", "sprayers", { brief: "tiler" }),
]);

it.each([
  ["the later word counts more, because it is the noun", "chainsaw battery", [4, 1, 2, 3]],
  ["a figure alone is no answer beside one to a word", "yellow 45 cm", [5, 6]],
  ["the whole model number comes before the same with letters behind it", "ms 250", [3, 2, 1]],
  ["a model number is read from pieces", "ms 250 c be", [2]],
  ["a model number is read from single signs", "bub 1 8 2", [8]],
  ["a word's first letter is rarely the wrong one", "sower", [8]],
  ["a misspelt word is rather a kind of machine", "tillr", [9]],
  ["a short word that names no machine has one edit at most", "yelowo", []],
  ["two letters do not yet mean a kind of machine", "we", []],
])("%s: %s", (_, text, expected) => {
  expect(rankedIds(index, search(text))).toEqual(expected);
});
