import { expect, it } from "vitest";
import { toFullName, toModel } from "./model.ts";

it.each([
  [{ name: "STIHL MS 250", brand: "STIHL" }, "MS 250", "STIHL MS 250"],
  [{ name: "MS 250", brand: "STIHL" }, "MS 250", "STIHL MS 250"],
  [{ name: "stihl MS 250", brand: "STIHL" }, "MS 250", "stihl MS 250"],
  [{ name: "STIHL", brand: "STIHL" }, "STIHL", "STIHL"],
  [{ name: "Boschung 3", brand: "Bosch" }, "Boschung 3", "Bosch Boschung 3"],
  [{ name: "Forno Bosch C3", brand: "Bosch" }, "Forno Bosch C3", "Forno Bosch C3"],
  [{ name: "Saw", brand: "" }, "Saw", "Saw"],
])("%j", (product, model, fullName) => {
  expect(toModel(product)).toBe(model);
  expect(toFullName(product)).toBe(fullName);
});
