import { expect, it } from "vitest";
import { aProduct } from "../../../tests/support/product.ts";
import { listKeyFigures, toDetails } from "./key-figures.ts";

it("sets numbers with a short unit large, and nothing else", () => {
  const specifications = ["45.4 cc", "2.3 kW", "35–40 cm", '3/8"', "0.325", "Petrol", "4.6 kg (10.1 lb)"].map(
    (value) => ({
      name: value,
      value,
    }),
  );
  expect(listKeyFigures(aProduct({ specifications, technicalDetails: [] }))).toEqual([
    { name: "45.4 cc", number: "45.4", unit: "cc" },
    { name: "2.3 kW", number: "2.3", unit: "kW" },
    { name: "35–40 cm", number: "35–40", unit: "cm" },
    { name: "0.325", number: "0.325", unit: "" },
    { name: "4.6 kg (10.1 lb)", number: "4.6", unit: "kg" },
  ]);
});

it("sets what is not one number and a unit large as it is written, with its condition at its name", () => {
  const values = ["5,5 kW", "6-7 HP", "12V/24V", "~3 kg", "2 x 1.5 kW", "230 V / 50 Hz", "4.6 kg (without bar)"];
  const specifications = values.map((value) => ({ name: "Figure", value }));
  const figures = listKeyFigures(aProduct({ specifications }));
  expect(figures.map(({ name, number, unit }) => `${name}: ${number} ${unit}`.trim())).toEqual([
    "Figure: 5,5 kW",
    "Figure: 6-7 HP",
    "Figure: 12V/24V",
    "Figure: ~3 kg",
    "Figure, without bar: 4.6 kg",
  ]);
});

it.each([
  ["10.73 kg", "10.73 kg (23.7 lb)"],
  ["4.6 kg", "4.6 kg (10.1 lb)"],
  ["5 kg", "5 kg (11 lb)"],
  ["85 kg", "85 kg (187 lb)"],
  ["0.45 kg", "0.45 kg (1.0 lb)"],
])("says the weight %s as exactly in the details as in the figures", (value, said) => {
  const specifications = [{ name: "Weight", value }];
  const [figure] = listKeyFigures(aProduct({ specifications }));
  const { first } = toDetails({ specifications, technicalDetails: [] });
  expect(first).toEqual([{ name: "Weight", value: said }]);
  expect(Number.parseFloat(first[0]?.value ?? "")).toBe(Number(figure?.number));
});
