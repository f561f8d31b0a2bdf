/** Reads a machine's figures, as people name and write them, into the facts that the drawings understand. */

export interface NamedValue {
  name: string;
  value: string;
}

/** What a figure measures, and how many of its first unit each unit is. */
const UNITS = {
  length: { mm: 1, cm: 10, m: 1000, inch: 25.4, inches: 25.4, in: 25.4, '"': 25.4, "″": 25.4, ft: 304.8, feet: 304.8 },
  displacement: { cc: 1, cm3: 1, "cm³": 1, ccm: 1 },
  power: { w: 1, watt: 1, watts: 1, kw: 1000, hp: 745.7, ps: 735.5, bhp: 745.7 },
  pressure: { bar: 1, psi: 0.06895, mpa: 10 },
  volume: { ml: 0.001, l: 1, lt: 1, ltr: 1, ltrs: 1, liter: 1, liters: 1, litre: 1, litres: 1 },
  weight: { g: 0.001, kg: 1, kgs: 1 },
  voltage: { v: 1, volt: 1, volts: 1 },
  charge: { ah: 1, mah: 0.001 },
  airflow: { "m³/h": 1, "m3/h": 1, cmh: 1, cfm: 1.699, "l/s": 3.6 },
  time: { min: 1, mins: 1, minutes: 1, h: 60, hours: 60 },
  count: { "": 1, pcs: 1, pieces: 1, links: 1 },
} as const;

type Quantity = keyof typeof UNITS;

interface Reading {
  key: string;
  /** How people call the figure, in small letters. */
  name: RegExp;
  quantity: Quantity;
  /** How many of the quantity's first unit the key's own unit is. */
  unit: number;
  /** What a machine of this trade can have, in the key's unit; anything else is a slip and not drawn. */
  from: number;
  to: number;
}

/** The first that fits a name is taken, so the more exact ones stand before the wide ones. */
const READINGS: Reading[] = [
  {
    key: "displacement_cc",
    name: /displacement|cubic capacity|engine|^cc$/,
    quantity: "displacement",
    unit: 1,
    from: 15,
    to: 1500,
  },
  { key: "power_hp", name: /power|output|engine|motor|^hp$/, quantity: "power", unit: 745.7, from: 0.2, to: 30 },
  { key: "weight_kg", name: /weight/, quantity: "weight", unit: 1, from: 0.1, to: 400 },
  {
    key: "max_auger_diameter_mm",
    name: /auger|drill(ing)? (bit )?diameter|bit/,
    quantity: "length",
    unit: 1,
    from: 20,
    to: 600,
  },
  {
    key: "wheel_diameter_mm",
    name: /(cutting )?(wheel|disc|disk) (diameter|size)|diameter of the (wheel|disc)/,
    quantity: "length",
    unit: 1,
    from: 100,
    to: 420,
  },
  { key: "bar_length_cm", name: /\bbar\b/, quantity: "length", unit: 10, from: 10, to: 120 },
  {
    key: "cutting_width_cm",
    name: /(cutting|mowing) (width|circle|diameter|swath)|deck/,
    quantity: "length",
    unit: 10,
    from: 15,
    to: 130,
  },
  {
    key: "working_width_cm",
    name: /(working|tilling|tillage|sweeping) width/,
    quantity: "length",
    unit: 10,
    from: 15,
    to: 150,
  },
  {
    key: "cutting_length_cm",
    name: /(cutting|blade) (length|size)|length of (the )?blade/,
    quantity: "length",
    unit: 10,
    from: 10,
    to: 110,
  },
  { key: "tooth_spacing_mm", name: /tooth (spacing|gap|opening)/, quantity: "length", unit: 1, from: 10, to: 60 },
  { key: "cutting_depth_mm", name: /cutting depth|depth of cut/, quantity: "length", unit: 1, from: 20, to: 400 },
  {
    key: "connection_inch",
    name: /port|connection|inlet|outlet|suction|discharge|delivery|pipe|size/,
    quantity: "length",
    unit: 25.4,
    from: 0.5,
    to: 6,
  },
  { key: "max_branch_mm", name: /branch/, quantity: "length", unit: 1, from: 5, to: 100 },
  { key: "chuck_mm", name: /chuck/, quantity: "length", unit: 1, from: 4, to: 32 },
  { key: "length_m", name: /^(total |overall )?length/, quantity: "length", unit: 1000, from: 0.1, to: 100 },
  { key: "diameter_mm", name: /^diameter/, quantity: "length", unit: 1, from: 1, to: 600 },
  { key: "max_pressure_bar", name: /pressure/, quantity: "pressure", unit: 1, from: 1, to: 500 },
  { key: "fuel_tank_l", name: /fuel|petrol/, quantity: "volume", unit: 1, from: 0.1, to: 10 },
  { key: "oil_capacity_l", name: /oil/, quantity: "volume", unit: 1, from: 0.05, to: 5 },
  {
    key: "volume_l",
    name: /tank|capacity|container|volume|bag|bin|catcher|receiver|pack/,
    quantity: "volume",
    unit: 1,
    from: 0.5,
    to: 300,
  },
  { key: "voltage_v", name: /volt/, quantity: "voltage", unit: 1, from: 3, to: 450 },
  { key: "battery_capacity_ah", name: /battery|capacity|charge/, quantity: "charge", unit: 1, from: 0.5, to: 60 },
  { key: "air_flow_m3h", name: /air|flow/, quantity: "airflow", unit: 1, from: 50, to: 3000 },
  { key: "charge_time_min", name: /charg/, quantity: "time", unit: 1, from: 5, to: 1440 },
  { key: "drive_links", name: /drive links|^links/, quantity: "count", unit: 1, from: 20, to: 150 },
  { key: "piece_count", name: /pieces|^pcs/, quantity: "count", unit: 1, from: 2, to: 500 },
];

/** No text that a figure stands in is longer. */
const LONGEST = 80;
const NUMBER = /^\D{0,12}?(\d{1,6}(?:[.,]\d{1,3})?) ?("|″|[a-z³/]{0,9}\d?(?:\/h)?)/;
/** "40–50 cm", "40 to 50 cm", "40/45 cm": no single figure. */
const SEVERAL = /\d\s*(?:-|–|to|\/|or|,\s)\s*\d/;

/** The amount in the quantity's first unit; null for no figure, several figures, or one in another unit. */
function amountOf(value: string, name: string, quantity: Quantity): number | null {
  const text = value.trim().toLowerCase();
  if (SEVERAL.test(text)) return null;
  const [, digits = "", written = ""] = NUMBER.exec(text) ?? [];
  if (digits === "") return null;
  const units: Readonly<Record<string, number>> = UNITS[quantity];
  const unit = written === "" ? (/\(([^)]{1,8})\)/.exec(name)?.[1] ?? "") : written;
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  return factor === undefined ? null : Number(digits.replace(",", ".")) * factor;
}

/** By the drawings' key; the first figure of a kind counts, as the most telling stand first. */
export function readFacts(figures: readonly NamedValue[]): Record<string, number> {
  const facts: Record<string, number> = {};
  for (const figure of figures) {
    if (figure.name.length > LONGEST || figure.value.length > LONGEST) continue;
    const name = figure.name.trim().toLowerCase();
    for (const { key, name: called, quantity, unit, from, to } of READINGS) {
      if (!called.test(name)) continue;
      const amount = amountOf(figure.value, name, quantity);
      if (amount === null) continue;
      const rounded = Math.round((amount / unit) * 100) / 100;
      if (rounded >= from && rounded <= to && facts[key] === undefined) facts[key] = rounded;
      break;
    }
  }
  return facts;
}
