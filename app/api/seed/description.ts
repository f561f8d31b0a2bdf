/** Says a machine's facts in sentences, for the description on its page. */
import type { Machine } from "./machine.ts";

function number(machine: Machine, key: string): number | null {
  const fact = machine.facts[key];
  return typeof fact === "number" ? fact : null;
}

function driveSentence(machine: Machine): string | null {
  const kw = number(machine, "power_kw");
  const hp = number(machine, "power_hp");
  const cc = number(machine, "displacement_cc");
  const power =
    kw !== null
      ? `${kw.toFixed(1)} kW${hp !== null ? ` (${hp.toFixed(1)} hp)` : ""}`
      : hp !== null
        ? `${hp.toFixed(1)} hp`
        : null;
  if (cc !== null) return `The engine displaces ${cc} cc${power ? ` and gives ${power}` : ""}.`;
  if (power) return `It is rated at ${power}.`;
  const watts = number(machine, "power_w");
  if (watts !== null) return `The motor takes ${watts} W.`;
  const volts = number(machine, "voltage_v");
  return volts !== null && machine.power_type === "battery" ? `It runs on ${volts} V batteries.` : null;
}

/** Sentences by fact, in reading order; each is used only where the fact is known. */
const SENTENCES: [key: string, sentence: (value: number) => string][] = [
  ["bar_length_cm", (value) => `The guide bar is ${value} cm long.`],
  ["cutting_width_cm", (value) => `It cuts ${value} cm wide.`],
  ["cutting_length_cm", (value) => `The blade cuts over ${value} cm.`],
  ["working_pressure_bar", (value) => `It works at ${value} bar.`],
  ["air_flow_m3h", (value) => `It moves ${value} m³ of air an hour.`],
  ["discharge_lpm", (value) => `It delivers up to ${value} litres a minute.`],
  ["tank_capacity_l", (value) => `The tank holds ${value} litres.`],
  ["torque_nm", (value) => `It turns with up to ${value} Nm.`],
  ["energy_wh", (value) => `It stores ${value} Wh.`],
  ["run_time_min", (value) => `One charge lasts up to ${value} minutes.`],
  ["weight_kg", (value) => `It weighs ${value} kg.`],
];

function toHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** HTML of one or two paragraphs: what it is for, then its figures. */
export function descriptionOf(machine: Machine): string {
  const sentences = SENTENCES.flatMap(([key, sentence]) => {
    const value = number(machine, key);
    return value === null ? [] : [sentence(value)];
  });
  const figures = [driveSentence(machine), ...sentences].filter((sentence) => sentence !== null).join(" ");
  const paragraphs = [machine.summary, figures].filter((text) => text !== "");
  return paragraphs.map((text) => `<p>${toHtml(text)}</p>`).join("");
}
