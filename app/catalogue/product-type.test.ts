import fc from "fast-check";
import { expect, it } from "vitest";
import { parseProductType, productTypesOf } from "./product-type.ts";

const toProductType = (productType: string) =>
  productTypesOf({ productType, category: null, subcategory: null, name: "" })[0];

it("merges singular and plural, upper and lower case", () => {
  for (const text of [
    "Petrol Chainsaw",
    "petrol chainsaws",
    "  PETROL   chainsaws".toLowerCase(),
  ]) {
    expect(toProductType(text)).toEqual({ key: "petrol chainsaws", label: "Petrol chainsaws" });
  }
  expect(
    ["Battery", "Secateurs", "Winch", "Compressor"].map((text) => toProductType(text)?.label),
  ).toEqual(["Batteries", "Secateurs", "Winches", "Compressors"]);
  expect(toProductType("KombiEngines")?.label).toBe("KombiEngines");
  expect(toProductType(" \u0000 ")).toBeUndefined();
});

it("keeps names in other languages as the shop writes them", () => {
  const names = ["Fritadeiras de chão", "Fritadeira elétrica", "Fritteuse", "Frytownica"];
  expect(names.map((text) => toProductType(text)?.label)).toEqual(names);
  expect(toProductType("Fritteuse")?.key).toBe(parseProductType("Fritteuse"));
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

it("collects unique kinds from type, category, subcategory and tool words", () => {
  const labels = productTypesOf({
    productType: "Grass trimmer",
    category: "Brushcutters",
    subcategory: "grass trimmers",
    name: "Pampa FS 40 brushcutter and trimmer",
  }).map(({ label }) => label);
  expect(labels).toEqual(["Grass trimmers", "Brushcutters", "Trimmers"]);
});

it("merges two names of one kind under either key", () => {
  expect(toProductType("Vacuum shredder")).toEqual(toProductType("Shredder vac"));
  expect(parseProductType("robotic mowers")).toBe("robotic lawn mowers");
  expect(toProductType("Saw chain")).toEqual({ key: "chainsaw chains", label: "Chainsaw chains" });
});
