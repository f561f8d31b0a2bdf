/** Pictures of pressure washers by class: compact, large, petrol, battery and hand-held. */
import { type CompactWasher, compactWasher } from "../families/compact-washer.ts";
import { type LargeWasher, largeWasher } from "../families/large-washer.ts";
import { type PetrolWasher, petrolWasher } from "../families/petrol-washer.ts";
import { portableWasher } from "../families/portable-washer.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

/** Relative size of compact washers whose weight is not stated; drawn only. */
const SIZES: Partial<Record<string, number>> = {
  "RE 119": 1.04,
  "RE 120": 1.08,
  "RE 130 PLUS": 1.12,
  "K 2": 0.74,
  "K 3": 0.84,
  "K 5": 1.08,
  "EasyAquatak 110": 0.7,
  "REA 60 PLUS": 0.88,
  "REA 100 PLUS": 1.06,
};

/** Weight of a compact washer of size 1, kg. */
const MEDIUM = 17;
/** Weight of a petrol washer of size 1, and about that of each horsepower, kg. */
const MEDIUM_PETROL = 44;
const KG_PER_HORSEPOWER = 6;

/** Hand-held models, which draw water from any bucket. */
const HELD = new Set(["RCA 20"]);
/** Models without a trolley. */
const CARRIED = new Set(["RE 90", "K 2", "EasyAquatak 110"]);
const WITHOUT_WHEELS = new Set(["RE 80", "RE 80 X"]);
/** Models with the hose on the flank; older ones have a louvre there. */
const COILED = new Set(["RE 110", "RE 119", "RE 80 X", "K 4", "K 5"]);
const OLDER = new Set(["RE 98", "RE 109"]);

const LARGE = new Set(["RE 143", "RE 145"]);
const WITH_REEL = new Set(["RE 110 PLUS", "RE 130 PLUS", "RE 145", "RE 150"]);

export function washerPictures(machine: DescribedMachine): Pictures {
  const bar = figureOf(machine, "max_pressure_bar") ?? figureOf(machine, "pressure_bar");
  const label = bar ? `${bar} bar` : undefined;
  if (machine.family === "portable pressure cleaners" || HELD.has(machine.model))
    return {
      caption: "handheld battery pressure cleaner with suction hose, side view",
      whole: portableWasher(),
      ...(label ? { lettered: portableWasher({ label }) } : {}),
    };
  const accent = accentOfBrand(machine.brand);
  if (machine.power === "petrol") {
    const horsepower = measure(machine, "power_hp") ?? MEDIUM_PETROL / KG_PER_HORSEPOWER;
    const kg = measure(machine, "weight_kg") ?? KG_PER_HORSEPOWER * horsepower;
    const size = Math.cbrt(kg / MEDIUM_PETROL);
    const options: PetrolWasher = { size, accent };
    const petrol = "petrol pressure washer in its frame";
    return pictures(petrol, petrolWasher, options, label);
  }
  const kg = measure(machine, "weight_kg");
  const reel = WITH_REEL.has(machine.model);
  if (machine.family === "professional pressure washers" || LARGE.has(machine.model)) {
    const options: LargeWasher = {
      size: machine.model === "RE 232" ? 1.06 : kg ? Math.cbrt(kg / 27) : 1,
      reel,
      framed: hasFeature(machine, /^(steel|heavy trolley) frame/),
      accent,
    };
    const large = `large pressure washer${reel ? " with hose reel" : ""}`;
    return pictures(large, largeWasher, options, label);
  }
  const battery = machine.power === "battery";
  const size = kg ? Math.cbrt(kg / MEDIUM) : (SIZES[machine.model] ?? 0.97);
  const carried = CARRIED.has(machine.model);
  const options: CompactWasher = {
    size,
    side: battery
      ? "battery"
      : reel
        ? "reel"
        : COILED.has(machine.model)
          ? "coil"
          : OLDER.has(machine.model)
            ? "louvre"
            : "plain",
    handle: WITHOUT_WHEELS.has(machine.model) ? "none" : carried ? "carry" : "push",
    wheelRadius: carried ? 62 : size > 1.05 ? 98 : 78,
    regulator: hasFeature(machine, /^pressure (adjustment|control)/),
    nozzles: hasFeature(machine, /rotary nozzles|^accessory holders/),
    bottle: hasFeature(machine, /^detergent (spray|bottle)/),
    accent,
    accentOn: machine.brand === "STIHL" ? "cowl" : "tub",
  };
  const name = `${battery ? "battery" : "compact"} pressure washer${reel ? " with hose reel" : ""}`;
  return pictures(name, compactWasher, options, label);
}

/** The machine with its gun in the holder, then in use. */
function pictures<Options extends { label?: string; stowed?: boolean }>(
  caption: string,
  draw: (options: Options) => Pictures["whole"],
  options: Options,
  label: string | undefined,
): Pictures {
  return {
    caption: `${caption}, side view`,
    whole: draw({ ...options, stowed: true }),
    inUse: {
      drawable: draw(label ? { ...options, label } : options),
      caption: `${caption}, with hose and gun`,
    },
    detail: "motor, controls and outlet",
  };
}
