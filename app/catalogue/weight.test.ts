import { expect, it } from "vitest";
import { parseWeight, weightOf, withWeight } from "./weight.ts";

const named = (name: string, value: string) => ({ name, value });

it("shows the weight field as a specification if none is a weight", () => {
  const power = named("Power", "1 kW");
  expect(withWeight([power], 85)).toEqual([power, named("Weight", "85 kg")]);
  expect(withWeight([], 4.5359)).toEqual([named("Weight", "4.54 kg")]);
  for (const name of ["Weight", "Net weight", "Operating weight"])
    expect(withWeight([named(name, "about a ton")], 85)).toHaveLength(1);
  expect(withWeight([named("Shipping weight", "90 kg")], 85)).toHaveLength(2);
  expect([null, 0].map((weight) => withWeight([], weight))).toEqual([[], []]);
});

it("returns the specification's weight, else the field's", () => {
  expect(weightOf([named("Weight", "10 kg")], 9)).toBe(10);
  expect(weightOf([named("Weight", "8-10 kg")], 9)).toBe(9);
  expect(weightOf([], 9)).toBe(9);
});

it("accepts a weight in any notation, and nothing else", () => {
  const texts = ["", "4.625", "4,7", "4.7 kg", "850 g", "1 200", "10 lb"];
  expect(texts.map(parseWeight)).toEqual([null, 4.625, 4.7, 4.7, 0.85, 1200, 4.536]);
  for (const text of ["heavy", "3-4 kg", "~3 kg", "5 kW", "-1", "4.6 kg (dry)"])
    expect(parseWeight(text)).toBeUndefined();
});
