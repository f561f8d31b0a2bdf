/** Rules that decide between similar products for exact queries. */
import { expect, it } from "vitest";
import { createSearchIndex, rankedIds, searchable } from "../../../tests/support/searchable.ts";

const { index, search } = createSearchIndex([
  searchable(1, "STIHL MS 2500", "chainsaws", {
    specifications: [{ name: "Guide bar", value: "45 cm" }],
  }),
  searchable(2, "STIHL MS 250 C-BE", "chainsaws"),
  searchable(3, "STIHL MS 250", "chainsaws"),
  searchable(4, "STIHL AP 300 S", "batteries", { type: null }),
  searchable(5, "Kärcher K 5", "pressure washers", { type: "corded", brief: "A yellow washer." }),
  searchable(6, "Honda WX 10 T", "water pumps", { brief: "Yellow hose." }),
  searchable(7, "Honda HRG 466", "lawn mowers"),
  searchable(8, "Makita BUB 182", "blowers", { description: "slower" }),
  searchable(9, "Honda FJ 500", "tillers"),
  searchable(10, "Honda BP 1", "sprayers", { brief: "tiler" }),
  searchable(11, "Honda BP 2", "sprayers", { brief: "tiler" }),
]);

it.each([
  ["of two kinds the last, the noun, counts more", "chainsaw battery", [4, 1, 2, 3]],
  [
    "a product that matches only the quantity is omitted if others match a word",
    "yellow 45 cm",
    [5, 6],
  ],
  ["an exact model number comes before one with further letters", "ms 250", [3, 2, 1]],
  ["a model number may be typed in parts", "ms 250 c be", [2]],
  ["a model number may be typed in single characters", "bub 1 8 2", [8]],
  ["words with the same first letter are preferred in corrections", "sblower", [8]],
  ["kinds of machines are preferred in corrections", "tillr", [9]],
  ["a short word that names no machine is corrected by one edit at most", "yelowo", []],
  ["two letters are not read as a kind of machine", "we", []],
])("%s: %s", (_, text, expected) => {
  expect(rankedIds(index, search(text))).toEqual(expected);
});
