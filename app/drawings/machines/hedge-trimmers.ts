/** Hedge trimmers: the blade and its tooth spacing from the facts; long-reach ones and shrub shears apart. */
import { hedgeTrimmerParts } from "../exploded/hedge-trimmer-parts.ts";
import { longHedgeTrimmerParts } from "../exploded/long-hedge-trimmer-parts.ts";
import { shrubShears } from "../families/garden-hand-tools.ts";
import { type HedgeTrimmerFigures, hedgeTrimmer } from "../families/hedge-trimmer.ts";
import { type LongHedgeTrimmerFigures, longHedgeTrimmer } from "../families/long-hedge-trimmer.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf } from "./drive-look.ts";
import { between, figure, measure, type Pictures, says } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

/** Blade to draw where no fact gives one; it is neither lettered nor compared. */
const USUAL_BLADE = 55;
/** Tooth spacing to draw where no fact gives it, mm: wider on the R models, which cut back hard. */
const USUAL_PITCH = 30;
const COARSE_PITCH = 38;

const measureBlade = (machine: DescribedMachine) =>
  measure(machine, "cutting_length_cm") ?? measure(machine, "blade_length_cm");

export function hedgeTrimmerPictures(machine: DescribedMachine): Pictures {
  const known = figure(machine, "cutting_length_cm") ?? figure(machine, "blade_length_cm");
  if (machine.subcategory === "shrub shears") return shearsPictures(machine, known ?? 20);
  return machine.subcategory === "long-reach hedge trimmers"
    ? longReachPictures(machine, known)
    : usualPictures(machine, known);
}

/** Professional machines, whose side is dark. */
const DARK = new Set(["HSA 86", "HSA 94 R", "HSA 94 T", "HSA 130 R", "HSE 71", "HS 82 R", "HS 87 R"]);

/** Watts in our words for mains machines, weight for battery ones, as a number of slots. */
function strengthOf(machine: DescribedMachine): number {
  const watts = measure(machine, "power_w");
  return watts ? (watts - 300) / 50 : (measure(machine, "weight_kg") ?? 3) * 1.6;
}

function usualPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = drivePowerOf(machine);
  const kg = measure(machine, "weight_kg");
  const figures: HedgeTrimmerFigures = {
    blade: measureBlade(machine) ?? USUAL_BLADE,
    known: known !== undefined,
    pitch:
      measure(machine, "tooth_spacing_mm") ??
      (/\bR\b/.test(machine.model) || says(machine, /wide tooth gap/) ? COARSE_PITCH : USUAL_PITCH),
    power,
    size: power === "petrol" ? 1 : between(0.84, 0.72 + 0.09 * (kg ?? 3), 1.04),
    look: {
      dark: DARK.has(machine.model),
      vents: Math.round(
        between(2, power === "petrol" ? (measure(machine, "power_hp") ?? 1) * 3 : strengthOf(machine), 6),
      ),
      pack: says(machine, /built-in battery/) ? 0 : says(machine, /AP battery/) ? 136 : 100,
      turning: says(machine, /swivel|rotating/),
    },
    accent: accentOfBrand(machine.brand),
  };
  const blade = known ? `, ${known} cm blade` : "";
  return {
    seen: `${POWER_NAMES[power]} hedge trimmer${blade}, side view`,
    whole: hedgeTrimmer(figures),
    pxPerMm: 0.46,
    ...(known ? { lettered: hedgeTrimmer({ ...figures, lettered: true }) } : {}),
    detail: `${power === "petrol" ? "engine" : "motor"}, handles and the first teeth of the blade`,
    parts: hedgeTrimmerParts(figures),
  };
}

function longReachPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = drivePowerOf(machine);
  const length = measure(machine, "length_m");
  const figures: LongHedgeTrimmerFigures = {
    blade: measureBlade(machine) ?? 50,
    known: known !== undefined,
    power,
    look: driveLookOf(machine),
    size: (measure(machine, "voltage_v") ?? 36) < 12 ? 0.8 : 1,
    pitch: measure(machine, "tooth_spacing_mm") ?? 30,
    ...(length ? { length } : { length: power === "petrol" ? 2.4 : 2.1 }),
  };
  const blade = known ? `, ${known} cm blade` : "";
  return {
    seen: `${POWER_NAMES[power]} long-reach hedge trimmer${blade}, side view`,
    whole: longHedgeTrimmer(figures),
    pxPerMm: 0.28,
    ...(known ? { lettered: longHedgeTrimmer({ ...figures, lettered: true }) } : {}),
    thumb: longHedgeTrimmer({ ...figures, thumb: true }),
    parts: longHedgeTrimmerParts(figures),
  };
}

function shearsPictures(machine: DescribedMachine, blade: number): Pictures {
  const pitch = figure(machine, "tooth_spacing_mm") ?? 19;
  return {
    seen: `battery shrub shears, ${blade} cm blade, side view`,
    whole: shrubShears({ blade, pitch }),
    lettered: shrubShears({ blade, pitch, lettered: true }),
  };
}
