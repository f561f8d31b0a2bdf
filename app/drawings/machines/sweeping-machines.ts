/** Sweepers: pushed by hand, or with a battery that turns the brushes. */
import { type Sweeper, sweeper } from "../families/sweeper.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { measure, type Pictures, says } from "./pictures.ts";

export function sweeperPictures(machine: DescribedMachine): Pictures {
  const power = machine.power_type === "battery" ? "battery" : "manual";
  const width = measure(machine, "working_width_cm");
  const litres = measure(machine, "container_l");
  const figures: Sweeper = {
    power,
    ...(width ? { width } : {}),
    ...(litres ? { litres } : {}),
    front: says(machine, /roller brush/) ? "dark" : "light",
    filter: says(machine, /dust filter/),
    accent: accentOfBrand(machine.brand),
  };
  return {
    seen: `${power === "battery" ? "battery" : "push"} sweeper with plate brush, side view`,
    whole: sweeper(figures),
  };
}
