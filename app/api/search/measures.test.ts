import { describe, expect, it } from "vitest";
import { tokenize } from "#app/catalogue/words.ts";
import { createSearchIndex, rankedIds, searchable } from "../../../tests/support/searchable.ts";
import { measureAt, measuresIn, withPlainNumbers } from "./measures.ts";

const measure = (value: string) => measuresIn([{ name: "Figure", value }])[0];
const asked = (text: string) => measureAt(tokenize(withPlainNumbers(text)), 0)?.measure;

describe("a quantity in a search", () => {
  it.each([
    ["52cc", "displacement", 52],
    ["18 v", "voltage", 18],
    ["40 cm", "length", 400],
    ["18 inch", "length", 457.2],
    ["2.3 kW", "power", 2300],
    ["2,3 kW", "power", 2300],
    ["1,200 W", "power", 1200],
    ["20 litre", "volume", 20],
    ['2" ', "length", 50.8],
    ['1.5"', "length", 38.1],
    ["37 m³/h", "flow", 37_000],
    ["37 m3/hr", "flow", 37_000],
    ["430 l/h", "flow", 430],
    ["430 lph", "flow", 430],
    ["400 lpm", "flow", 24_000],
    ["7.5 l/min", "flow", 450],
    ["400 l/min", "flow", 24_000],
  ])("%s is %s of %d", (text, dimension, value) => {
    expect(measure(text)).toMatchObject({ dimension, value: expect.closeTo(value) });
    expect(asked(text)).toEqual(measure(text));
  });

  it("is not read from a model number or a bare number", () => {
    for (const words of [
      ["ms", "250"],
      ["fs", "55", "r"],
      ["constructor", "5", "tostring"],
      ["bg", "86", "s"],
    ])
      expect(words.map((_, at) => measureAt(words, at)).filter(Boolean)).toEqual([]);
  });

  it("states how many words it takes", () => {
    expect(measureAt(["40", "cm"], 0)?.length).toBe(2);
    expect(measureAt(["40cm"], 0)?.length).toBe(1);
    expect(measureAt(["cm"], 0)).toBeNull();
  });
});

describe("a search for a quantity", () => {
  const find = (asked: string, ...values: string[]) => {
    const products = values.map((value, at) =>
      searchable(at + 1, `Makita ${"abc"[at]}`, "saws", {
        specifications: [{ name: "Figure", value }],
      }),
    );
    const { index, search } = createSearchIndex(products);
    return rankedIds(index, search(asked)).map((id) => values[id - 1]);
  };
  it("treats a rounded value as equal", () => {
    expect(find("52 cc", "48 cc", "51.7 cc")).toEqual(["51.7 cc"]);
    expect(find("2.3 kW", "2.2 kW", "2.3 kW")).toEqual(["2.3 kW"]);
    expect(find("18 inch", "48 cm", "45 cm")).toEqual(["45 cm"]);
    expect(find("3 hp", "2 kW", "2.2 kW")).toEqual(["2.2 kW"]);
  });
  it("treats a value within a tenth as near, and any other as neither", () => {
    expect(find("50 cc", "45.4 cc", "31.8 cc", "50 cm")).toEqual(["45.4 cc"]);
    expect(find("2 inch", "1.5 inch")).toEqual([]);
  });
});
