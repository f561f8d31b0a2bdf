import { describe, expect, it } from "vitest";
import { tokenize } from "#app/catalogue/words.ts";
import { closeness, measureAt, measuresIn, withPlainNumbers } from "./measures.ts";

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

describe("closeness", () => {
  const near = (asked: string, specification: string) => {
    const [a, b] = [measure(asked), measure(specification)];
    return a && b ? closeness(a, b) : null;
  };
  it("treats a rounded value as equal", () => {
    expect(near("52 cc", "51.7 cc")).toBe(1);
    expect(near("2.3 kW", "2.3 kW")).toBe(1);
    expect(near("18 inch", "45 cm")).toBe(1);
    expect(near("3 hp", "2.2 kW")).toBe(1);
  });
  it("treats a value within a tenth as near, and any other as neither", () => {
    expect(near("50 cc", "45.4 cc")).toBe(0.5);
    expect(near("50 cc", "31.8 cc")).toBe(0);
    expect(near("50 cc", "50 cm")).toBe(0);
    expect(near("2 inch", "1.5 inch")).toBe(0);
  });
});
