import { describe, expect, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "./default-definitions.ts";
import type { SpecificationDefinition } from "./definition.ts";
import { facetsOfSpecifications } from "./facets.ts";
import { SpecificationReader } from "./read.ts";

const named = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([name, value]) => ({ name, value }));
const define = (name: string, more: Partial<SpecificationDefinition> = {}) => ({
  key: name.toLowerCase(),
  name,
  unit: null,
  type: "number" as const,
  aliases: [],
  categories: null,
  uses: [],
  ...more,
});
const valuesOf = (key: string, pairs: Record<string, string>, definitions = DEFAULT_DEFINITIONS) =>
  facetsOfSpecifications(new SpecificationReader(definitions).read(named(pairs), null))
    .filter(({ group }) => group === `specification ${key}`)
    .map(({ value }) => value);
const shown = (definitions: readonly SpecificationDefinition[], pairs: Record<string, string>) =>
  new SpecificationReader(definitions)
    .arrange(named(pairs), [], 1)
    .map(({ name, value }) => `${name}: ${value}`);

it("finds a specification by its name with the shop's unit in brackets", () => {
  const wheel = define("Średnica koła", { key: "wheel", unit: "cale", uses: ["filter"] });
  const pairs = { "Średnica koła (cale)": "27,5" };
  expect(valuesOf("wheel", pairs, [wheel])).toEqual(["27.5"]);
  expect(shown([wheel], pairs)).toEqual(["Średnica koła: 27.5 cale"]);
});

describe("the values that lists are filtered by", () => {
  it.each([
    ["Guide bar length", "35, 40 cm", "bar", ["35", "40"]],
    ["Guide bar length", "0,4 m", "bar", ["40"]],
    ["Guide bar length (inch)", "16", "bar", ["40.6"]],
    ["Guide bar length", "406 mm", "bar", ["40.6"]],
    ["Guide bar length", "28-36 cm", "bar", ["28-36"]],
    ["Pressure", "1.7 MPa", "pressure", ["17"]],
    ["Power output", "2,200 W", "power", ["2.2"]],
    ["Discharge", "37 m³/h", "flow", ["37000"]],
    ["Weight", "4.6 kg (without bar)", "weight", ["4.6"]],
    ["Net wt. (g)", "850", "weight", ["0.85"]],
    ["Power:", "2 kW", "power", ["2"]],
    ["Connection", '1 1/2"', "bore", ["1.5"]],
  ])("%s %s is %s %o", (name, value, key, values) => {
    expect(valuesOf(key, { [name]: value })).toEqual(values);
  });

  it.each([
    ["Guide bar length", "long", "bar"],
    ["Guide bar length", "3 kg", "bar"],
    ["Sound power", "110", "power"],
    ["Power type", "petrol", "power"],
    ["Weight", "0 kg", "weight"],
  ])("%s %s is no %s", (name, value, key) => {
    expect(valuesOf(key, { [name]: value })).toEqual([]);
  });

  it("have three digits, rounded up, so that no product leaves its range", () => {
    expect(valuesOf("weight", { Weight: "30.04 kg" })).toEqual(["30.1"]);
    expect(valuesOf("weight", { Weight: "29.96 kg" })).toEqual(["30"]);
    expect(valuesOf("flow", { Flow: "60000 l/h" })).toEqual(["60000"]);
  });

  it("have the definition's unit where a number has none", () => {
    const outlet = [define("Outlet", { unit: "inch" })];
    expect(valuesOf("outlet", { "Outlet (inch)": "2" }, outlet)).toEqual(["2"]);
    expect(valuesOf("outlet", { Outlet: "2" }, outlet)).toEqual(["2"]);
    expect(valuesOf("outlet", { Outlet: "50.8 mm" }, outlet)).toEqual(["2"]);
  });

  it("may have a unit that the shop has defined", () => {
    const teeth = [define("Teeth", { unit: "teeth" })];
    expect(valuesOf("teeth", { Teeth: "24 Teeth" }, teeth)).toEqual(["24"]);
    expect(valuesOf("teeth", { Teeth: "24" }, teeth)).toEqual(["24"]);
    expect(valuesOf("teeth", { Teeth: "24 kg" }, teeth)).toEqual([]);
  });

  it("are texts of a choice, and yes or no", () => {
    const choice = [define("Housing", { type: "choice" })];
    expect(valuesOf("housing", { Housing: "Cast iron" }, choice)).toEqual(["cast-iron"]);
    const yesNo = [define("Brake", { type: "yes_no" })];
    for (const yes of ["Yes", "✓", "Ja", "sí", "SIM", "tak", "Oui", "ndiyo"])
      expect(valuesOf("brake", { Brake: yes }, yesNo), yes).toEqual(["yes"]);
    for (const no of ["no", "not included", "Nein", "não", "NIE", "non", "hapana"])
      expect(valuesOf("brake", { Brake: no }, yesNo), no).toEqual(["no"]);
    expect(valuesOf("brake", { Brake: "5" }, yesNo)).toEqual([]);
  });

  it("belong to the definition's categories", () => {
    const reader = new SpecificationReader([define("Head", { unit: "m", categories: [3] })]);
    const read = (category: number | null) => reader.read(named({ Head: "20 m" }), category).length;
    expect([3, 4, null].map(read)).toEqual([1, 0, 0]);
  });
});

describe("the specifications that pages show", () => {
  it("are in the shop's order and in one notation, then the others as written", () => {
    const pairs = {
      Colour: "red",
      "Idle speed": "2800 rpm",
      Weight: "4,60 kg",
      "Rated power (W)": "5500",
      "Engine power": "7.4PS",
    };
    const speed = define("Idle speed", { key: "speed", unit: "rpm" });
    expect(shown([speed, ...DEFAULT_DEFINITIONS], pairs)).toEqual([
      "Idle speed: 2,800 rpm",
      "Rated power: 5.5 kW",
      "Engine power: 7.4 hp",
      "Weight: 4.6 kg",
      "Colour: red",
    ]);
  });

  it("have their names as written, without the unit", () => {
    expect(shown(DEFAULT_DEFINITIONS, { "Net Wt. (kg)": "55" })).toEqual(["Net Wt.: 55 kg"]);
  });

  it("are in the unit of the definition that cards show, with the dealer's in brackets", () => {
    const engine = define("Engine power (HP)", { unit: "hp", aliases: ["power"], uses: ["card"] });
    const power = define("Power", { unit: "kW" });
    expect(shown([power, engine], { Power: "2.1 kW" })).toEqual(["Power: 2.9 hp (2.1 kW)"]);
    expect(shown([power, engine], { Power: "2.1 kW", "Engine power": "3 hp" })).toEqual([
      "Power: 2.1 kW",
      "Engine power: 3 hp",
    ]);
  });

  it("write the unit as the shop does", () => {
    expect(shown([define("Rating", { unit: "HP" })], { Rating: "7,5 hp" })).toEqual([
      "Rating: 7.5 HP",
    ]);
  });
});
