/** Pictures of sweepers: pushed by hand, or with battery-driven brushes. */
import { type Sweeper, sweeper } from "../families/sweeper.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { hasFeature, measure, type Pictures } from "./pictures.ts";

export function sweeperPictures(machine: DescribedMachine): Pictures {
  const power = machine.power === "battery" ? "battery" : "manual";
  const width = measure(machine, "working_width_cm");
  const litres = measure(machine, "volume_l");
  const options: Sweeper = {
    power,
    ...(width ? { width } : {}),
    ...(litres ? { litres } : {}),
    front: hasFeature(machine, /roller brush/) ? "dark" : "light",
    filter: hasFeature(machine, /dust filter/),
    accent: accentOfBrand(machine.brand),
  };
  return {
    caption: `${power === "battery" ? "battery" : "push"} sweeper with plate brush, side view`,
    whole: sweeper(options),
  };
}
