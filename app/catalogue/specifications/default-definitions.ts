/**
 * The definitions of a new database, in order, with the names that dealers use. A migration writes
 * them. Other upstreams that have no definitions are read by them too.
 */
import type { SpecificationDefinition, SpecificationUse } from "./definition.ts";

/** Without a unit, its values are a choice. */
type Row = [key: string, name: string, unit: string, aliases: string, uses: SpecificationUse[]];

const LISTED: SpecificationUse[] = ["filter", "card", "sort"];

const ROWS: Row[] = [
  ["bar", "Bar length", "cm", "guide bar length|guide bar|cutting length of bar", LISTED],
  [
    "width",
    "Cutting width",
    "cm",
    "deck width|cutting deck|working width|mowing width|cutting diameter",
    LISTED,
  ],
  ["blade", "Blade length", "cm", "cutting length|cutter length", LISTED],
  ["wheel", "Wheel diameter", "mm", "disc diameter|largest wheel", ["card", "sort"]],
  ["bore", "Outlet", "inch", "connection|bore|pump bore|port size|connection size", LISTED],
  ["auger", "Largest auger", "mm", "auger diameter|hole diameter", ["card", "sort"]],
  [
    "pressure",
    "Pressure",
    "bar",
    "maximum pressure|max pressure|working pressure|operating pressure",
    LISTED,
  ],
  [
    "flow",
    "Water flow",
    "l/h",
    "flow|flow rate|discharge|max flow|maximum flow|delivery rate",
    LISTED,
  ],
  ["air", "Air flow", "m³/h", "airflow|air volume|max air flow", LISTED],
  [
    "displacement",
    "Displacement (CC)",
    "cc",
    "engine displacement|displacement volume|cubic capacity|engine capacity|cylinder capacity|" +
      "cylinder volume|swept volume|engine cc|cc",
    ["comparison"],
  ],
  [
    "power",
    "Power",
    "kW",
    "rated power|nominal power|power output|motor power|power input|input power|maximum power|" +
      "max power|engine power|output power|engine output|output|wattage|kw|horsepower|" +
      "horse power|engine hp|hp",
    ["filter", "card", "comparison", "sort"],
  ],
  [
    "engine-power",
    "Engine power (HP)",
    "hp",
    "horsepower|horse power|engine hp|hp|power output|rated power|maximum power|max power|" +
      "output power|engine output|output|power",
    ["comparison"],
  ],
  ["voltage", "Voltage", "V", "battery voltage|rated voltage|nominal voltage", LISTED],
  ["system", "Battery system", "", "battery platform", ["filter"]],
  ["hose", "Hose length", "m", "high-pressure hose|hose", []],
  [
    "weight",
    "Weight",
    "kg",
    "net weight|dry weight|operating weight|product weight|machine weight|total weight|" +
      "unit weight|item weight|approx weight|approximate weight|mass|kg",
    ["filter", "card", "comparison", "sort"],
  ],
];

export const DEFAULT_DEFINITIONS: readonly SpecificationDefinition[] = ROWS.map(
  ([key, name, unit, aliases, uses]) => ({
    key,
    name,
    unit: unit || null,
    type: unit ? "number" : "choice",
    aliases: aliases.split("|"),
    categories: null,
    uses,
  }),
);
