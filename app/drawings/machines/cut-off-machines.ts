/** Cut-off saws: the wheel from the facts; the concrete chainsaw is a large saw. */
import { chainsaw } from "../families/chainsaw.ts";
import { type CutOffSaw, cutOffSaw } from "../families/cut-off-saw.ts";
import { measured } from "../parts/measured.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figure, measure, type Pictures, says } from "./pictures.ts";

/** Wheel to draw where no fact gives one, in mm; it is neither lettered nor compared. */
const USUAL_WHEEL = { petrol: 350, battery: 230 };

export function cutOffPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (machine.subcategory === "concrete chainsaws") {
    const figures = { bar: 40, size: 1.16, cover: "large", stone: true, accent } as const;
    return {
      seen: "petrol concrete chainsaw with diamond chain and water hose, side view",
      whole: chainsaw(figures),
      pxPerMm: 0.42,
    };
  }
  const power = machine.power_type === "battery" ? "battery" : "petrol";
  const known = figure(machine, "wheel_diameter_mm");
  const kg = measure(machine, "weight_kg");
  const shallow = (measure(machine, "cutting_depth_mm") ?? Number.POSITIVE_INFINITY) < 110;
  const figures: CutOffSaw = {
    disc: measure(machine, "wheel_diameter_mm") ?? (shallow ? 300 : USUAL_WHEEL[power]),
    known: known !== undefined,
    power,
    ...(kg && power === "petrol" ? { kg } : {}),
    injected: says(machine, /fuel injection/),
    wheelBrake: says(machine, /^wheel brake$/),
    accent,
  };
  const whole = cutOffSaw(figures);
  return {
    seen: `${power} cut-off saw${known ? `, ${known} mm wheel` : ""}, side view`,
    whole,
    pxPerMm: 0.6,
    detail: "motor, handles and guard arm",
    ...(known ? { lettered: measured(whole) } : {}),
  };
}
