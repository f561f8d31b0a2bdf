/**
 * Pictures of blowers, vacuum shredders and mistblowers, sized by displacement or weight, tank and
 * bag by the figures.
 */
import { type BackpackBlowerOptions, backpackBlower } from "../families/backpack-blower.ts";
import { type HandBlowerOptions, handBlower } from "../families/hand-blower.ts";
import { mistblower } from "../families/mistblower.ts";
import { vacuumShredder } from "../families/vacuum-shredder.ts";
import type { BackpackEngineLook } from "../parts/backpack-engines.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { clamp, figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

export function blowerPictures(machine: DescribedMachine): Pictures {
  if (machine.family === "backpack blowers") return backpackPictures(machine);
  const power = powerTypeOf(machine);
  if (machine.family === "shredder vacs" || machine.family === "vacuum shredders") {
    const known = figureOf(machine, "volume_l");
    const bag = measure(machine, "volume_l");
    const look = { dark: STRONGER.has(machine.model), filter: power === "petrol" };
    return {
      caption: `${POWER_NAMES[power]} vacuum shredder with ${known ? `${known} litre ` : ""}collecting bag, side view`,
      whole: vacuumShredder({ power, bag, look }),
      ...(known ? { lettered: vacuumShredder({ power, bag, look, lettered: true }) } : {}),
    };
  }
  const kg = measure(machine, "weight_kg");
  const size =
    power === "battery"
      ? clamp(0.78, 0.62 + 0.13 * (kg ?? 2.4), 1.05)
      : clamp(0.92, 0.7 + 0.07 * (kg ?? 4), 1.02);
  const tube = power === "petrol" ? 620 : power === "battery" ? 560 : 520;
  const flow = measure(machine, "air_flow_cmh");
  const options: HandBlowerOptions = {
    power,
    size,
    tube: SHORT.has(machine.model) ? tube - 150 : tube,
    bore: clamp(0.8, Math.sqrt((flow ?? 750) / 750), 1.16),
    adjustable: hasFeature(machine, /adjustable tube/),
    look: {
      body: LIGHT.has(machine.model) ? "light" : PRO.has(machine.model) ? "pro" : "arch",
      feed: ON_A_LEAD.has(machine.model)
        ? "lead"
        : machine.model === "BGA 45"
          ? "built-in"
          : hasFeature(machine, /AP battery/)
            ? "large-pack"
            : "pack",
      vents: Math.round(clamp(2, (measure(machine, "blowing_force_n") ?? 10) / 5, 5)),
      dark: STRONGER.has(machine.model),
      filter: machine.model === "BG 86" || machine.model === "BG 56",
    },
  };
  return {
    caption: `${POWER_NAMES[power]} hand-held blower, side view`,
    whole: handBlower(options),
    pxPerMm: 0.5,
  };
}

/** The more powerful model of each pair. */
const STRONGER = new Set(["BG 86", "BGE 81", "SH 86", "SHE 81"]);
/** Battery blowers by class, and those fed by a carried battery. */
const LIGHT = new Set(["BGA 30", "BGA 45", "BGA 50"]);
const SHORT = new Set(["BGA 30", "BGA 45", "BGA 250"]);
const PRO = new Set(["BGA 160", "BGA 200", "BGA 250"]);
const ON_A_LEAD = new Set(["BGA 100", "BGA 200"]);

/** Distinguishing features of backpack engines; others have a low round cover. */
const ENGINES: Partial<Record<string, BackpackEngineLook>> = {
  "BR 200": { panel: "grille" },
  "BR 350": { cover: "square" },
  "BR 420": { panel: "grille", filter: "box" },
  "BR 430": { cover: "square", filter: "box" },
  "BR 450": { cover: "square", filter: "box", electric: true },
  "BR 500": { cover: "tall", panel: "slats", filter: "box", quiet: true },
  "BR 600": { cover: "tall", panel: "slats", filter: "box" },
  "BR 700": { cover: "tall", panel: "slats", filter: "hood" },
  "BR 800": { cover: "swept", panel: "grille", filter: "hood", sideStart: true },
};

function backpackPictures(machine: DescribedMachine): Pictures {
  const power = machine.power === "battery" ? "battery" : "petrol";
  const cc = measure(machine, "displacement_cc");
  const kg = measure(machine, "weight_kg");
  const hp = measure(machine, "power_hp");
  const byPower = hp ? Math.cbrt(hp / 3.7) : 0.6 + 0.04 * (kg ?? 10);
  const flow = measure(machine, "air_flow_cmh");
  const look = ENGINES[machine.model];
  const options: BackpackBlowerOptions = {
    power,
    ...(look ? { look } : {}),
    frame: {
      comfort: hasFeature(machine, /comfort harness/),
      light: hasFeature(machine, /light backpack frame/),
    },
    adjustable: hasFeature(machine, /adjustable tube/),
    packs: machine.model.startsWith("BRA") ? 2 : 1,
    light: machine.model === "BRA 500",
    size: clamp(0.8, cc ? Math.cbrt(cc / 64) : byPower, 1.1),
    bore: clamp(0.84, Math.sqrt((flow ?? 1400) / 1400), 1.16),
  };
  return {
    caption: `${POWER_NAMES[power]} backpack blower, side view`,
    whole: backpackBlower(options),
    thumb: backpackBlower({ ...options, tube: 560 }),
    pxPerMm: 0.4,
    detail: `${power === "petrol" ? "engine" : "battery packs"}, fan and carrying frame`,
  };
}

export function mistblowerPictures(machine: DescribedMachine): Pictures {
  const litres = figureOf(machine, "volume_l");
  const options = {
    litres: measure(machine, "volume_l"),
    grille: machine.model === "SR 200" || machine.model === "SR 420",
    granules: machine.model === "SR 450",
  };
  return {
    caption: `petrol backpack mistblower${litres ? ` with ${litres} litre tank` : ""}, side view`,
    whole: mistblower(options),
    ...(litres ? { lettered: mistblower({ ...options, lettered: true }) } : {}),
    detail: "tank, engine and fan on the frame",
  };
}
