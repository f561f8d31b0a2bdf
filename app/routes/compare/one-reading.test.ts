/** A specification is the same on the product's page, its card, in the comparison and the filters. */
import { expect, it } from "vitest";
import { readDefined } from "#app/api/index/describe-product.ts";
import type { Product } from "#app/catalogue/product.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { facetsOfSpecifications } from "#app/catalogue/specifications/facets.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { lists } from "#app/languages/en/lists.ts";
import { toListingCard } from "#app/ui/product-card-view.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { listLargeSpecifications, toDetails } from "../products/key-specifications.ts";
import { listComparisonRows } from "./comparison-rows.ts";

const wire = (technical_details: unknown) =>
  ProductReading.parse({ id: 1, name: "X", technical_details });
const toPage = (reading: ProductReading) => toProduct(reading, { base: null, videoHosts: [] });
const onPage = (product: Product) =>
  toDetails(product, listLargeSpecifications(product)).first.map(
    ({ name, value }) => `${name}: ${value}`,
  );
const onCard = (product: Product) =>
  toListingCard(product, lists).specifications.map(({ name, value, unit }) =>
    `${name}: ${value} ${unit}`.trim(),
  );
const compared = (product: Product) =>
  listComparisonRows([product, product], DEFAULT_DEFINITIONS)
    .filter(({ fixed }) => fixed === null)
    .map(({ label, cells: [cell] }) => `${label}: ${cell?.text}`)
    .filter((row) => !row.endsWith("null"));
const filtered = (reading: ProductReading, key: string) =>
  facetsOfSpecifications(readDefined(DEFAULT_READER, reading).defined)
    .filter(({ group }) => group === `specification ${key}`)
    .map(({ value }) => value);

it.each([
  ["Engine Displacement (cc)", "50", "Engine Displacement: 50 cc", "displacement", "50"],
  ["Engine CC", "50 ccm", "Engine: 50 cc", "displacement", "50"],
  ["Displacement", "1.200 cc", "Displacement: 1,200 cc", "displacement", "1200"],
  ["Cubic capacity", "45,4", "Cubic capacity: 45.4 cc", "displacement", "45.4"],
  ["Product Weight", "5 kg", "Product Weight: 5 kg (11 lb)", "weight", "5"],
  ["Wt. KGS", "5,5", "Wt.: 5.5 kg (12.1 lb)", "weight", "5.5"],
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
  expect(rows({ "Power output": "5.2 kW", "Power (HP)": "7" })[1]).toBe("Engine power (HP): 7 hp");
  expect(rows({ Power: "5.5 kW" })).toEqual(["Power: 5.5 kW", "Engine power (HP): 7.5 hp"]);
  expect(rows({ Power: "5.5 kW", "Engine power": "2 x 4 HP" })).toEqual([
    "Power: 5.5 kW",
    "Engine power (HP): 2 x 4 HP",
  ]);
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
