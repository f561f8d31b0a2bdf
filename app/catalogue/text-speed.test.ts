import { describe, expect, it } from "vitest";
import { countWords } from "#app/upstream/remote/find-locally.ts";
import { powerTypeIn } from "./classification/power-type-in.ts";
import { cleanText, toSlug } from "./clean-text.ts";
import { ampHoursIn } from "./product-facets.ts";
import { parseProductType, productTypesOf } from "./product-type.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";
import { toLine, toPlainText, truncate, truncateAtWord, truncateWords } from "./text.ts";
import { weightOf } from "./weight.ts";

const LONG = 50_000;
const PIECES = [
  "<",
  "<a",
  "</",
  "<!--",
  "<script",
  "<script>",
  "&",
  "&#",
  "(",
  " ",
  ",",
  ".",
  "1",
  "1,",
  "1 ",
  "a",
  "A ",
  "-",
].concat([
  "\n ",
  " .",
  "2 a",
  "20",
  "electric-",
  "facebook.com/",
  "1.5 ",
  "(a",
  "]",
  "\u0301",
  "പ",
  "😀",
  "\ud800",
]);

const READERS: Record<string, (text: string) => unknown> = {
  toPlainText,
  toLine: (text) => toLine(text, 160),
  truncateWords: (text) => truncateWords(text, 8),
  truncate,
  truncateAtWord: (text) => truncateAtWord(text, 80),
  cleanText: (text) => cleanText(text, 200),
  toSlug: (text) => toSlug(text),
  ampHoursIn,
  powerTypeIn,
  parseProductType,
  productTypesOf: (name) =>
    productTypesOf({ productType: name, category: name, subcategory: name, name }),
  parseQuantity: (text) =>
    [text, text.slice(0, 100), text.slice(-100)].map((each) => parseQuantity(each)),
  weightOf: (text) =>
    weightOf(
      [
        { name: text, value: text },
        { name: `weight ${text}`, value: text },
      ],
      null,
    ),
  countWords: (text) => countWords(text)(text.toLowerCase()),
};

/** Milliseconds of processor time, the fastest of three. */
function fastest(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe.each(Object.entries(READERS))("%s", (_, read) => {
  it("reads 50 KB of anything in a few milliseconds", () => {
    const slow = PIECES.filter((piece) => {
      const text = piece.repeat(Math.ceil(LONG / piece.length));
      // 5 ms on an idle machine; a quadratic function takes hundreds.
      return [text, `${text}x`, `x${text}>`, `1${text})`].some(
        (worst) => fastest(() => read(worst)) > 15,
      );
    });
    expect(slow).toEqual([]);
  });
});
