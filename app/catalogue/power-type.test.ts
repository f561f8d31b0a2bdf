import { describe, expect, it } from "vitest";
import { powerTypeIn, toPowerType } from "./classification/power-type-in.ts";
import { POWER_TYPES, parsePowerType, powerTypeLabel } from "./power-type.ts";

describe("a text", () => {
  it.each([
    ["45.4 cc engine", "petrol"],
    ["2-stroke", "petrol"],
    ["Gas blower", "petrol"],
    ["18 V drill", "cordless"],
    ["20V max kit", "cordless"],
    ["Lithium-ion pack", "cordless"],
    ["Cordless electric saw", "cordless"],
    ["Electric chainsaw, plug-in", "corded"],
    ["10 m cable", "corded"],
    ["Petrol mower with electric start", "petrol"],
    ["Diesel generator, electric start", "diesel"],
    ["Petrol or diesel pump", "petrol"],
  ])("%s is %s", (text, type) => expect(powerTypeIn(text)).toBe(type));

  it.each([
    "accessories for saws",
    "a head gasket",
    "biogases",
    "118v supply",
    "12 volts",
    "recorded",
    "cables",
    "",
  ])("%s names no power type", (text) => expect(powerTypeIn(text)).toBeNull());
});

describe("a product", () => {
  const nothing = { type: null, category: null, texts: [] };
  it("follows the type field, whatever the texts say", () => {
    expect(toPowerType({ ...nothing, type: "Battery", texts: ["petrol"] })).toBe("cordless");
    expect(toPowerType({ ...nothing, type: "manual", texts: ["petrol"] })).toBeNull();
  });

  it("is read from the first text that names it", () => {
    expect(toPowerType({ ...nothing, texts: [null, "chainsaws", "petrol saw", "battery"] })).toBe(
      "petrol",
    );
    expect(toPowerType({ ...nothing, type: "chainsaw", texts: ["52cc"] })).toBe("petrol");
  });

  it("has no power type when it is a part of another", () => {
    expect(
      toPowerType({ ...nothing, category: "Accessories", texts: ["Light 2 Ah battery"] }),
    ).toBeNull();
  });
});

it("reads all names of a power type and shows its label", () => {
  const names = ["petrol", "gas", "cordless", "battery", "corded", "Electric ", "DIESEL"];
  const types = ["petrol", "petrol", "cordless", "cordless", "corded", "corded", "diesel"];
  expect(names.map(parsePowerType)).toEqual(types);
  expect(parsePowerType("manual")).toBeNull();
  expect([parsePowerType("constructor"), parsePowerType(null)]).toEqual([null, null]);
  const labels = ["Electric", "Battery", "Petrol", "Diesel"];
  expect(POWER_TYPES.map(powerTypeLabel)).toEqual(labels);
});
