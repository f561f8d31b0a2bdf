/** Brushcutters and grass trimmers: handle and shaft by the model, cutting circle and engine by the facts. */
import { backpackBrushcutterParts } from "../exploded/backpack-brushcutter-parts.ts";
import { brushcutterParts } from "../exploded/brushcutter-parts.ts";
import { backpackBrushcutter } from "../families/backpack-brushcutter.ts";
import { type BrushcutterFigures, brushcutter } from "../families/brushcutter.ts";
import { type GrassTrimmerFigures, grassTrimmer } from "../families/grass-trimmer.ts";
import { DRIVE_END } from "../parts/drives.ts";
import type { CuttingTool } from "../parts/trimmer-heads.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf, engineSizeOf } from "./drive-look.ts";
import { between, figure, measure, type Pictures, said } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

/** Curved shaft. */
const CURVED = new Set(["FS 38", "FS 40", "FSE 31", "FSE 41", "FSE 52", "FSE 60", "FSE 71"]);

/** One scale for the category, pixels a mm. */
const SCALE = 0.28;

export function brushcutterPictures(machine: DescribedMachine): Pictures {
  // The circle that the facts give is the line head's: a machine that comes with a blade shows that.
  const circle = figure(machine, "cutting_width_cm");
  const known = bladeOf(machine) === undefined || bladeOf(machine) === circle ? circle : undefined;
  if (CURVED.has(machine.model)) return curvedPictures(machine, known);
  if (machine.subcategory === "backpack brushcutters")
    return {
      seen: "petrol backpack brushcutter, side view",
      whole: backpackBrushcutter(driveLookOf(machine)),
      thumb: backpackBrushcutter(driveLookOf(machine), true),
      detail: "engine on its frame",
      parts: backpackBrushcutterParts(driveLookOf(machine)),
    };
  return straightPictures(machine, known);
}

function straightPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = drivePowerOf(machine);
  const kind = kindOf(machine);
  const loop = /\bR\b/.test(machine.model) || (power !== "petrol" && kind === "grass trimmer") || power === "corded";
  const size = power === "petrol" ? engineSizeOf(machine) : motorSizeOf(machine);
  const look = driveLookOf(machine);
  const length = measure(machine, "length_m");
  const tool = toolOf(machine, kind, known);
  const figures: BrushcutterFigures = {
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
    tube: length ? length * 1000 - DRIVE_END[power] * size : usualTube(machine, power === "petrol"),
    accent: accentOfBrand(machine.brand),
  };
  const circle = known ? `, ${known} cm cutting circle` : "";
  return {
    seen: `${POWER_NAMES[power]} ${kind} with ${loop ? "loop" : "two-handed"} handle${circle}, side view`,
    whole: brushcutter(figures),
    pxPerMm: SCALE,
    ...(known ? { lettered: brushcutter({ ...figures, lettered: true }) } : {}),
    thumb: brushcutter({ ...figures, thumb: true }),
    detail: `${TOOL_NAMES[tool]}, guard and gear head`,
    parts: brushcutterParts(figures),
  };
}

const TOOL_NAMES: Record<CuttingTool, string> = {
  nylon: "line head",
  blade: "grass blade",
  knife: "brush knife",
  saw: "circular saw blade",
};

/** Cutting circle to draw where no fact gives one, cm; neither lettered nor compared. */
const USUAL_CUT: Record<CuttingTool, number> = { nylon: 40, blade: 25.5, knife: 30, saw: 22.5 };

/** The three-tooth blade that our words give, cm across. */
function bladeOf(machine: DescribedMachine): number | undefined {
  const mm = said(machine, /(\d{1,6}) mm three-tooth blade/);
  return mm === undefined ? undefined : mm / 10;
}

function kindOf({ subcategory }: DescribedMachine): string {
  if (subcategory === "clearing saws") return "clearing saw";
  return subcategory.endsWith("grass trimmers") ? "grass trimmer" : "brushcutter";
}

/** A known circle tells line head from blade; clearing saws without one wear a knife, the strongest a saw blade. */
function toolOf(machine: DescribedMachine, kind: string, known: number | undefined): CuttingTool {
  if (bladeOf(machine)) return "knife";
  if (known !== undefined) return known <= 26 && machine.power_type === "petrol" ? "blade" : "nylon";
  if (kind !== "clearing saw") return "nylon";
  return Number(/\d+/.exec(machine.model)?.[0]) >= 400 && machine.power_type === "petrol" ? "saw" : "knife";
}

/** Packs and motors grow with the weight. */
function motorSizeOf(machine: DescribedMachine): number {
  return between(0.66, 0.42 + 0.12 * (measure(machine, "weight_kg") ?? 4.4), 1.06);
}

function usualTube(machine: DescribedMachine, petrol: boolean): number {
  const light = (measure(machine, "weight_kg") ?? 5) < (petrol ? 4.6 : 3.6);
  return light ? 1150 : 1430;
}

function curvedPictures(machine: DescribedMachine, known: number | undefined): Pictures {
  const power = drivePowerOf(machine);
  const length = measure(machine, "length_m");
  const look = driveLookOf(machine);
  const watts = measure(machine, "power_w");
  const figures: GrassTrimmerFigures = {
    cut: known ?? (power === "petrol" ? 38 : 30),
    known: known !== undefined,
    power,
    look,
    motorBelow: look.body === "grip",
    size:
      power === "petrol"
        ? engineSizeOf(machine)
        : between(0.72, watts ? 0.56 + watts / 1500 : 0.6 + 0.1 * (measure(machine, "weight_kg") ?? 3.2), 1),
    length: length ?? (power === "petrol" ? 1.5 : 1.2),
  };
  const circle = known ? `, ${known} cm cutting circle` : "";
  return {
    seen: `${POWER_NAMES[power]} grass trimmer with curved shaft${circle}, side view`,
    whole: grassTrimmer(figures),
    pxPerMm: SCALE,
    ...(known ? { lettered: grassTrimmer({ ...figures, lettered: true }) } : {}),
    thumb: grassTrimmer({ ...figures, thumb: true }),
    parts: brushcutterParts({ ...figures, handle: "loop", isCurved: true }),
  };
}
