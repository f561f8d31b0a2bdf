/** Sprayers and water pumps: tanks to their litres, ports to their inches. */
import { handSprayer } from "../families/hand-sprayer.ts";
import { knapsackSprayer } from "../families/knapsack-sprayer.ts";
import { carriedPump, gardenPump } from "../families/small-pump.ts";
import { waterPump } from "../families/water-pump.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figure, measure, type Pictures, says } from "./pictures.ts";

export function sprayerPictures(machine: DescribedMachine): Pictures {
  const litres = figure(machine, "tank_capacity_l");
  const battery = machine.power_type === "battery";
  const knapsack = machine.subcategory.includes("knapsack");
  const sprayer = knapsack ? knapsackSprayer : handSprayer;
  const figures = {
    litres: measure(machine, "tank_capacity_l") ?? measure(machine, "container_l"),
    battery,
    largePack: says(machine, /AP battery/),
    darkBase: machine.model === "SG 20",
  };
  const kind = knapsack ? "knapsack sprayer" : (litres ?? 5) <= 3 ? "hand sprayer" : "pressure sprayer with lance";
  return {
    seen: `${battery ? "battery " : ""}${kind}${litres ? `, ${litres} litre tank` : ""}, side view`,
    whole: sprayer(figures),
    ...(knapsack || (litres ?? 5) > 3 ? { thumb: sprayer({ ...figures, shortened: true }) } : {}),
    ...(litres ? { lettered: sprayer({ ...figures, lettered: true }) } : {}),
  };
}

export function waterPumpPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (machine.subcategory === "garden pumps")
    return { seen: "electric garden pump, side view", whole: gardenPump({ accent }) };
  const known = figure(machine, "connection_inch");
  const inch = measure(machine, "connection_inch");
  if (inch === undefined) return { seen: "petrol water pump to carry, side view", whole: carriedPump() };
  const cc = measure(machine, "displacement_cc");
  const trash = machine.subcategory === "trash pumps";
  const figures = { inch, trash, accent, ...(cc ? { cc } : {}) };
  return {
    seen: `petrol ${trash ? "trash" : "water"} pump in its frame${known ? `, ${known} inch connections` : ""}, side view`,
    whole: waterPump(figures),
    ...(known ? { lettered: waterPump({ ...figures, lettered: true }) } : {}),
    pxPerMm: 0.62,
    detail: "pump casing with its suction and discharge ports",
  };
}
