/**
 * The definitions of a new database, in order. A migration writes them, so they are never edited.
 * Other upstreams that have no definitions are read by them too.
 */
import type { SpecificationDefinition, SpecificationUse } from "./definition.ts";

type Row = [key: string, name: string, unit: string, aliases: string, uses: SpecificationUse[]];

const LISTED: SpecificationUse[] = ["filter", "card", "sort"];
const LENGTH: SpecificationUse[] = ["filter", "card", "ruler"];

const ROWS: Row[] = [
  ["bar", "Bar length", "cm", "guide bar length|guide bar|cutting length of bar", LENGTH],
  [
    "width",
    "Cutting width",
    "cm",
    "deck width|cutting deck|working width|mowing width|cutting diameter",
    LENGTH,
  ],
  ["blade", "Blade length", "cm", "cutting length|cutter length", LENGTH],
  ["wheel", "Wheel diameter", "mm", "disc diameter|largest wheel", ["card", "ruler"]],
  ["bore", "Bore", "inch", "connection|pump bore|outlet|port size|connection size", ["ruler"]],
  ["auger", "Largest auger", "mm", "auger diameter|hole diameter", ["card", "ruler"]],
  [
    "pressure",
    "Pressure",
    "bar",
    "maximum pressure|max pressure|max. pressure|working pressure|operating pressure",
    [...LISTED, "ruler"],
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
    "cubic capacity|engine capacity|cylinder capacity|swept volume|cc",
    ["comparison"],
  ],
  [
    "power",
    "Power",
    "kW",
    "rated power|power output|motor power|power input|engine power|output|wattage|horsepower",
    ["filter", "card", "comparison", "sort"],
  ],
  [
    "engine-power",
    "Engine power (HP)",
    "hp",
    "horsepower|hp|power output|rated power|output|power",
    ["comparison"],
  ],
  ["voltage", "Voltage", "V", "battery voltage|rated voltage|nominal voltage", LISTED],
  ["hose", "Hose length", "m", "high-pressure hose|hose", []],
  [
    "weight",
    "Weight",
    "kg",
    "net weight|dry weight|operating weight|mass",
    ["filter", "card", "comparison", "sort"],
  ],
];

export const DEFAULT_DEFINITIONS: readonly SpecificationDefinition[] = ROWS.map(
  ([key, name, unit, aliases, uses]) => ({
    key,
    name,
    unit,
    type: "number",
    aliases: aliases.split("|"),
    categories: null,
    uses,
  }),
);
