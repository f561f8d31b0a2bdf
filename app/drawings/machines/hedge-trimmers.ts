/**
 * Pictures of hedge trimmers, long-reach trimmers and shrub shears; blade and tooth spacing from
 * the figures.
 */
import { shrubShears } from "../families/garden-hand-tools.ts";
import { type HedgeTrimmerOptions, hedgeTrimmer } from "../families/hedge-trimmer.ts";
import { type LongHedgeTrimmerOptions, longHedgeTrimmer } from "../families/long-hedge-trimmer.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf } from "./drive-look.ts";
import { clamp, figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

/** Cutting length where no figure gives one, cm; neither lettered nor compared. */
const USUAL_BLADE = 55;
/** Tooth spacing where no figure gives one, mm; wider on R models, which cut thick branches. */
const USUAL_PITCH = 30;
const COARSE_PITCH = 38;

const measureBlade = (machine: DescribedMachine) =>
  measure(machine, "cutting_length_cm") ?? measure(machine, "blade_length_cm");

export function hedgeTrimmerPictures(machine: DescribedMachine): Pictures {
  const known = figureOf(machine, "cutting_length_cm");
  if (machine.family === "shrub shears") return shearsPictures(machine, known ?? 20);
  return machine.family === "long-reach hedge trimmers"
    ? longReachPictures(machine, known)
    : usualPictures(machine, known);
}

/** Professional machines with a dark side. */
const DARK = new Set([
  "HSA 86",
  "HSA 94 R",
  "HSA 94 T",
  "HSA 130 R",
  "HSE 71",
  "HS 82 R",
  "HS 87 R",
]);

/** Number of slots, from the watts in a mains machine's features or a battery machine's weight. */
function strengthOf(machine: DescribedMachine): number {
  const watts = measure(machine, "power_w");
  return watts ? (watts - 300) / 50 : (measure(machine, "weight_kg") ?? 3) * 1.6;
}

function usualPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = powerTypeOf(machine);
  const kg = measure(machine, "weight_kg");
  const options: HedgeTrimmerOptions = {
    blade: measureBlade(machine) ?? USUAL_BLADE,
    known: known !== undefined,
    pitch:
      measure(machine, "tooth_spacing_mm") ??
      (/\bR\b/.test(machine.model) || hasFeature(machine, /wide tooth gap/)
        ? COARSE_PITCH
        : USUAL_PITCH),
    power,
    size: power === "petrol" ? 1 : clamp(0.84, 0.72 + 0.09 * (kg ?? 3), 1.04),
    look: {
      dark: DARK.has(machine.model),
      vents: Math.round(
        clamp(
          2,
          power === "petrol" ? (measure(machine, "power_hp") ?? 1) * 3 : strengthOf(machine),
          6,
        ),
      ),
      pack: hasFeature(machine, /built-in battery/)
        ? 0
        : hasFeature(machine, /AP battery/)
          ? 136
          : 100,
      turning: hasFeature(machine, /swivel|rotating/),
    },
    accent: accentOfBrand(machine.brand),
  };
  const blade = known ? `, ${known} cm blade` : "";
  return {
    caption: `${POWER_NAMES[power]} hedge trimmer${blade}, side view`,
    whole: hedgeTrimmer(options),
    pxPerMm: 0.46,
    detail: `${power === "petrol" ? "engine" : "motor"}, handles and the first teeth of the blade`,
  };
}

function longReachPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = powerTypeOf(machine);
  const length = measure(machine, "length_m");
  const options: LongHedgeTrimmerOptions = {
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
    caption: `${POWER_NAMES[power]} long-reach hedge trimmer${blade}, side view`,
    whole: longHedgeTrimmer(options),
    pxPerMm: 0.28,
    thumb: longHedgeTrimmer({ ...options, thumb: true }),
  };
}

function shearsPictures(machine: DescribedMachine, blade: number): Pictures {
  const pitch = figureOf(machine, "tooth_spacing_mm") ?? 19;
  return {
    caption: `battery shrub shears, ${blade} cm blade, side view`,
    whole: shrubShears({ blade, pitch }),
  };
}
