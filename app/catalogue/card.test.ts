import { describe, expect, it } from "vitest";
import { aPicture, aProduct } from "../../tests/support/product.ts";
import { toListingCard, toSearchCard } from "./card.ts";

const saw = aProduct({
  brief: "Versatile all-rounder with a strong power-to-weight ratio for firewood, fences and farm work all year.",
  specifications: [
    { name: "Power", value: "2.3 kW" },
    { name: "Chain", value: "a text that is far too long for a card" },
    { name: "Idle speed", value: "2800" },
    { name: "Chain pitch", value: '3/8" P' },
    { name: "Weight", value: "4.6 kg" },
  ],
});

describe("a listing's card", () => {
  it("shows at most eight words, the last of them none that leads on, and claims nothing where there are none", () => {
    expect(toListingCard(saw).text).toBe("Versatile all-rounder with a strong power-to-weight ratio...");
    expect(toListingCard({ ...saw, brief: "" }).text).toBe("");
  });

  it("shows the picture that reads small, but a machine to scale whole", () => {
    const whole = aPicture("/whole.svg");
    const small = aPicture("/small.svg");
    const scale = { lengthMm: 900, dimensionStartMm: 20, dimensionMm: 450, dimensionText: "45 cm", isEstimated: false };
    expect(toListingCard({ ...saw, image: whole, thumbnail: small }).image).toEqual({ ...small, alt: "" });
    const scaled = { ...whole, scale };
    expect(toListingCard({ ...saw, image: scaled, thumbnail: small }).image).toEqual({ ...scaled, alt: "" });
  });

  it("sets the brand apart from the model", () => {
    expect(toListingCard(saw)).toMatchObject({ brand: "STIHL", model: "MS 250" });
    expect(toListingCard({ ...saw, name: "Stihlex 5" }).model).toBe("Stihlex 5");
  });

  it("says power once, and weight always", () => {
    const specifications = [
      { name: "Displacement", value: "45.4 cc" },
      { name: "Power", value: "2.3 kW" },
      { name: "Engine power", value: "3.1 hp" },
      { name: "Bar", value: "45 cm" },
      { name: "Weight", value: "4.6 kg" },
    ];
    const names = toListingCard({ ...saw, specifications }).figures.map(({ name }) => name);
    expect(names).toEqual(["Displacement", "Power", "Weight"]);
  });

  it("shows figures that fit, number and unit apart", () => {
    expect(toListingCard(saw).figures).toEqual([
      { name: "Power", value: "2.3", unit: "kW" },
      { name: "Idle speed", value: "2800", unit: "" },
      { name: "Weight", value: "4.6", unit: "kg" },
    ]);
  });
});

it("shows 80 characters on a search card, or that there is no description", () => {
  const { text } = toSearchCard(saw);
  expect(text.endsWith("…")).toBe(true);
  expect([...text].length).toBeLessThanOrEqual(81);
  expect(toSearchCard({ ...saw, brief: "<p></p>" }).text).toBe("No description available");
});
