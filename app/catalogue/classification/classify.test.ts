import { expect, it } from "vitest";
import { classify } from "./classify.ts";

const clues = {
  type: null,
  category: null,
  subcategory: null,
  brief: "",
  description: "",
  specifications: [],
};

it.each([
  ["STIHL 63 PM Picco Micro, 44 links", "Chainsaw Chain", "saw chains"],
  ["Rollomatic E 40 cm", "Guide Bar", "guide bars"],
  ["AL 301", "Battery Charger", "chargers"],
  ["AK 20", "Battery", "batteries"],
  ["High-pressure hose 9 m", "Washer Accessory", "hoses"],
  ["Foam nozzle", "Washer Accessory", "washing tools"],
  ["AutoCut C 6-2", "Mowing Head", "mowing heads"],
  ["Round line 2.4 mm", "Mowing Line", "mowing line"],
  ["Water filter", "Washer Accessory", "filters"],
  ["ForestPlus chain oil 1 L", null, "oils"],
  ["MS 250", "Petrol Chainsaw", null],
])("%s (%s) is among the %s", (name, productType, type) => {
  expect(classify({ ...clues, name, productType }).spareType).toBe(type);
});

it.each([
  [
    "a text in which hand-held does not mean manual",
    { category: "Hand-held blowers", name: "Petrol blower" },
    "petrol",
  ],
  [
    "mains voltage",
    { productType: "Pressure washer", specifications: [{ name: "Voltage", value: "230 V" }] },
    "corded",
  ],
  [
    "a battery's voltage",
    { name: "Leaf blower", specifications: [{ name: "Voltage", value: "36 V" }] },
    "cordless",
  ],
  [
    "a voltage only for machines",
    { name: "Timer", specifications: [{ name: "Voltage", value: "230 V" }] },
    null,
  ],
  ["an engine", { name: "Kombi engine" }, "petrol"],
])("its power type is read from %s", (_, given, powerType) => {
  expect(classify({ ...clues, name: "X 1", productType: null, ...given }).powerType).toBe(
    powerType,
  );
});

it.each([
  [
    "a machine of its product type and power type",
    { name: "MS 250", productType: "Chainsaw", type: "petrol" },
    "petrol chainsaws",
  ],
  ["an ambiguous model number", { name: "MS 250", productType: "Chainsaw" }, null],
  ["a part", { name: "Carburettor of a chainsaw", type: "petrol" }, null],
  ["an awkward name", { name: `${"ചെയിൻസോ ".repeat(60)}` }, null],
  ["an empty name", { name: "" }, null],
])("finds the family of drawings, if any, for %s", (_, given, family) => {
  expect(classify({ ...clues, productType: null, ...given }).family).toBe(family);
});
