import { describe, expect, it } from "vitest";
import { aProduct } from "../../../tests/support/product.ts";
import { listKeySpecifications, toDetails } from "./key-specifications.ts";

it("shows numbers with a short unit as key specifications", () => {
  const specifications = [
    "45.4 cc",
    "2.3 kW",
    "35–40 cm",
    '3/8"',
    "0.325",
    "1,340 m³/h",
    "Petrol",
    "4.6 kg (10.1 lb)",
  ].map((value) => ({ name: value, value }));
  expect(listKeySpecifications(aProduct({ specifications, technicalDetails: [] }))).toEqual([
    { name: "45.4 cc", number: "45.4", unit: "cc" },
    { name: "2.3 kW", number: "2.3", unit: "kW" },
    { name: "35–40 cm", number: "35–40", unit: "cm" },
    { name: "0.325", number: "0.325", unit: "" },
    { name: "1,340 m³/h", number: "1,340", unit: "m³/h" },
    { name: "4.6 kg (10.1 lb)", number: "4.6", unit: "kg" },
  ]);
});

it("keeps other quantities as written and adds a condition to the name", () => {
  const values = [
    "5,5 kW",
    "6-7 HP",
    "12V/24V",
    "~3 kg",
    "2 x 1.5 kW",
    "230 V / 50 Hz",
    "4.6 kg (without bar)",
  ];
  const specifications = values.map((value) => ({ name: "Value", value }));
  const shown = listKeySpecifications(aProduct({ specifications }));
  expect(shown.map(({ name, number, unit }) => `${name}: ${number} ${unit}`.trim())).toEqual([
    "Value: 5,5 kW",
    "Value: 12V/24V",
    "Value: ~3 kg",
    "Value, without bar: 4.6 kg",
  ]);
});

it("leaves quantities with a long condition to the technical details", () => {
  const specifications = [
    { name: "Weight", value: "4.6 kg (without bar and chain)" },
    { name: "Power", value: "1.7 kW (Brazil, 220 V 60 Hz)" },
    { name: "Hose length", value: "7 m (Brazil, 127 V)" },
    { name: "Run time", value: "40 min (non-motorised tool and standard mode)" },
  ];
  const product = aProduct({ specifications, technicalDetails: [] });
  expect(listKeySpecifications(product).map(({ name }) => name)).toEqual([
    "Weight, without bar and chain",
  ]);
  expect(toDetails(product).first).toEqual(specifications);
});

it.each([
  ["10.73 kg", "10.73 kg (23.7 lb)"],
  ["85 kg", "85 kg (187 lb)"],
  ["0.45 kg", "0.45 kg (1.0 lb)"],
])("shows the weight %s with equal precision in details and key specifications", (value, text) => {
  const specifications = [{ name: "Weight", value }];
  const [specification] = listKeySpecifications(aProduct({ specifications }));
  const { first } = toDetails({ specifications, technicalDetails: [] });
  expect(first).toEqual([{ name: "Weight", value: text }]);
  expect(Number.parseFloat(first[0]?.value ?? "")).toBe(Number(specification?.number));
});

describe("a power in kilowatts and in horsepower", () => {
  const textsOf = (...values: string[]) => {
    const specifications = values.map((value, at) => ({ name: `Power ${at}`, value }));
    const product = aProduct({ specifications, technicalDetails: [] });
    return toDetails(product).first.map(({ name, value }) => `${name}: ${value}`);
  };

  it("is one row of the details", () => {
    expect(textsOf("1.3 kW", "1.8 hp")).toEqual(["Power 0: 1.3 kW (1.8 hp)"]);
    expect(textsOf("3 hp", "230 V", "2.2 kW")).toEqual([
      "Power 0: 3 hp (2.2 kW)",
      "Power 1: 230 V",
    ]);
  });

  it("comes first in the details, because the large type shows one unit", () => {
    const specifications = ["30 cc", "1.3 kW", "1.8 hp", "4 kg"].map((value) => ({
      name: value,
      value,
    }));
    const product = aProduct({ specifications, technicalDetails: [] });
    const { first, rest } = toDetails(product, listKeySpecifications(product));
    expect(first.map(({ value }) => value)).toEqual(["1.3 kW (1.8 hp)"]);
    expect(rest.map(({ value }) => value)).toEqual(["30 cc", "4 kg"]);
  });

  it("is two rows where the amounts differ or have a condition", () => {
    for (const values of [
      ["5.5 kW", "6-7 hp"],
      ["1.3 kW", "2.5 hp"],
      ["1.3 kW (at 8,000 rpm)", "1.8 hp"],
    ])
      expect(textsOf(...values)).toHaveLength(2);
  });
});
