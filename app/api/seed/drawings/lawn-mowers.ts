/** Lawn mowers: the deck from the cutting width; mulching mowers have no catcher. */
import { type LawnMower, lawnMower } from "#app/drawings/families/lawn-mower.ts";
import type { Machine } from "../machine.ts";
import { accentOfBrand } from "./brand-accent.ts";
import { figure, type Pictures } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

/** Width to draw where no fact gives one, in cm; it is not lettered. */
const USUAL_WIDTH = { petrol: 48, battery: 41, corded: 38 };

export function lawnMowerPictures(machine: Machine): Pictures {
  const power = drivePowerOf(machine);
  const width = figure(machine, "cutting_width_cm");
  const mulch = machine.category === "mulching-lawn-mowers";
  const figures: LawnMower = {
    cut: width ?? USUAL_WIDTH[power],
    power,
    mulch,
    accent: accentOfBrand(machine.brand),
  };
  const kind = mulch ? "mulching mower without catcher" : "lawn mower with grass catcher";
  return {
    seen: `${POWER_NAMES[power]} ${kind}${width ? `, cuts ${width} cm wide` : ""}, side view`,
    whole: lawnMower(figures),
    detail: "deck, drive and wheels",
    ...(width ? { lettered: lawnMower({ ...figures, label: `${width} cm` }) } : {}),
  };
}
