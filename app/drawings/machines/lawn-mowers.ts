/** Pictures of lawn mowers: deck by cutting width; mulching mowers have no catcher. */
import { type LawnMower, lawnMower } from "../families/lawn-mower.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

/** Cutting width where neither figure nor feature gives one, cm; not lettered. */
const USUAL_WIDTH = { petrol: 48, battery: 41, corded: 38 };
const NAMED_WIDTHS: Partial<Record<string, number>> = {
  "RM 2 R": 44,
  "RM 3 RT": 48,
  "RM 4 RV": 53,
  "RM 4 P": 53,
  "RM 443": 41,
  "RM 655 V": 53,
};

/** Petrol mowers by engine shroud; the others have the flat one. */
const DOMES = new Set(["RM 2 R", "RM 253", "RM 253 T", "RM 443", "HRN 536 VY"]);
const TALL = new Set(["RM 4 RV", "RM 4 P", "RM 545 V", "RM 650 V", "RM 655 V", "HRX 476 VY"]);
/** Electric mowers with a dark flank. */
const DARK = new Set(["RMA 443", "RMA 448", "RMA 353", "RME 443", "RME 545"]);
const CLOTH = new Set(["RM 448 TX", "RM 655 V", "RM 545 V", "RMA 448", "RME 443", "HRX 476 VY"]);
const MONO = new Set(["RM 650 V", "RM 655 V"]);

function driveOf({ model, features }: DescribedMachine): NonNullable<LawnMower["drive"]> {
  if (/V\b|VY/.test(model)) return "vario";
  if (/T\b|TX|RMA 448/.test(model)) return "single";
  return hasFeature({ features }, /^(wheel|self-propelled)/) && !/RME/.test(model)
    ? "single"
    : "push";
}

export function lawnMowerPictures(machine: DescribedMachine): Pictures {
  const power = powerTypeOf(machine);
  const width = figureOf(machine, "cutting_width_cm");
  const mulch = machine.family === "mulching mowers";
  const options: LawnMower = {
    cut: measure(machine, "cutting_width_cm") ?? NAMED_WIDTHS[machine.model] ?? USUAL_WIDTH[power],
    power,
    mulch,
    drive: driveOf(machine),
    mono: MONO.has(machine.model),
    engine: DOMES.has(machine.model) ? "dome" : TALL.has(machine.model) ? "tall" : "flat",
    hood: DARK.has(machine.model) ? "dark" : "light",
    cloth: CLOTH.has(machine.model),
    bumper: machine.model === "RM 4 P",
    accent: accentOfBrand(machine.brand),
  };
  const kind = mulch ? "mulching mower without catcher" : "lawn mower with grass catcher";
  return {
    caption: `${POWER_NAMES[power]} ${kind}${width ? `, cuts ${width} cm wide` : ""}, side view`,
    whole: lawnMower(options),
    detail: "deck, drive and wheels",
    ...(width ? { lettered: lawnMower({ ...options, label: `${width} cm` }) } : {}),
  };
}
