/** Pictures of augers, tillers, weeders and four-stroke engines. */
import { type EarthAugerOptions, earthAuger } from "../families/earth-auger.ts";
import { fourStroke, handHeldEngine } from "../families/four-stroke.ts";
import { type TillerOptions, tiller } from "../families/tiller.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf } from "./drive-look.ts";
import { clamp, figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

export function augerPictures(machine: DescribedMachine): Pictures {
  const known = figureOf(machine, "max_auger_diameter_mm");
  const men = machine.family === "two-man augers" ? 2 : 1;
  const handHeld = machine.family === "hand-held augers" || machine.model === "BT 45";
  const power = machine.power === "battery" ? "battery" : "petrol";
  const cc = measure(machine, "displacement_cc");
  const options: EarthAugerOptions = {
    diameter:
      measure(machine, "max_auger_diameter_mm") ??
      (handHeld ? 90 : power === "battery" ? 150 : 200),
    known: known !== undefined,
    men,
    power,
    look: driveLookOf(machine),
    length: handHeld ? 520 : 700,
    size: cc ? clamp(0.88, Math.cbrt(cc / 34), 1.2) : 1,
  };
  const crew = men === 2 ? "two-man" : handHeld ? "hand-held" : "one-man";
  return {
    caption: `${power} ${crew} earth auger${known ? `, bit of ${known / 10} cm` : ""}, front view`,
    whole: earthAuger(options),
    detail: "engine, gear case and handles",
  };
}

/** Drawn sizes of tillers without specifications, by class; never lettered. */
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
  const kind = machine.family === "power weeders" ? "power weeder" : "tiller";
  const sizes = TILLERS[machine.model] ?? {
    rotor: small ? 140 : heavy ? 185 : 165,
    engine: cc ? Math.cbrt(cc / 212) : small ? 0.86 : 0.96,
    wheel: small ? 60 : heavy ? 100 : 78,
  };
  const options: TillerOptions = {
    ...sizes,
    reverse: hasFeature(machine, /^reverse/),
    darkHood: machine.model === "MH 685" || heavy,
    plantDisc: kind === "power weeder",
    accent: accentOfBrand(machine.brand),
  };
  return {
    caption: `petrol ${kind} with tines and handlebar, side view`,
    whole: tiller(options),
    pxPerMm: 0.42,
    detail: "engine, tines and transport wheel",
  };
}

/** Displacement from the model's name; never lettered. */
const NAMED_CC = /^GX(\d+)/;

/** The largest engine's displacement; all engines share its scale. */
const LARGEST_CC = 390;

/** Engines of hand-held machines, without a foot. */
const HAND_HELD = new Set(["GX35"]);

export function enginePictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (HAND_HELD.has(machine.model))
    return {
      caption: "hand-held four-stroke engine, side view",
      whole: handHeldEngine({ accent }),
    };
  const cc =
    measure(machine, "displacement_cc") ?? Number(NAMED_CC.exec(machine.model)?.[1] ?? 200);
  const tank = figureOf(machine, "fuel_tank_l");
  return {
    caption: `four-stroke petrol engine${tank ? `, ${tank} litre fuel tank` : ""}, seen from the starter`,
    whole: fourStroke({ cc, beside: LARGEST_CC, accent }),
    ...(tank ? { lettered: fourStroke({ cc, tank, accent }) } : {}),
    inUse: {
      drawable: fourStroke({ cc, view: "shaft", accent }),
      caption: "engine from the side of its output shaft",
    },
  };
}
