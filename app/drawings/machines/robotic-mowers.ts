/** Pictures of robotic mowers at their docking station. */
import { robotMower } from "../families/robot-mower.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { hasFeature, measure, type Pictures } from "./pictures.ts";

/** Relative size of each model; drawn only. */
const SIZES: Partial<Record<string, number>> = {
  "RMI 422": 0.86,
  "RMI 632": 1.06,
  "iMOW 5 EVO": 0.92,
  "iMOW 7 EVO": 1.08,
  "Automower 305": 0.8,
};

export function robotPictures(machine: DescribedMachine): Pictures {
  const cut = measure(machine, "cutting_width_cm");
  const options = {
    size: SIZES[machine.model] ?? 1,
    accent: accentOfBrand(machine.brand),
    pale: machine.model.includes("EVO") || machine.brand === "Husqvarna",
    app: hasFeature(machine, /\bapp\b/),
    lightBar: hasFeature(machine, /light-bar/),
    rainSensor: hasFeature(machine, /rain sensor/),
    hubMotors: hasFeature(machine, /two drive motors/),
    ...(cut ? { cut } : {}),
  };
  return {
    caption: "robotic mower at its docking station, side view",
    whole: robotMower(options),
  };
}
