/** Robotic mowers at their docking station. */
import { robotMower } from "../families/robot-mower.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { measure, type Pictures, says } from "./pictures.ts";

/** How large each is among its kind; a size in the picture only, not a figure. */
const SIZES: Partial<Record<string, number>> = {
  "RMI 422": 0.86,
  "RMI 632": 1.06,
  "iMOW 5 EVO": 0.92,
  "iMOW 7 EVO": 1.08,
  "Automower 305": 0.8,
};

export function robotPictures(machine: DescribedMachine): Pictures {
  const cut = measure(machine, "cutting_width_cm");
  const figures = {
    size: SIZES[machine.model] ?? 1,
    accent: accentOfBrand(machine.brand),
    pale: machine.model.includes("EVO") || machine.brand === "Husqvarna",
    app: says(machine, /\bapp\b/),
    lightBar: says(machine, /light-bar/),
    rainSensor: says(machine, /rain sensor/),
    hubMotors: says(machine, /two drive motors/),
    ...(cut ? { cut } : {}),
  };
  return {
    seen: "robotic mower at its docking station, side view",
    whole: robotMower(figures),
  };
}
