import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product } from "#app/catalogue/product.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { aProduct } from "../../../tests/support/product.ts";
import { type ComparisonRow, listComparisonRows as listRows } from "./comparison-rows.ts";

/** Rows of every comparison. */
const FIXED = [
  ["sku", "brief", "productType"],
  ["Displacement (CC)", "Power", "Engine power (HP)", "Weight"],
].flat();
const othersOf = (rows: ComparisonRow[]) => rows.filter(({ label }) => !FIXED.includes(label));

const listComparisonRows = (products: Product[]) => listRows(products, DEFAULT_DEFINITIONS);

const product = (fields: Partial<Product>) => aProduct({ sku: null, ...fields });

const named = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([name, value]) => ({ name, value }));
const rowOf = (label: string, ...products: Product[]) => {
  const row = listComparisonRows(products).find((entry) => entry.label === label);
  if (!row) throw new Error(`no row ${label}`);
  return row;
};
const textsOf = (label: string, ...products: Product[]) =>
  rowOf(label, ...products).cells.map((cell) => cell.text);
const withSpecifications = (pairs: Record<string, string>) =>
  product({ specifications: named(pairs) });

it("has seven fixed rows in a fixed order", () => {
  const known = {
    brief: "Light",
    productType: "Saw",
    specifications: named({ Displacement: "45 cc", Power: "2 kW", Weight: "5 kg" }),
  };
  expect(listComparisonRows([product(known), product({})]).map((row) => row.label)).toEqual(FIXED);
});

it("has a row for each specification that one product has", () => {
  const saw = withSpecifications({ "Bar length": "35 cm", Hose: "5 m", Vibration: "3.7 m/s²" });
  for (const [label, text] of Object.entries({
    "Bar length": "35 cm",
    "Hose length": "5 m",
    Vibration: "3.7 m/s²",
  }))
    expect(textsOf(label, saw, product({}))).toEqual([text, null]);
});

it("repeats no fixed row, and has a row for a specification called Brief", () => {
  const rows = listComparisonRows([
    withSpecifications({ Description: "x", "product type": "y", Brief: "z" }),
    product({}),
  ]);
  expect(othersOf(rows).map(({ label }) => label)).toEqual(["Brief"]);
});

describe("fallbacks", () => {
  it("shows the id for a missing SKU, and a dash without an id", () => {
    expect(textsOf("sku", product({ sku: "MS-1" }), product({}), product({ id: 0 }))).toEqual([
      "MS-1",
      "7",
      "-",
    ]);
  });

  it("shows the subcategory or category if the type is missing", () => {
    const saw = { subcategory: "Petrol chainsaws", category: "Chainsaws" };
    const [typed, placed, rough] = [
      { ...saw, productType: "Chainsaw" },
      saw,
      { ...saw, subcategory: null },
    ];
    expect(textsOf("productType", product(typed), product(placed), product(rough))).toEqual([
      "Chainsaw",
      "Petrol chainsaws",
      "Chainsaws",
    ]);
  });

  it("cuts the brief to 15 words, or the description if there is none", () => {
    const words = Array.from({ length: 16 }, (_, index) => `w${index}`).join(" ");
    expect(textsOf("brief", product({ description: words, brief: "" }))[0]).toBe(
      `${words.slice(0, words.lastIndexOf(" "))}...`,
    );
    expect(textsOf("brief", product({ brief: "Short." }))[0]).toBe("Short.");
    const both = { brief: "Short.", description: "<p>Long</p>" };
    expect(textsOf("brief", product(both))[0]).toBe("Short.");
    expect(textsOf("brief", product({ ...both, brief: "" }))[0]).toBe("Long");
  });

  it("shows nothing and never an invented value", () => {
    const values = listComparisonRows([product({})]).map(({ cells: [cell] }) => cell?.text);
    expect(values.slice(2)).toEqual(Array(FIXED.length - 2).fill(null));
  });

  it("takes the exact name first, then synonyms, then the weight field", () => {
    const saws = [
      { specifications: named({ "Net weight": "5 kg", Weight: "4 kg" }), weightKg: 9 },
      { technicalDetails: named({ "Dry weight": "5 kg" }), weightKg: 9 },
      { weightKg: 9 },
    ];
    expect(textsOf("Weight", ...saws.map(product))).toEqual([
      "4 kg (8.8 lb)",
      "5 kg (11 lb)",
      "9 kg (20 lb)",
    ]);
  });
});

