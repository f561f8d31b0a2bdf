/** Machines that work the ground, and engines: augers, tillers and weeders, four-stroke engines. */
import { tillerParts } from "../exploded/tiller-parts.ts";
import { type EarthAugerFigures, earthAuger } from "../families/earth-auger.ts";
import { fourStroke, handHeldEngine } from "../families/four-stroke.ts";
import { type TillerFigures, tiller } from "../families/tiller.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf } from "./drive-look.ts";
import { between, figure, measure, type Pictures, says } from "./pictures.ts";

export function augerPictures(machine: DescribedMachine): Pictures {
  const known = figure(machine, "max_auger_diameter_mm");
  const men = machine.subcategory === "two-man augers" ? 2 : 1;
  const handHeld = machine.subcategory === "hand-held augers" || machine.model === "BT 45";
  const power = machine.power_type === "battery" ? "battery" : "petrol";
  const cc = measure(machine, "displacement_cc");
  const figures: EarthAugerFigures = {
    diameter: measure(machine, "max_auger_diameter_mm") ?? (handHeld ? 90 : power === "battery" ? 150 : 200),
    known: known !== undefined,
    men,
    power,
    look: driveLookOf(machine),
    length: handHeld ? 520 : 700,
    size: cc ? between(0.88, Math.cbrt(cc / 34), 1.2) : 1,
  };
  const crew = men === 2 ? "two-man" : handHeld ? "hand-held" : "one-man";
  return {
    seen: `${power} ${crew} earth auger${known ? `, bit of ${known / 10} cm` : ""}, front view`,
    whole: earthAuger(figures),
    ...(known ? { lettered: earthAuger({ ...figures, lettered: true }) } : {}),
    detail: "engine, gear case and handles",
  };
}

/** Tillers without figures, by their class; sizes in the picture only. */
const TILLERS: Partial<Record<string, { rotor: number; engine: number; wheel: number }>> = {
  "MH 560": { rotor: 152, engine: 0.9, wheel: 68 },
  "MH 585": { rotor: 168, engine: 0.96, wheel: 78 },
  "MH 685": { rotor: 178, engine: 1.06, wheel: 86 },
};

export function tillerPictures(machine: DescribedMachine): Pictures {
  const kg = measure(machine, "weight_kg");
  const cc = measure(machine, "displacement_cc");
  const small = (measure(machine, "working_width_cm") ?? 60) < 60;
  const heavy = (kg ?? 0) > 90;
  const kind = machine.subcategory === "power weeders" ? "power weeder" : "tiller";
  const sizes = TILLERS[machine.model] ?? {
    rotor: small ? 140 : heavy ? 185 : 165,
    engine: cc ? Math.cbrt(cc / 212) : small ? 0.86 : 0.96,
    wheel: small ? 60 : heavy ? 100 : 78,
  };
  const figures: TillerFigures = {
    ...sizes,
    reverse: says(machine, /^reverse/),
    darkHood: machine.model === "MH 685" || heavy,
    plantDisc: kind === "power weeder",
    accent: accentOfBrand(machine.brand),
  };
  return {
    seen: `petrol ${kind} with tines and handlebar, side view`,
    whole: tiller(figures),
    pxPerMm: 0.42,
    detail: "engine, tines and transport wheel",
    parts: tillerParts(figures),
  };
}

/** Displacement to draw where only the model's name tells of it; never lettered. */
const NAMED_CC = /^GX(\d+)/;

/** The largest of the engines: all are drawn to its scale. */
const LARGEST_CC = 390;

/** Engines of brushcutters and the like, without a foot. */
const HAND_HELD = new Set(["GX35"]);

export function enginePictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (HAND_HELD.has(machine.model))
    return { seen: "hand-held four-stroke engine, side view", whole: handHeldEngine({ accent }) };
  const cc = measure(machine, "displacement_cc") ?? Number(NAMED_CC.exec(machine.model)?.[1] ?? 200);
  const tank = figure(machine, "fuel_tank_l");
  return {
    seen: `four-stroke petrol engine${tank ? `, ${tank} litre fuel tank` : ""}, side view`,
    whole: fourStroke({ cc, beside: LARGEST_CC, accent }),
    ...(tank ? { lettered: fourStroke({ cc, tank, accent }) } : {}),
    inUse: { drawable: fourStroke({ cc, view: "face", accent }), seen: "engine from the starter's side" },
  };
}
