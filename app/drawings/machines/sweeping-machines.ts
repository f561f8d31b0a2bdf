/** Sweepers: pushed by hand, or with a battery that turns the brushes. */
import { type Sweeper, sweeper } from "../families/sweeper.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { type Pictures, said } from "./pictures.ts";

export function sweeperPictures(machine: DescribedMachine): Pictures {
  const power = machine.power_type === "battery" ? "battery" : "manual";
  const width = said(machine, /(\d{1,6}) cm (?:sweeping|working) width/);
  const litres = said(machine, /(\d{1,6}) litre container/);
  const says = (word: string) => machine.features.some((feature) => feature.includes(word));
  const figures: Sweeper = {
    power,
    ...(width ? { width } : {}),
    ...(litres ? { litres } : {}),
    front: says("roller brush") ? "dark" : "light",
    filter: says("Dust filter"),
    accent: accentOfBrand(machine.brand),
  };
  return {
    seen: `${power === "battery" ? "battery" : "push"} sweeper with plate brush, side view`,
    whole: sweeper(figures),
  };
}