describe("units", () => {
  it("shows power in kilowatts and metric horsepower, whatever its unit", () => {
    for (const value of ["2.2 kW", "2,200 W", "2200 Watts", "3.0 hp / 2.2 kW"]) {
      expect(textsOf("Power", withSpecifications({ Power: value }))).toEqual(["2.2 kW"]);
      expect(textsOf("Engine power (HP)", withSpecifications({ Power: value }))).toEqual([
        "3.0 hp",
      ]);
    }
  });

  it("adds no precision", () => {
    const shown = ["4,60 kg", "12-15 kg", "4.6 kg (without bar)", "about a ton"];
    expect(textsOf("Weight", ...shown.map((Weight) => withSpecifications({ Weight })))).toEqual([
      "4.6 kg (10.1 lb)",
      "12–15 kg (26–33 lb)",
      "4.6 kg (10.1 lb) (without bar)",
      "about a ton",
    ]);
    expect(textsOf("Power", withSpecifications({ Power: "2 x 1.5 kW" }))).toEqual(["2 x 1.5 kW"]);
  });

  it("is stable when pounds are converted to kilograms and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 2000 }), (tenths) => {
        const pounds = (tenths / 10).toFixed(1);
        expect(textsOf("Weight", withSpecifications({ Weight: `${pounds} lb` }))[0]).toContain(
          `(${pounds} lb)`,
        );
      }),
    );
  });
});

describe("differences and bars", () => {
  it("treats equal amounts in different units as the same", () => {
    for (const powers of [
      ["2.2 kW", "2200 W"],
      ["5 kW", "5.0 kW"],
    ])
      expect(rowOf("Power", ...powers.map((Power) => withSpecifications({ Power }))).differs).toBe(
        false,
      );
  });

  it("marks known values that differ, not a known beside an unknown one", () => {
    const saw = withSpecifications({ Displacement: "45.4 cc" });
    const differs = (...saws: Product[]) => rowOf("Displacement (CC)", ...saws).differs;
    expect(differs(saw, withSpecifications({ Displacement: "50 cc" }))).toBe(true);
    expect(differs(saw, product({}))).toBe(false);
  });

  it.each<[string, string[], (number | null)[]]>([
    ["as shares of the largest, none for an unknown value", ["2 kg", "8 kg", ""], [0.25, 1, null]],
    ["not for the only known value", ["2 kg", ""], [null, null]],
    ["not for equal values", ["2 kg", "2.0 kg", ""], [null, null, null]],
    ["under one condition", ["5 kg (without bar)", "10 kg (without bar)"], [0.5, 1]],
    ["not under several conditions", ["5 kg (without bar)", "10 kg"], [null, null]],
  ])("draws bars %s", (_, weights, shares) => {
    const saws = weights.map((Weight) => withSpecifications({ Weight }));
    expect(rowOf("Weight", ...saws).cells.map(({ share }) => share)).toEqual(shares);
  });

  it("keeps every share between 0 and 1", () => {
    const weights = fc.array(fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(weights, (list) => {
        for (const { share } of rowOf("Weight", ...list.map((weightKg) => product({ weightKg })))
          .cells) {
          expect(share === null || (share >= 0 && share <= 1)).toBe(true);
        }
      }),
    );
  });
});

describe("other specifications", () => {
  it("are shown once, after the fixed rows", () => {
    const rows = listComparisonRows([
      withSpecifications({ "Air flow": "700 m³/h", Weight: "4 kg", "Tank volume": "1 l" }),
      product({
        specifications: named({ "air flow": "800 m³/h" }),
        technicalDetails: named({ "Air flow": "800 m³/h" }),
      }),
    ]);
    expect(othersOf(rows)).toEqual([
      expect.objectContaining({ label: "Air flow", differs: true, isIdentity: false }),
      expect.objectContaining({ label: "Tank volume", differs: false, isIdentity: false }),
    ]);
  });
});

it("lists first what most products have, and last what is known of none", () => {
  const both = { "Air flow": "700 m³/h", "Nozzle material": "Steel" };
  const rows = listComparisonRows([
    withSpecifications(both),
    withSpecifications({ "Air flow": "800 m³/h" }),
    withSpecifications({ ...both, "Hose colour": "Black" }),
    withSpecifications({ "Hose colour": "Grey", "Air flow": "900 m³/h" }),
  ]);
  expect(othersOf(rows).map(({ label }) => label)).toEqual([
    "Air flow",
    "Nozzle material",
    "Hose colour",
  ]);
  expect(rows.at(-1)?.cells.map(({ text }) => text)).toEqual([null, null, null, null]);
});

it("never throws for any specification", () => {
  const pairs = fc.array(fc.record({ name: fc.string(), value: fc.string() }));
  fc.assert(
    fc.property(pairs, (specifications) => {
      expect(listComparisonRows([product({ specifications }), product({})])[3]?.cells).toHaveLength(
        2,
      );
    }),
  );
});
