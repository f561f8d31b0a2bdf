/**
 * Pictures of brushcutters and grass trimmers: handle and shaft by the model, cutting circle and
 * engine by the figures.
 */
import { backpackBrushcutter } from "../families/backpack-brushcutter.ts";
import { type BrushcutterOptions, brushcutter } from "../families/brushcutter.ts";
import { type GrassTrimmerOptions, grassTrimmer } from "../families/grass-trimmer.ts";
import { DRIVE_END } from "../parts/drives.ts";
import type { CuttingTool } from "../parts/trimmer-heads.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf, engineSizeOf } from "./drive-look.ts";
import { clamp, figureOf, measure, numberInFeatures, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

/** Models with a curved shaft. */
const CURVED = new Set(["FS 38", "FS 40", "FSE 31", "FSE 41", "FSE 52", "FSE 60", "FSE 71"]);

/** Length of the gear head beyond the tool's axle, mm. */
const GEAR_HEAD = 36;

export function brushcutterPictures(machine: DescribedMachine): Pictures {
  const known = figureOf(machine, "cutting_width_cm");
  if (CURVED.has(machine.model)) return curvedPictures(machine, known);
  return machine.family === "backpack brushcutters"
    ? backpackPictures(machine)
    : straightPictures(machine, known);
}

function backpackPictures(machine: DescribedMachine): Pictures {
  const [look, blade] = [driveLookOf(machine), bladeOf(machine)];
  return {
    caption: "petrol backpack brushcutter, side view",
    whole: backpackBrushcutter(look, blade),
    thumb: backpackBrushcutter(look, blade, true),
    detail: "engine on its frame",
  };
}

function straightPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = powerTypeOf(machine);
  const kind = kindOf(machine);
  const loop =
    /\bR\b/.test(machine.model) ||
    (power !== "petrol" && kind === "grass trimmer") ||
    power === "corded";
  const size = power === "petrol" ? engineSizeOf(machine) : motorSizeOf(machine);
  const look = driveLookOf(machine);
  const length = measure(machine, "length_m");
  const tool = toolOf(machine, kind, known);
  const options: BrushcutterOptions = {
    cut: known ?? bladeOf(machine) ?? USUAL_CUT[tool],
    known: known !== undefined,
    handle: loop ? "loop" : "bike",
    tool,
    power,
    look,
    motorBelow: look.body === "grip",
    barrier: power === "petrol",
    coated: look.easyStart || look.cover === "mix" || look.body === "pro",
    size,
    tube: length
      ? length * 1000 - GEAR_HEAD - DRIVE_END[power] * size
      : usualTube(machine, power === "petrol"),
    accent: accentOfBrand(machine.brand),
  };
  const circle = known ? `, ${known} cm cutting circle` : "";
  return {
    caption: `${POWER_NAMES[power]} ${kind} with ${loop ? "loop" : "two-handed"} handle${circle}, side view`,
    whole: brushcutter(options),
    thumb: brushcutter({ ...options, thumb: true }),
    detail: `${TOOL_NAMES[tool]}, guard and gear head`,
  };
}

const TOOL_NAMES: Record<CuttingTool, string> = {
  nylon: "line head",
  blade: "grass blade",
  knife: "brush knife",
  saw: "circular saw blade",
};

/** Cutting circle where no figure gives one, cm; neither lettered nor compared. */
const USUAL_CUT: Record<CuttingTool, number> = { nylon: 40, blade: 25.5, knife: 30, saw: 22.5 };

/** Diameter in cm of the blade with few teeth, if the features mention one. */
function bladeOf(machine: DescribedMachine): number | undefined {
  const mm = numberInFeatures(machine, /(\d{1,6}) mm (?:three-tooth blade|brush knife)/);
  return mm === undefined ? undefined : mm / 10;
}

function kindOf({ family }: DescribedMachine): string {
  if (family === "clearing saws") return "clearing saw";
  return family.endsWith("grass trimmers") ? "grass trimmer" : "brushcutter";
}

/**
 * A known circle tells a line head from a blade, also where both are sold with the machine;
 * clearing saws without one get a knife, the most powerful a saw blade.
 */
function toolOf(machine: DescribedMachine, kind: string, known: number | undefined): CuttingTool {
  if (bladeOf(machine) && (known === undefined || bladeOf(machine) === known)) return "knife";
  if (known !== undefined) return known <= 26 && machine.power === "petrol" ? "blade" : "nylon";
  if (kind !== "clearing saw") return "nylon";
  return Number(/\d+/.exec(machine.model)?.[0]) >= 400 && machine.power === "petrol"
    ? "saw"
    : "knife";
}

/** Batteries and motors scale with the weight. */
function motorSizeOf(machine: DescribedMachine): number {
  return clamp(0.66, 0.42 + 0.12 * (measure(machine, "weight_kg") ?? 4.4), 1.06);
}

function usualTube(machine: DescribedMachine, petrol: boolean): number {
  const light = (measure(machine, "weight_kg") ?? 5) < (petrol ? 4.6 : 3.6);
  return light ? 1150 : petrol ? 1480 : 1430;
}

function curvedPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = powerTypeOf(machine);
  const length = measure(machine, "length_m");
  const look = driveLookOf(machine);
  const watts = measure(machine, "power_w");
  const options: GrassTrimmerOptions = {
    cut: known ?? (power === "petrol" ? 38 : 30),
    known: known !== undefined,
    power,
    look,
    motorBelow: look.body === "grip",
    size:
      power === "petrol"
        ? engineSizeOf(machine)
        : clamp(
            0.72,
            watts ? 0.56 + watts / 1500 : 0.6 + 0.1 * (measure(machine, "weight_kg") ?? 3.2),
            1,
          ),
    length: length ?? (power === "petrol" ? 1.5 : 1.2),
  };
  const circle = known ? `, ${known} cm cutting circle` : "";
  return {
    caption: `${POWER_NAMES[power]} grass trimmer with curved shaft${circle}, side view`,
    whole: grassTrimmer(options),
    thumb: grassTrimmer({ ...options, thumb: true }),
  };
}
