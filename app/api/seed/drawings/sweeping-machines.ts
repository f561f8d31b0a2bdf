/** Sweepers: pushed by hand, or with a battery that turns the brushes. */
import { sweeper } from "#app/drawings/families/sweeper.ts";
import type { Machine } from "../machine.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { Pictures } from "./pictures.ts";

export function sweeperPictures(machine: Machine): Pictures {
  const power = machine.power_type === "battery" ? "battery" : "manual";
  return {
    seen: `${power === "battery" ? "battery" : "push"} sweeper with plate brush, side view`,
    whole: sweeper({ power, accent: accentOfBrand(machine.brand) }),
  };
}
