/** Vacuums: the container's litres from the facts; stick and hand vacuums by their bin. */
import { type HandVacuum, handVacuum } from "../families/hand-vacuum.ts";
import { type StickVacuum, stickVacuum } from "../families/stick-vacuum.ts";
import { type WetVacuum, wetVacuum } from "../families/wet-vacuum.ts";
import type { Accent } from "../pen/tones.ts";
import { accentOf } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { between, figure, measure, type Pictures, says } from "./pictures.ts";

/** Container to draw where no fact gives one, in litres; it is not lettered. */
const USUAL_LITRES = 20;

const CYCLONES = new Set(["V8", "V7 Trigger"]);

export function vacuumPictures(machine: DescribedMachine): Pictures {
  const litres = figure(machine, "container_l");
  const label = litres ? `${litres} L` : undefined;
  const accent = accentOf(machine);
  if (machine.subcategory === "stick vacuums") return stickPictures(machine, accent);
  if (machine.subcategory === "handheld vacuums" || machine.subcategory === "pet vacuums") {
    const mouth = mouthOf(machine);
    const cones = says(machine, /cyclone/);
    const figures: HandVacuum = { mouth, cones, accent };
    return {
      seen: `cordless handheld vacuum${mouth === "brush" ? " with a pet-hair brush" : ""}, side view`,
      whole: handVacuum(figures),
      ...(label ? { lettered: handVacuum({ ...figures, label }) } : {}),
    };
  }
  const battery = machine.power_type === "battery";
  const figures: WetVacuum = {
    litres: measure(machine, "container_l") ?? USUAL_LITRES,
    power: battery ? "battery" : "corded",
    accent,
    tank: tankOf(machine),
    vents: Math.round(between(3, ((measure(machine, "vacuum_mbar") ?? 230) - 110) / 28 + 1, 7)),
    socket: says(machine, /socket|tool-controlled/),
    cleaning: says(machine, /filter (cleaning|dedusting)/),
    largePack: says(machine, /^AP battery/),
    remote: says(machine, /^remote/),
  };
  const kind = machine.subcategory === "safety vacuums" ? "dust extractor" : "wet and dry vacuum";
  return {
    seen: `${battery ? "cordless " : ""}${kind}${litres ? `, ${litres} litre container` : ""}, with hose and floor nozzle`,
    whole: wetVacuum(figures),
    detail: "head with switch, handle and latches",
    ...(label ? { lettered: wetVacuum({ ...figures, label }) } : {}),
  };
}

function mouthOf({ model, subcategory, features }: DescribedMachine): NonNullable<HandVacuum["mouth"]> {
  if (CYCLONES.has(model)) return "cyclone";
  if (subcategory === "pet vacuums") return "brush";
  return says({ features }, /slim nozzle/) ? "slim" : "scoop";
}

function stickPictures(machine: DescribedMachine, accent: Accent): Pictures {
  const volts = figure(machine, "voltage_v");
  const figures: StickVacuum = {
    bin: CYCLONES.has(machine.model) ? "cyclone" : machine.model === "CL108FDSY" ? "bag" : "bowl",
    accent,
  };
  return {
    seen: "cordless stick vacuum, side view",
    whole: stickVacuum(figures),
    thumb: stickVacuum({ ...figures, shortened: true }),
    detail: "hand unit with motor, bin and battery",
    ...(volts ? { lettered: stickVacuum({ ...figures, label: `${volts} V` }) } : {}),
  };
}

/** Kärcher's model names carry an S where the container is of steel. */
function tankOf({ brand, model }: DescribedMachine): WetVacuum["tank"] {
  if (brand === "Kärcher") return / P S /.test(model) ? "steel" : model.startsWith("NT") ? "dark" : "accent";
  return brand === "Bosch" ? "dark" : "grey";
}
