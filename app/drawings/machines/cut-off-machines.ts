/**
 * Pictures of cut-off saws: wheel from the figures; the concrete chainsaw is drawn as a large saw.
 */
import { chainsaw } from "../families/chainsaw.ts";
import type { CutOffClass } from "../families/cut-off-body.ts";
import { type CutOffSaw, cutOffSaw } from "../families/cut-off-saw.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

/** Wheel diameter where no figure gives one, mm; neither lettered nor compared. */
const USUAL_WHEEL = { petrol: 350, battery: 230 };

export function cutOffPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (machine.family === "concrete chainsaws") {
    const options = { bar: 40, size: 1.16, cover: "large", stone: true, accent } as const;
    return {
      caption: "petrol concrete chainsaw with diamond chain and water hose, side view",
      whole: chainsaw(options),
      pxPerMm: 0.42,
    };
  }
  const power = machine.power === "battery" ? "battery" : "petrol";
  const known = figureOf(machine, "wheel_diameter_mm");
  const kg = measure(machine, "weight_kg");
  const shallow = (measure(machine, "cutting_depth_mm") ?? Number.POSITIVE_INFINITY) < 110;
  const options: CutOffSaw = {
    disc: measure(machine, "wheel_diameter_mm") ?? (shallow ? 300 : USUAL_WHEEL[power]),
    known: known !== undefined,
    power,
    ...(kg && power === "petrol" ? { kg } : {}),
    build: buildOf(machine),
    accent,
  };
  const whole = cutOffSaw(options);
  return {
    caption: `${power} cut-off saw${known ? `, ${known} mm wheel` : ""}, side view`,
    whole,
    pxPerMm: 0.6,
    detail: "motor, handles and guard arm",
  };
}

function buildOf(machine: DescribedMachine): CutOffClass {
  if (hasFeature(machine, /^large displacement/)) return "large";
  if (hasFeature(machine, /fuel injection/)) return "injected";
  return hasFeature(machine, /^wheel brake$/) ? "braked" : "usual";
}
