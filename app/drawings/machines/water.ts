/** Pictures of sprayers and water pumps: tanks by litres, ports by inches. */
import { handSprayer } from "../families/hand-sprayer.ts";
import { knapsackSprayer } from "../families/knapsack-sprayer.ts";
import { carriedPump, gardenPump } from "../families/small-pump.ts";
import { waterPump } from "../families/water-pump.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

export function sprayerPictures(machine: DescribedMachine): Pictures {
  const litres = figureOf(machine, "volume_l");
  const battery = machine.power === "battery";
  const knapsack = machine.family.includes("knapsack");
  const sprayer = knapsack ? knapsackSprayer : handSprayer;
  const options = {
    litres: measure(machine, "volume_l"),
    battery,
    largePack: hasFeature(machine, /AP battery/),
    square: machine.model === "SG 20",
  };
  const kind = knapsack
    ? "knapsack sprayer"
    : (litres ?? 5) <= 3
      ? "hand sprayer"
      : "pressure sprayer with lance";
  return {
    caption: `${battery ? "battery " : ""}${kind}${litres ? `, ${litres} litre tank` : ""}, side view`,
    whole: sprayer(options),
    ...(knapsack || (litres ?? 5) > 3 ? { thumb: sprayer({ ...options, shortened: true }) } : {}),
    ...(litres ? { lettered: sprayer({ ...options, lettered: true }) } : {}),
  };
}

export function waterPumpPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (machine.family === "garden pumps")
    return { caption: "electric garden pump, side view", whole: gardenPump({ accent }) };
  const known = figureOf(machine, "connection_inch");
  const inch = measure(machine, "connection_inch");
  if (inch === undefined)
    return { caption: "petrol water pump to carry, side view", whole: carriedPump() };
  const cc = measure(machine, "displacement_cc");
  const trash = machine.family === "trash pumps";
  const options = { inch, trash, accent, ...(cc ? { cc } : {}) };
  return {
    caption: `petrol ${trash ? "trash" : "water"} pump in its frame${known ? `, ${known} inch connections` : ""}, side view`,
    whole: waterPump(options),
    ...(known ? { lettered: waterPump({ ...options, lettered: true }) } : {}),
    pxPerMm: 0.62,
    detail: "pump casing with its suction and discharge ports",
  };
}
