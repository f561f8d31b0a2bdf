/** Reads specifications, under any of their names, as facts with fixed keys and units. */

import type { Specification } from "#app/catalogue/product.ts";
import { convert } from "#app/catalogue/quantity/convert.ts";
import { unitOf } from "#app/catalogue/quantity/units.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";

interface Reading {
  key: string;
  /** Names of the specification in lower case. */
  name: RegExp;
  /** Symbol of the key's unit. */
  unit: string;
  /** Plausible range in the key's unit; values outside it are taken as errors and not drawn. */
  from: number;
  to: number;
}

/** The first matching entry wins, so specific names precede general ones. */
const READINGS: Reading[] = [
  {
    key: "displacement_cc",
    name: /displacement|cubic capacity|engine|^cc$/,
    unit: "cc",
    from: 15,
    to: 1500,
  },
  { key: "power_hp", name: /engine (power|output)|^hp$/, unit: "hp", from: 0.2, to: 30 },
  { key: "power_w", name: /power|output|engine|motor/, unit: "W", from: 100, to: 22_000 },
  { key: "weight_kg", name: /weight/, unit: "kg", from: 0.1, to: 400 },
  {
    key: "max_auger_diameter_mm",
    name: /auger|drill(ing)? (bit )?diameter|bit/,
    unit: "mm",
    from: 20,
    to: 600,
  },
  {
    key: "wheel_diameter_mm",
    name: /(cutting )?(wheel|disc|disk) (diameter|size)|diameter of the (wheel|disc)/,
    unit: "mm",
    from: 100,
    to: 420,
  },
  { key: "bar_length_cm", name: /\bbar\b/, unit: "cm", from: 10, to: 120 },
  {
    key: "cutting_width_cm",
    name: /(cutting|mowing) (width|circle|diameter|swath)|deck/,
    unit: "cm",
    from: 15,
    to: 130,
  },
  {
    key: "working_width_cm",
    name: /(working|tilling|tillage|sweeping) width/,
    unit: "cm",
    from: 15,
    to: 150,
  },
  {
    key: "cutting_length_cm",
    name: /(cutting|blade) (length|size)|length of (the )?blade/,
    unit: "cm",
    from: 10,
    to: 110,
  },
  { key: "blade_width_mm", name: /(blade|tape) width/, unit: "mm", from: 6, to: 60 },
  { key: "gauge_mm", name: /gauge/, unit: "mm", from: 0.5, to: 3 },
  { key: "tooth_spacing_mm", name: /tooth (spacing|gap|opening)/, unit: "mm", from: 10, to: 60 },
  { key: "cutting_depth_mm", name: /cutting depth|depth of cut/, unit: "mm", from: 20, to: 400 },
  {
    key: "connection_inch",
    name: /port|connection|inlet|outlet|suction|discharge|delivery|pipe|size/,
    unit: "inch",
    from: 0.5,
    to: 6,
  },
  { key: "max_branch_mm", name: /branch/, unit: "mm", from: 5, to: 100 },
  { key: "chuck_mm", name: /chuck/, unit: "mm", from: 4, to: 32 },
  { key: "length_m", name: /^(total |overall )?length/, unit: "m", from: 0.1, to: 100 },
  { key: "diameter_mm", name: /^diameter/, unit: "mm", from: 1, to: 600 },
  { key: "vacuum_mbar", name: /suction|vacuum/, unit: "mbar", from: 20, to: 500 },
  { key: "max_pressure_bar", name: /max.*pressure|pressure.*max/, unit: "bar", from: 1, to: 500 },
  { key: "pressure_bar", name: /pressure/, unit: "bar", from: 1, to: 500 },
  { key: "fuel_tank_l", name: /fuel|petrol/, unit: "l", from: 0.1, to: 10 },
  { key: "oil_capacity_l", name: /oil/, unit: "l", from: 0.05, to: 5 },
  {
    key: "volume_l",
    name: /tank|capacity|container|volume|bag|bin|catcher|receiver|pack/,
    unit: "l",
    from: 0.2,
    to: 300,
  },
  { key: "voltage_v", name: /volt/, unit: "V", from: 3, to: 450 },
  { key: "battery_capacity_ah", name: /battery|capacity|charge/, unit: "Ah", from: 0.5, to: 60 },
  { key: "energy_wh", name: /energy|battery|capacity/, unit: "Wh", from: 5, to: 3000 },
  { key: "blowing_force_n", name: /force/, unit: "N", from: 1, to: 80 },
  { key: "air_flow_m3h", name: /air|flow/, unit: "m³/h", from: 50, to: 3000 },
  { key: "charge_time_min", name: /charg/, unit: "min", from: 5, to: 1440 },
  { key: "drive_links", name: /drive links|^links/, unit: "", from: 20, to: 150 },
  { key: "piece_count", name: /pieces|^pcs/, unit: "", from: 2, to: 500 },
];

/** Maximum length of a name or value, in characters. */
const LONGEST = 80;

/** Value in the unit of its key; null if it has no number, several numbers, or another unit. */
function amountOf(factOf: Specification, symbol: string): number | null {
  const quantity = DEFAULT_READER.readQuantity(factOf);
  const converted = quantity && convert(quantity, unitOf(symbol));
  return converted?.form === "one" ? (converted.values[0] ?? null) : null;
}

/** Facts by key. The first specification of a key wins: products list the most important first. */
export function readFacts(options: readonly Specification[]): Record<string, number> {
  const facts: Record<string, number> = {};
  for (const factOf of options) {
    if (factOf.name.length > LONGEST || factOf.value.length > LONGEST) continue;
    const name = factOf.name.trim().toLowerCase();
    for (const { key, name: called, unit, from, to } of READINGS) {
      if (!called.test(name)) continue;
      const amount = amountOf(factOf, unit);
      if (amount === null) continue;
      const rounded = Math.round(amount * 1000) / 1000;
      if (rounded >= from && rounded <= to && facts[key] === undefined) facts[key] = rounded;
      break;
    }
  }
  return facts;
}
