/** Pictures of vacuums: container volume from the figures; stick and hand vacuums by bin. */
import { type HandVacuum, handVacuum } from "../families/hand-vacuum.ts";
import { type StickVacuum, stickVacuum } from "../families/stick-vacuum.ts";
import { type WetVacuum, wetVacuum } from "../families/wet-vacuum.ts";
import type { Accent } from "../pen/tones.ts";
import { accentOf } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { clamp, figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

/** Container volume where no figure gives one, litres; not lettered. */
const USUAL_LITRES = 20;

const CYCLONES = new Set(["V8", "V7 Trigger"]);

export function vacuumPictures(machine: DescribedMachine): Pictures {
  const litres = figureOf(machine, "volume_l");
  const label = litres ? `${litres} L` : undefined;
  const accent = accentOf(machine);
  if (machine.family === "stick vacuums") return stickPictures(machine, accent);
  if (machine.family === "handheld vacuums" || machine.family === "pet vacuums") {
    const mouth = mouthOf(machine);
    const cones = hasFeature(machine, /cyclone/);
    const options: HandVacuum = { mouth, cones, accent };
    return {
      caption: `cordless handheld vacuum${mouth === "brush" ? " with a pet-hair brush" : ""}, side view`,
      whole: handVacuum(options),
      ...(label ? { lettered: handVacuum({ ...options, label }) } : {}),
    };
  }
  const battery = machine.power === "battery";
  const options: WetVacuum = {
    litres: measure(machine, "volume_l") ?? USUAL_LITRES,
    power: battery ? "battery" : "corded",
    accent,
    tank: tankOf(machine),
    vents: Math.round(clamp(3, ((measure(machine, "vacuum_mbar") ?? 230) - 110) / 28 + 1, 7)),
    socket: hasFeature(machine, /socket|tool-controlled/),
    cleaning: hasFeature(machine, /filter (cleaning|dedusting)/),
    largePack: hasFeature(machine, /^AP battery/),
    remote: hasFeature(machine, /^remote/),
    hose: hoseOf(machine),
  };
  const kind = machine.family === "safety vacuums" ? "dust extractor" : "wet and dry vacuum";
  return {
    caption: `${battery ? "cordless " : ""}${kind}${litres ? `, ${litres} litre container` : ""}, with hose and floor nozzle`,
    whole: wetVacuum(options),
    detail: "head with switch, handle and latches",
    ...(label ? { lettered: wetVacuum({ ...options, label }) } : {}),
  };
}

function mouthOf({ model, family, features }: DescribedMachine): NonNullable<HandVacuum["mouth"]> {
  if (CYCLONES.has(model)) return "cyclone";
  if (family === "pet vacuums") return "brush";
  return hasFeature({ features }, /slim nozzle/) ? "slim" : "scoop";
}

function stickPictures(machine: DescribedMachine, accent: Accent): Pictures {
  const volts = figureOf(machine, "voltage_v");
  const options: StickVacuum = {
    bin: CYCLONES.has(machine.model) ? "cyclone" : machine.model === "CL108FDSY" ? "bag" : "bowl",
    accent,
  };
  return {
    caption: "cordless stick vacuum, side view",
    whole: stickVacuum(options),
    thumb: stickVacuum({ ...options, shortened: true }),
    detail: "hand unit with motor, bin and battery",
    ...(volts ? { lettered: stickVacuum({ ...options, label: `${volts} V` }) } : {}),
  };
}

/** The last number of a Kärcher model such as "30/6/22/T": the hose's length in decimetres. */
function hoseOf({ brand, model }: DescribedMachine): number {
  const decimetres = /\/(\d\d)\/T$/.exec(model)?.[1];
  return brand === "Kärcher" && decimetres ? Number(decimetres) / 10 : 2.2;
}

/** An S in a Kärcher model name marks a steel container. */
function tankOf({ brand, model }: DescribedMachine): WetVacuum["tank"] {
  if (brand === "Kärcher")
    return / P S /.test(model) ? "steel" : model.startsWith("NT") ? "dark" : "accent";
  return brand === "Bosch" ? "dark" : "grey";
}
