import { describe, expect, it } from "vitest";
import { readSpecifications } from "#app/api/index/describe-product.ts";
import type { Product } from "#app/catalogue/product.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { facetsOfSpecifications } from "#app/catalogue/specifications/facets.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { toListingCard } from "#app/ui/product-card-view.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { aProduct } from "../../../tests/support/product.ts";
import { listComparisonRows } from "../compare/comparison-rows.ts";
import { listKeySpecifications, listLargeSpecifications, toDetails } from "./key-specifications.ts";

it("shows numbers with a short unit as key specifications", () => {
  const specifications = [
    "45.4 cc",
    "2.3 kW",
    "35–40 cm",
    '3/8"',
    "0.325",
    "Petrol",
    "4.6 kg (10.1 lb)",
  ].map((value) => ({
    name: value,
    value,
  }));
  expect(listKeySpecifications(aProduct({ specifications, technicalDetails: [] }))).toEqual([
    { name: "45.4 cc", number: "45.4", unit: "cc" },
    { name: "2.3 kW", number: "2.3", unit: "kW" },
    { name: "35–40 cm", number: "35–40", unit: "cm" },
    { name: "0.325", number: "0.325", unit: "" },
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
  ["4.6 kg", "4.6 kg (10.1 lb)"],
  ["5 kg", "5 kg (11 lb)"],
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

const wire = (technical_details: unknown) =>
  ProductReading.parse({ id: 1, name: "X", technical_details });
const toPage = (reading: ProductReading) => toProduct(reading, { base: null, videoHosts: [] });
const onPage = (product: Product) =>
  toDetails(product, listLargeSpecifications(product)).first.map(
    ({ name, value }) => `${name}: ${value}`,
  );
const onCard = (product: Product) =>
  toListingCard(product).specifications.map(({ name, value, unit }) =>
    `${name}: ${value} ${unit}`.trim(),
  );
const compared = (product: Product) =>
  listComparisonRows([product, product], DEFAULT_DEFINITIONS)
    .slice(3)
    .map(({ label, cells: [cell] }) => `${label}: ${cell?.text}`)
    .filter((row) => !row.endsWith("N/A"));
const filtered = (reading: ProductReading, key: string) =>
  facetsOfSpecifications(readSpecifications(DEFAULT_READER, reading).defined)
    .filter(({ group }) => group === `specification ${key}`)
    .map(({ value }) => value);

describe("a specification is the same on page, card, in the comparison and the filters", () => {
  it.each([
    ["Engine Displacement (cc)", "50", "Engine Displacement: 50 cc", "displacement", "50"],
    ["Engine displacement", "44 cm3", "Engine displacement: 44 cc", "displacement", "44"],
    ["Engine CC", "50 ccm", "Engine: 50 cc", "displacement", "50"],
    ["Displacement", "1.200 cc", "Displacement: 1,200 cc", "displacement", "1200"],
    ["Cubic capacity", "45,4", "Cubic capacity: 45.4 cc", "displacement", "45.4"],
    ["Product Weight", "5 kg", "Product Weight: 5 kg (11 lb)", "weight", "5"],
    ["Wt. KGS", "5,5", "Wt.: 5.5 kg (12.1 lb)", "weight", "5.5"],
    ["Net weight :", "5 Kgs", "Net weight: 5 kg (11 lb)", "weight", "5"],
    ["Weight", "1 200 kg", "Weight: 1,200 kg (2,646 lb)", "weight", "1200"],
    ["Total_weight", "~3 kg", "Total_weight: ~3 kg (6.6 lb)", "weight", "3"],
  ])("reads %s %s in one way", (name, value, shown, key, bucket) => {
    const reading = wire([{ name, value }]);
    const product = toPage(reading);
    expect(onPage(product)).toEqual([shown]);
    const text = shown.slice(shown.indexOf(":") + 2);
    expect(onCard(product)).toEqual([shown.replace(/ \([\d,.]+ lb\)/, "")]);
    expect(compared(product)).toHaveLength(1);
    expect(compared(product)[0]).toMatch(new RegExp(`: ${text.replace(/[()]/g, "\\$&")}$`));
    expect(filtered(reading, key)).toEqual([bucket]);
  });

  it.each([
    ["Engine Power HP", "7 hp", "7 hp", "5.1"],
    ["Power (HP)", "7", "7 hp", "5.1"],
    ["Engine power", "7½ hp", "7.5 hp", "5.52"],
    ["HP", "3", "3 hp", "2.2"],
    ["H.P.", "7 H.P.", "7 hp", "5.1"],
    ["Horse-power", "6-7 HP", "6–7 hp", "4.4-5.1"],
    ["Rated power, HP", "7 BHP", "7 hp", "5.1"],
    ["Max. power", "7 PS", "7 hp", "5.1"],
  ])("shows the horsepower of %s %s as given", (name, value, given, bucket) => {
    const reading = wire({ [name]: value });
    const product = toPage(reading);
    for (const shown of [onPage(product), onCard(product)])
      expect(shown.map((each) => each.split(": ")[1])).toEqual([given]);
    expect(compared(product)).toEqual([`Power: ${given}`, `Engine power (HP): ${given}`]);
    expect(filtered(reading, "power")).toEqual([bucket]);
  });

  it("prefers what the dealer gave to what another unit gives", () => {
    const rows = (details: Record<string, string>) => compared(toPage(wire(details)));
    expect(rows({ "Engine Power HP": "7 hp", Power: "1 kW" })).toEqual([
      "Power: 1 kW",
      "Engine power (HP): 7 hp",
    ]);
    expect(rows({ "Power (HP)": "7", "Power (kW)": "5.2" })).toEqual([
      "Power: 5.2 kW",
      "Engine power (HP): 7 hp",
    ]);
    expect(rows({ "Power output": "5.2 kW", "Power (HP)": "7" })[1]).toBe(
      "Engine power (HP): 7 hp",
    );
    expect(rows({ Power: "5.5 kW" })).toEqual(["Power: 5.5 kW", "Engine power (HP): 7.5 hp"]);
  });

  it("shows what is no number as written, and filters by none", () => {
    const reading = wire({ "Engine power": "2 x 1.5 kW" });
    const product = toPage(reading);
    expect(onPage(product)).toEqual(["Engine power: 2 x 1.5 kW"]);
    expect(onCard(product)).toEqual(["Engine power: 2 x 1.5 kW"]);
    expect(compared(product)).toEqual(["Engine power (HP): 2 x 1.5 kW"]);
    expect(filtered(reading, "power")).toEqual([]);
  });

  it("takes the weight of either list before the weight field", () => {
    const reading = ProductReading.parse({
      ...{ id: 1, name: "X", weight: 9, weight_unit: "kg" },
      specifications: [{ name: "Power", value: "1 kW" }],
      technical_details: [{ name: "Net weight", value: "5 kg" }],
    });
    expect(onCard(toPage(reading))).toContain("Net weight: 5 kg");
    expect(compared(toPage(reading))).toContain("Weight: 5 kg (11 lb)");
    expect(filtered(reading, "weight")).toEqual(["5"]);
  });
});
