/** Pressure washers by class: compact, large, petrol, battery, carried in the hand. */
import { compactWasherParts, largeWasherParts, petrolWasherParts } from "../exploded/washer-parts.ts";
import { type CompactWasher, compactWasher } from "../families/compact-washer.ts";
import { type LargeWasher, largeWasher } from "../families/large-washer.ts";
import { type PetrolWasher, petrolWasher } from "../families/petrol-washer.ts";
import { portableWasher } from "../families/portable-washer.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figure, measure, type Pictures, says } from "./pictures.ts";

/** How large a compact washer is among its kind; a size in the picture only, not a figure. */
const SIZES: Partial<Record<string, number>> = {
  "RE 80": 0.84,
  "RE 80 X": 0.82,
  "RE 90": 0.88,
  "RE 90 PLUS": 0.9,
  "RE 98": 0.88,
  "RE 119": 1.02,
  "RE 120": 1.04,
  "RE 130 PLUS": 1.08,
  "K 2": 0.84,
  "K 3": 0.9,
  "K 5": 1.06,
  "EasyAquatak 110": 0.82,
  "REA 100 PLUS": 1.06,
};

/** Held in the hand, with water from any bucket. */
const HELD = new Set(["RCA 20"]);
/** Without a trolley. */
const CARRIED = new Set(["RE 80", "RE 90", "K 2", "EasyAquatak 110"]);
/** The hose hangs on the flank; older machines show a louvre there. */
const COILED = new Set(["RE 110", "RE 119", "RE 80 X", "K 4"]);
const OLDER = new Set(["RE 98", "RE 109"]);

const LARGE = new Set(["RE 143", "RE 145"]);
const WITH_REEL = new Set(["RE 110 PLUS", "RE 130 PLUS", "RE 145", "RE 150", "K 5"]);

export function washerPictures(machine: DescribedMachine): Pictures {
  const bar = figure(machine, "max_pressure_bar") ?? figure(machine, "pressure_bar");
  const label = bar ? `${bar} bar` : undefined;
  if (machine.subcategory === "portable pressure cleaners" || HELD.has(machine.model))
    return pictures("handheld battery pressure cleaner with suction hose", portableWasher, {}, label);
  const accent = accentOfBrand(machine.brand);
  if (machine.power_type === "petrol") {
    const size = Math.cbrt((measure(machine, "power_hp") ?? 6) / 6);
    const figures: PetrolWasher = { size, accent };
    const petrol = pictures("petrol pressure washer in its frame, with hose and gun", petrolWasher, figures, label);
    return { ...petrol, thumb: petrolWasher({ ...figures, shortened: true }), parts: petrolWasherParts(figures) };
  }
  const kg = measure(machine, "weight_kg");
  const reel = WITH_REEL.has(machine.model);
  if (machine.subcategory === "professional pressure washers" || LARGE.has(machine.model)) {
    const figures: LargeWasher = {
      size: machine.model === "RE 232" ? 1.06 : kg ? Math.cbrt(kg / 27) : 0.96,
      reel,
      accent,
    };
    const large = `large pressure washer${reel ? " with hose reel" : ""} and gun`;
    return {
      ...pictures(large, largeWasher, figures, label),
      thumb: largeWasher({ ...figures, shortened: true }),
      parts: largeWasherParts(figures),
    };
  }
  const battery = machine.power_type === "battery";
  const figures: CompactWasher = {
    size: SIZES[machine.model] ?? 0.97,
    side: battery
      ? "battery"
      : reel
        ? "reel"
        : COILED.has(machine.model)
          ? "coil"
          : OLDER.has(machine.model)
            ? "louvre"
            : "plain",
    handle: machine.model === "RE 80 X" ? "none" : CARRIED.has(machine.model) ? "carry" : "push",
    regulator: says(machine, /^pressure (adjustment|control)/),
    accent,
    accentOn: machine.brand === "STIHL" ? "cowl" : "tub",
  };
  const name = `${battery ? "battery" : "compact"} pressure washer${reel ? " with hose reel" : ""} and gun`;
  return {
    ...pictures(name, compactWasher, figures, label),
    thumb: compactWasher({ ...figures, shortened: true }),
    parts: compactWasherParts(figures),
  };
}

function pictures<Figures extends { label?: string }>(
  seen: string,
  draw: (figures: Figures) => Pictures["whole"],
  figures: Figures,
  label: string | undefined,
): Pictures {
  return {
    seen: `${seen}, side view`,
    whole: draw(figures),
    detail: "motor, controls and outlet",
    ...(label ? { lettered: draw({ ...figures, label }) } : {}),
  };
}
