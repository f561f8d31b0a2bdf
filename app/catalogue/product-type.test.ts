import fc from "fast-check";
import { expect, it } from "vitest";
import { parseProductType, productTypesOf, toProductType } from "./product-type.ts";

it("makes one kind of singular and plural, capital and small", () => {
  for (const text of ["Petrol Chainsaw", "petrol chainsaws", "  PETROL   chainsaws".toLowerCase()]) {
    expect(toProductType(text)).toEqual({ key: "petrol chainsaws", label: "Petrol chainsaws" });
  }
  expect(["Battery", "Secateurs", "Winch", "Compressor"].map((text) => toProductType(text)?.label)).toEqual([
    "Batteries",
    "Secateurs",
    "Winches",
    "Compressors",
  ]);
  expect(toProductType("KombiEngines")?.label).toBe("KombiEngines");
  expect(toProductType(" \u0000 ")).toBeNull();
});

it("reads a key as itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const key = parseProductType(text);
      expect(parseProductType(key)).toBe(key);
      expect(key.length).toBeLessThanOrEqual(80);
    }),
  );
});

it("gathers kinds from type, category, subcategory and tool words, each once", () => {
  const labels = productTypesOf({
    productType: "Grass trimmer",
    category: "Brushcutters",
    subcategory: "grass trimmers",
    name: "Pampa FS 40 brushcutter and trimmer",
  }).map(({ label }) => label);
  expect(labels).toEqual(["Grass trimmers", "Brushcutters", "Trimmers"]);
});

it("joins two names of one kind under either key", () => {
  expect(toProductType("Vacuum shredder")).toEqual(toProductType("Shredder vac"));
  expect(parseProductType("robotic mowers")).toBe("robotic lawn mowers");
  expect(toProductType("Saw chain")).toEqual({ key: "chainsaw chains", label: "Chainsaw chains" });
});
