/** Blowers, vacuum shredders and mistblowers: their size by displacement or weight, tank and bag by the facts. */
import { backpackBlowerParts } from "../exploded/backpack-blower-parts.ts";
import { handBlowerParts } from "../exploded/hand-blower-parts.ts";
import { vacuumShredderParts } from "../exploded/vacuum-shredder-parts.ts";
import { type BackpackBlowerFigures, backpackBlower } from "../families/backpack-blower.ts";
import { type HandBlowerFigures, handBlower } from "../families/hand-blower.ts";
import { mistblower } from "../families/mistblower.ts";
import { vacuumShredder } from "../families/vacuum-shredder.ts";
import type { BackpackEngineLook } from "../parts/backpack-engines.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { between, figure, measure, type Pictures, says } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

export function blowerPictures(machine: DescribedMachine): Pictures {
  if (machine.subcategory === "backpack blowers") return backpackPictures(machine);
  const power = drivePowerOf(machine);
  if (machine.subcategory === "shredder vacs" || machine.subcategory === "vacuum shredders") {
    const known = figure(machine, "container_l");
    const bag = measure(machine, "container_l");
    const look = { dark: STRONGER.has(machine.model), filter: power === "petrol" };
    return {
      seen: `${POWER_NAMES[power]} vacuum shredder with ${known ? `${known} litre ` : ""}collecting bag, side view`,
      whole: vacuumShredder({ power, bag, look }),
      ...(known ? { lettered: vacuumShredder({ power, bag, look, lettered: true }) } : {}),
      parts: vacuumShredderParts({ power, bag, look }),
    };
  }
  const kg = measure(machine, "weight_kg");
  const size =
    power === "battery" ? between(0.78, 0.62 + 0.13 * (kg ?? 2.4), 1.05) : between(0.92, 0.7 + 0.07 * (kg ?? 4), 1.02);
  const tube = power === "petrol" ? 620 : power === "battery" ? 560 : 520;
  const flow = measure(machine, "air_flow_m3h");
  const figures: HandBlowerFigures = {
    power,
    size,
    tube: SHORT.has(machine.model) ? tube - 150 : tube,
    bore: between(0.8, Math.sqrt((flow ?? 750) / 750), 1.16),
    look: {
      body: LIGHT.has(machine.model) ? "light" : PRO.has(machine.model) ? "pro" : "arch",
      feed: ON_A_LEAD.has(machine.model)
        ? "lead"
        : machine.model === "BGA 45"
          ? "built-in"
          : says(machine, /AP battery/)
            ? "large-pack"
            : "pack",
      vents: Math.round(between(2, (measure(machine, "blowing_force_n") ?? 10) / 5, 5)),
      dark: STRONGER.has(machine.model),
      filter: machine.model === "BG 86" || machine.model === "BG 56",
    },
  };
  return {
    seen: `${POWER_NAMES[power]} hand-held blower, side view`,
    whole: handBlower(figures),
    pxPerMm: 0.5,
    parts: handBlowerParts(figures),
  };
}

/** The stronger of two sisters. */
const STRONGER = new Set(["BG 86", "BGE 81", "SH 86", "SHE 81"]);
/** Battery blowers by class, and those fed by a pack that is carried. */
const LIGHT = new Set(["BGA 30", "BGA 45", "BGA 50"]);
const SHORT = new Set(["BGA 30", "BGA 45", "BGA 250"]);
const PRO = new Set(["BGA 160", "BGA 200", "BGA 250"]);
const ON_A_LEAD = new Set(["BGA 100", "BGA 200"]);

/** What tells the backpack blowers' engines apart; the 2-MIX ones have the plain plate and cap. */
const ENGINES: Partial<Record<string, BackpackEngineLook>> = {
  "BR 200": { panel: "grille" },
  "BR 420": { panel: "grille", filter: "box" },
  "BR 450": { electric: true },
  "BR 500": { panel: "slats", filter: "box", quiet: true },
  "BR 600": { panel: "slats", filter: "box" },
  "BR 700": { panel: "slats", filter: "hood" },
  "BR 800": { panel: "grille", filter: "hood", sideStart: true },
};

function backpackPictures(machine: DescribedMachine): Pictures {
  const power = machine.power_type === "battery" ? "battery" : "petrol";
  const cc = measure(machine, "displacement_cc");
  const kg = measure(machine, "weight_kg");
  const hp = measure(machine, "power_hp");
  const byPower = hp ? Math.cbrt(hp / 3.7) : 0.6 + 0.04 * (kg ?? 10);
  const flow = measure(machine, "air_flow_m3h");
  const look = ENGINES[machine.model];
  const figures: BackpackBlowerFigures = {
    power,
    ...(look ? { look } : {}),
    frame: { comfort: says(machine, /comfort harness/), light: says(machine, /light backpack frame/) },
    adjustable: says(machine, /adjustable tube/),
    packs: machine.model.startsWith("BRA") ? 2 : 1,
    light: machine.model === "BRA 500",
    size: between(0.8, cc ? Math.cbrt(cc / 64) : byPower, 1.1),
    bore: between(0.84, Math.sqrt((flow ?? 1400) / 1400), 1.16),
  };
  return {
    seen: `${POWER_NAMES[power]} backpack blower, side view`,
    whole: backpackBlower(figures),
    thumb: backpackBlower({ ...figures, tube: 560 }),
    pxPerMm: 0.4,
    detail: `${power === "petrol" ? "engine" : "battery packs"}, fan and carrying frame`,
    parts: backpackBlowerParts(figures),
  };
}

export function mistblowerPictures(machine: DescribedMachine): Pictures {
  const litres = figure(machine, "tank_capacity_l");
  const figures = {
    litres: measure(machine, "tank_capacity_l"),
    grille: machine.model === "SR 200" || machine.model === "SR 420",
    granules: machine.model === "SR 450",
  };
  return {
    seen: `petrol backpack mistblower${litres ? ` with ${litres} litre tank` : ""}, side view`,
    whole: mistblower(figures),
    ...(litres ? { lettered: mistblower({ ...figures, lettered: true }) } : {}),
    detail: "tank, engine and fan on the frame",
  };
}
