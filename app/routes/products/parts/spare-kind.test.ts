import { expect, it } from "vitest";
import { spareKindOf } from "./spare-kind.ts";

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
])("%s (%s) is among the %s", (name, productType, kind) => {
  expect(spareKindOf({ name, productType, subcategory: null })).toBe(kind);
});
