/** Hedge trimmers: the blade and its tooth spacing from the facts; long-reach ones and shrub shears apart. */
import { shrubShears } from "#app/drawings/families/garden-hand-tools.ts";
import { type HedgeTrimmerFigures, hedgeTrimmer } from "#app/drawings/families/hedge-trimmer.ts";
import { type LongHedgeTrimmerFigures, longHedgeTrimmer } from "#app/drawings/families/long-hedge-trimmer.ts";
import type { Machine } from "../machine.ts";
import { accentOfBrand } from "./brand-accent.ts";
import { driveLookOf } from "./drive-look.ts";
import { between, figure, type Pictures } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

/** Blade to draw where no fact gives one; it is neither lettered nor compared. */
const USUAL_BLADE = 55;
/** Tooth spacing to draw where no fact gives it, mm: wider on the R models, which cut back hard. */
const USUAL_PITCH = 30;
const COARSE_PITCH = 38;

export function hedgeTrimmerPictures(machine: Machine): Pictures {
  const known = figure(machine, "cutting_length_cm") ?? figure(machine, "blade_length_cm");
  if (machine.subcategory === "shrub shears") return shearsPictures(machine, known ?? 20);
  return machine.subcategory === "long-reach hedge trimmers"
    ? longReachPictures(machine, known)
    : usualPictures(machine, known);
}

function usualPictures(machine: Machine, known: number | undefined): Pictures {
  const power = drivePowerOf(machine);
  const kg = figure(machine, "weight_kg");
  const figures: HedgeTrimmerFigures = {
    blade: known ?? USUAL_BLADE,
    known: known !== undefined,
    pitch: figure(machine, "tooth_spacing_mm") ?? (/\bR\b/.test(machine.model) ? COARSE_PITCH : USUAL_PITCH),
    power,
    size: power === "petrol" ? 1 : between(0.84, 0.72 + 0.09 * (kg ?? 3), 1.04),
    accent: accentOfBrand(machine.brand),
  };
  const blade = known ? `, ${known} cm blade` : "";
  return {
    seen: `${POWER_NAMES[power]} hedge trimmer${blade}, side view`,
    whole: hedgeTrimmer(figures),
    pxPerMm: 0.46,
    ...(known ? { lettered: hedgeTrimmer({ ...figures, lettered: true }) } : {}),
    detail: `${power === "petrol" ? "engine" : "motor"}, handles and the first teeth of the blade`,
  };
}

function longReachPictures(machine: Machine, known: number | undefined): Pictures {
  const power = drivePowerOf(machine);
  const length = figure(machine, "length_m");
  const figures: LongHedgeTrimmerFigures = {
    blade: known ?? 50,
    known: known !== undefined,
    power,
    look: driveLookOf(machine),
    pitch: figure(machine, "tooth_spacing_mm") ?? 30,
    ...(length ? { length } : { length: power === "petrol" ? 2.4 : 2.1 }),
  };
  const blade = known ? `, ${known} cm blade` : "";
  return {
    seen: `${POWER_NAMES[power]} long-reach hedge trimmer${blade}, side view`,
    whole: longHedgeTrimmer(figures),
    pxPerMm: 0.28,
    ...(known ? { lettered: longHedgeTrimmer({ ...figures, lettered: true }) } : {}),
    thumb: longHedgeTrimmer({ ...figures, thumb: true }),
  };
}

function shearsPictures(machine: Machine, blade: number): Pictures {
  const pitch = figure(machine, "tooth_spacing_mm") ?? 19;
  return {
    seen: `battery shrub shears, ${blade} cm blade, side view`,
    whole: shrubShears({ blade, pitch }),
    lettered: shrubShears({ blade, pitch, lettered: true }),
  };
}
