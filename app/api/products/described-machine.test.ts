/** Machines are described to the drawings by figures that they understand. */
import { expect, it } from "vitest";
import { KINDS } from "#app/catalogue/classification/vocabulary.ts";
import { draw } from "#app/drawings/drawings.ts";
import { toFigures, toMachine } from "./drawing-input.ts";

it.each([
  ["Guide bar length", "0,4 m", { bar_length_cm: 40 }],
  ["Guide bar length (inch)", "16", { bar_length_cm: 40.6 }],
  ["Displacement", "1.200 cc", { displacement_cc: 1200 }],
  ["Engine power", "7½ hp", { power_hp: 7.5 }],
  ["Weight", "~3 kg", { weight_kg: 3 }],
  ["Weight", "1,200 kg", {}],
  ["Guide bar length", "35, 40 cm", {}],
  ["Engine power", "2 x 4 hp", {}],
])("draws a machine of %s %s by %j", (name, value, figures) =>
  expect(toFigures([{ name, value }])).toEqual(figures),
);

it("describes every family of the vocabulary so that it is drawn", () => {
  const product = {
    ...{ brand: "", powerType: null, weightKg: null, technicalDetails: [] },
    specifications: [
      { name: "Connection", value: "2 inch" },
      { name: "Tank", value: "24 l" },
    ],
    features: ["Hammer drill and impact driver"],
  };
  const families = KINDS.flatMap(({ family, names: [name = ""] }) =>
    (typeof family === "string" ? [family] : Object.values(family ?? {})).map((family) => ({
      family,
      name: `${name} 98 cc`,
    })),
  );
  const missing = families.filter((family) => !draw(toMachine({ ...product, ...family })));
  // Attachments are distinguished by their models.
  expect(missing.map(({ family }) => family)).toEqual(["combi attachments"]);
});
