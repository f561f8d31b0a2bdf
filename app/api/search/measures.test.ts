import { describe, expect, it } from "vitest";
import { closeness, measureAt, measuresIn, withPlainNumbers } from "./measures.ts";
import { tokenize } from "./words.ts";

const measure = (value: string) => measuresIn([{ name: "Figure", value }])[0];
const asked = (text: string) => measureAt(tokenize(withPlainNumbers(text)), 0)?.measure;

describe("a figure with its unit", () => {
  it.each([
    ["52cc", "displacement", 52],
    ["18 v", "voltage", 18],
    ["40 cm", "length", 400],
    ["18 inch", "length", 457.2],
    ["2.3 kW", "power", 2300],
    ["2,3 kW", "power", 2300],
    ["1,200 W", "power", 1200],
    ["20 litre", "volume", 20],
  ])("%s is %s of %d", (text, dimension, value) => {
    expect(measure(text)).toMatchObject({ dimension, value: expect.closeTo(value) });
    expect(asked(text)).toEqual(measure(text));
  });

  it("is not seen in a model number or a bare number", () => {
    for (const words of [
      ["ms", "250"],
      ["fs", "55", "r"],
      ["constructor", "5", "tostring"],
      ["bg", "86", "s"],
    ])
      expect(words.map((_, at) => measureAt(words, at)).filter(Boolean)).toEqual([]);
  });

  it("tells how many words it took", () => {
    expect(measureAt(["40", "cm"], 0)?.length).toBe(2);
    expect(measureAt(["40cm"], 0)?.length).toBe(1);
    expect(measureAt(["cm"], 0)).toBeNull();
  });
});

describe("closeness", () => {
  const near = (asked: string, figure: string) => {
    const [a, b] = [measure(asked), measure(figure)];
    return a && b ? closeness(a, b) : null;
  };
  it("takes a figure that rounds to the one asked for as the same", () => {
    expect(near("52 cc", "51.7 cc")).toBe(1);
    expect(near("2.3 kW", "2.3 kW")).toBe(1);
    expect(near("18 inch", "45 cm")).toBe(1);
    expect(near("3 hp", "2.2 kW")).toBe(1);
  });
  it("takes one within a tenth as near, and another or another dimension as neither", () => {
    expect(near("50 cc", "45.4 cc")).toBe(0.5);
    expect(near("50 cc", "31.8 cc")).toBe(0);
    expect(near("50 cc", "50 cm")).toBe(0);
  });
});
