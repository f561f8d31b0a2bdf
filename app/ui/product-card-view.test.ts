import { describe, expect, it } from "vitest";
import type { ProductSummary, Specification } from "#app/catalogue/product.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { lists } from "#app/languages/en/lists.ts";
import { aPicture, aProduct } from "../../tests/support/product.ts";
import { toListingCard as toCard, toSearchCard as toFoundCard } from "./product-card-view.ts";

const toListingCard = (product: ProductSummary) => toCard(product, lists);
const toSearchCard = (product: ProductSummary) => toFoundCard(product, lists);

const arranged = (specifications: Specification[]) =>
  new SpecificationReader(DEFAULT_DEFINITIONS).arrange(specifications, [], null);
const saw = aProduct({
  brief:
    "Versatile all-rounder with a strong power-to-weight ratio for firewood, fences and farm work all year.",
  specifications: arranged([
    { name: "Power", value: "2.3 kW" },
    { name: "Chain", value: "a text that is far too long for a card" },
    { name: "Idle speed", value: "2800" },
    { name: "Chain pitch", value: '3/8" P' },
    { name: "Weight", value: "4,6 kg" },
  ]),
});

const shown = (specifications: Specification[]) =>
  toListingCard({ ...saw, specifications: arranged(specifications) }).specifications;

describe("a listing's card", () => {
  it("shows at most eight words and ends with none that requires another", () => {
    expect(toListingCard(saw).text).toBe(
      "Versatile all-rounder with a strong power-to-weight ratio...",
    );
    expect(toListingCard({ ...saw, brief: "" }).text).toBe("");
  });

  it("shows the thumbnail, but a machine to scale whole", () => {
    const whole = aPicture("/whole.svg");
    const small = aPicture("/small.svg");
    const scale = {
      lengthMm: 900,
      dimensionStartMm: 20,
      dimensionMm: 450,
      dimensionText: "45 cm",
      isEstimated: false,
    };
    expect(toListingCard({ ...saw, image: whole, thumbnail: small }).image).toEqual({
      ...small,
      alt: "",
    });
    const scaled = { ...whole, scale };
    expect(toListingCard({ ...saw, image: scaled, thumbnail: small }).image).toEqual({
      ...scaled,
      alt: "",
    });
  });

  it("shows what the shop has chosen for cards, and power once", () => {
    const specifications = [
      { name: "Displacement", value: "45.4 cc" },
      { name: "Power", value: "2.3 kW" },
      { name: "Engine power", value: "3.1 hp" },
      { name: "Weight", value: "4.6 kg" },
      { name: "Rope", value: "45 cm" },
    ];
    expect(shown(specifications).map(({ name }) => name)).toEqual([
      "Displacement",
      "Power",
      "Weight",
    ]);
  });

  it("states the power type if there is no figure", () => {
    const card = toListingCard({ ...saw, specifications: [], powerType: "corded" });
    expect(card.specifications).toEqual([{ name: "Power Type", value: "Electric", unit: "" }]);
    const tool = toListingCard({ ...saw, specifications: [], powerType: null });
    expect(tool.specifications).toEqual([]);
  });

  it("shows one of two pressures", () => {
    const specifications = [
      { name: "Maximum pressure", value: "130 bar" },
      { name: "Working pressure", value: "100 bar" },
      { name: "Water flow", value: "270 l/h" },
    ];
    expect(shown(specifications).map(({ name }) => name)).toEqual([
      "Maximum pressure",
      "Water flow",
    ]);
  });

  it("shows specifications that fit, with number and unit apart", () => {
    expect(toListingCard(saw).specifications).toEqual([
      { name: "Power", value: "2.3", unit: "kW" },
      { name: "Weight", value: "4.6", unit: "kg" },
      { name: "Idle speed", value: "2800", unit: "" },
    ]);
  });

  it("shows quantities with a long condition without others only", () => {
    const note = "Brazil, 220 V 60 Hz";
    const specifications = [
      { name: "Pressure", value: `120 bar (${note})` },
      { name: "Run time", value: "40 min (with a second battery, 20 V)" },
      { name: "Weight", value: "7.5 kg (without lance)" },
      { name: "Water flow", value: `430 l/h (${note})` },
    ];
    expect(shown(specifications)).toEqual([
      { name: `Pressure, ${note}`, value: "120", unit: "bar" },
      { name: `Water flow, ${note}`, value: "430", unit: "l/h" },
      { name: "Weight, without lance", value: "7.5", unit: "kg" },
    ]);
    const others = ["Hose", "Depth"].map((name) => ({ name, value: "5 m" }));
    expect(shown([...specifications, ...others]).map(({ name }) => name)).toEqual([
      "Hose",
      "Weight, without lance",
      "Depth",
    ]);
  });
});

it("shows 80 characters on a search card, or a note without description", () => {
  const { text } = toSearchCard(saw);
  expect(text.endsWith("…")).toBe(true);
  expect([...text].length).toBeLessThanOrEqual(81);
  expect(toSearchCard({ ...saw, brief: "<p></p>" }).text).toBe("No description available");
});
