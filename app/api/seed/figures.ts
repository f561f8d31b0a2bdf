/** Turns facts with the unit in their key into named figures for people, the most telling first. */
import type { Fact, Machine } from "./machine.ts";

interface Figure {
  key: string;
  name: string;
  unit: string;
}

/** In the order in which they are told, whatever the machine; a machine has only a few of them. */
const FIGURES: Figure[] = [
  { key: "displacement_cc", name: "Displacement", unit: "cc" },
  { key: "power_kw", name: "Power", unit: "kW" },
  { key: "power_w", name: "Power input", unit: "W" },
  { key: "power_hp", name: "Engine power", unit: "hp" },
  { key: "working_pressure_bar", name: "Working pressure", unit: "bar" },
  { key: "max_pressure_bar", name: "Maximum pressure", unit: "bar" },
  { key: "flow_rate_lph", name: "Water flow", unit: "l/h" },
  { key: "flow_lph", name: "Water flow", unit: "l/h" },
  { key: "air_flow_m3h", name: "Air flow", unit: "m³/h" },
  { key: "air_flow_ls", name: "Air flow", unit: "l/s" },
  { key: "discharge_lpm", name: "Discharge", unit: "l/min" },
  { key: "flow_m3h", name: "Flow", unit: "m³/h" },
  { key: "intake_flow_lpm", name: "Air intake", unit: "l/min" },
  { key: "torque_nm", name: "Torque", unit: "Nm" },
  { key: "battery_capacity_ah", name: "Battery capacity", unit: "Ah" },
  { key: "energy_wh", name: "Energy", unit: "Wh" },
  { key: "weight_kg", name: "Weight", unit: "kg" },
  { key: "bar_length_cm", name: "Guide bar length", unit: "cm" },
  { key: "bar_length_options_cm", name: "Guide bar options", unit: "cm" },
  { key: "cutting_width_cm", name: "Cutting width", unit: "cm" },
  { key: "cutting_length_cm", name: "Cutting length", unit: "cm" },
  { key: "blade_length_cm", name: "Blade length", unit: "cm" },
  { key: "blade_length_options_cm", name: "Blade options", unit: "cm" },
  { key: "working_width_cm", name: "Working width", unit: "cm" },
  { key: "cutting_depth_mm", name: "Cutting depth", unit: "mm" },
  { key: "wheel_diameter_mm", name: "Wheel diameter", unit: "mm" },
  { key: "max_auger_diameter_mm", name: "Largest auger", unit: "mm" },
  { key: "diameter_mm", name: "Diameter", unit: "mm" },
  { key: "length_m", name: "Length", unit: "m" },
  { key: "length_min_cm", name: "Shortest length", unit: "cm" },
  { key: "length_max_cm", name: "Longest length", unit: "cm" },
  { key: "tank_capacity_l", name: "Tank", unit: "l" },
  { key: "tank_l", name: "Tank", unit: "l" },
  { key: "container_l", name: "Container", unit: "l" },
  { key: "catcher_volume_l", name: "Grass catcher", unit: "l" },
  { key: "voltage_v", name: "Voltage", unit: "V" },
  { key: "max_voltage_v", name: "Maximum voltage", unit: "V" },
  { key: "run_time_min", name: "Run time", unit: "min" },
  { key: "charge_time_min", name: "Charging time", unit: "min" },
  { key: "chain_pitch", name: "Chain pitch", unit: "" },
  { key: "chain_gauge_mm", name: "Chain gauge", unit: "mm" },
  { key: "gauge_mm", name: "Chain gauge", unit: "mm" },
  { key: "drive_links", name: "Drive links", unit: "" },
  { key: "chain_speed_ms", name: "Chain speed", unit: "m/s" },
  { key: "air_velocity_ms", name: "Air velocity", unit: "m/s" },
  { key: "blowing_force_n", name: "Blowing force", unit: "N" },
  { key: "vacuum_mbar", name: "Suction", unit: "mbar" },
  { key: "delivered_flow_lpm", name: "Air delivered", unit: "l/min" },
  { key: "max_head_m", name: "Delivery head", unit: "m" },
  { key: "suction_head_m", name: "Suction head", unit: "m" },
  { key: "connection_inch", name: "Connection", unit: "inch" },
  { key: "cutting_height_mm", name: "Cutting height", unit: "mm" },
  { key: "max_branch_mm", name: "Thickest branch", unit: "mm" },
  { key: "tooth_spacing_mm", name: "Tooth spacing", unit: "mm" },
  { key: "stroke_rate_spm", name: "Stroke rate", unit: "/min" },
  { key: "no_load_rpm", name: "No-load speed", unit: "rpm" },
  { key: "spindle_speed_rpm", name: "Spindle speed", unit: "rpm" },
  { key: "chuck_mm", name: "Chuck", unit: "mm" },
  { key: "impact_energy_j", name: "Impact energy", unit: "J" },
  { key: "drilling_concrete_mm", name: "Drilling in concrete", unit: "mm" },
  { key: "gears_forward", name: "Forward gears", unit: "" },
  { key: "spray_range_m", name: "Spray range", unit: "m" },
  { key: "spray_height_m", name: "Spray height", unit: "m" },
  { key: "line_capacity_m", name: "Line capacity", unit: "m" },
  { key: "blade_width_mm", name: "Blade width", unit: "mm" },
  { key: "piece_count", name: "Pieces", unit: "" },
  { key: "hose_length_m", name: "Hose length", unit: "m" },
  { key: "cable_length_m", name: "Cable length", unit: "m" },
  { key: "fuel_tank_l", name: "Fuel tank", unit: "l" },
  { key: "oil_tank_l", name: "Chain oil tank", unit: "l" },
  { key: "oil_tank_ml", name: "Chain oil tank", unit: "ml" },
  { key: "oil_capacity_l", name: "Engine oil", unit: "l" },
  { key: "vibration_left_ms2", name: "Vibration, left", unit: "m/s²" },
  { key: "vibration_right_ms2", name: "Vibration, right", unit: "m/s²" },
  { key: "sound_pressure_dba", name: "Sound pressure", unit: "dB(A)" },
  { key: "sound_power_dba", name: "Sound power", unit: "dB(A)" },
];

/** Figures whose tenth is part of how they are named in the trade: "5.0 kW", "2.0 Ah". */
const WITH_TENTH = new Set(["power_kw", "power_hp", "battery_capacity_ah"]);

/** A mower's container is what gardeners call the catcher. */
function nameFor(machine: Machine, { key, name }: Figure): string {
  return key === "container_l" && machine.category === "lawn-mowers" ? "Grass catcher" : name;
}

function toFactText(key: string, fact: Fact): string {
  if (Array.isArray(fact)) return fact.join(", ");
  if (typeof fact === "string") return fact.replace(/^(\d+)-(\d+)$/, "$1–$2");
  return WITH_TENTH.has(key) && Number.isInteger(fact) ? fact.toFixed(1) : String(fact);
}

/** @throws for a fact without a name here, so that a new one is not left out silently. */
export function figuresOf(machine: Machine): { name: string; value: string }[] {
  for (const key of Object.keys(machine.facts)) {
    if (!FIGURES.some((figure) => figure.key === key)) throw new Error(`No name is known for the fact "${key}"`);
  }
  return FIGURES.flatMap((figure) => {
    const fact = machine.facts[figure.key];
    if (fact === undefined) return [];
    const condition = machine.conditions?.[figure.key];
    const value = `${toFactText(figure.key, fact)} ${figure.unit}`.trim();
    return [{ name: nameFor(machine, figure), value: condition ? `${value} (${condition})` : value }];
  });
}
