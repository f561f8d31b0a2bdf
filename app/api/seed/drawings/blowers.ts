/** Blowers, vacuum shredders and mistblowers: their size by displacement or weight, tank and bag by the facts. */
import { backpackBlower } from "#app/drawings/families/backpack-blower.ts";
import { handBlower } from "#app/drawings/families/hand-blower.ts";
import { mistblower } from "#app/drawings/families/mistblower.ts";
import { vacuumShredder } from "#app/drawings/families/vacuum-shredder.ts";
import type { Machine } from "../machine.ts";
import { between, figure, type Pictures } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

export function blowerPictures(machine: Machine): Pictures {
  if (machine.subcategory === "backpack blowers") return backpackPictures(machine);
  const power = drivePowerOf(machine);
  if (machine.subcategory === "shredder vacs" || machine.subcategory === "vacuum shredders") {
    const bag = figure(machine, "container_l");
    return {
      seen: `${POWER_NAMES[power]} vacuum shredder with ${bag ? `${bag} litre ` : ""}collecting bag, side view`,
      whole: vacuumShredder({ power, bag }),
      ...(bag ? { lettered: vacuumShredder({ power, bag, lettered: true }) } : {}),
    };
  }
  const kg = figure(machine, "weight_kg");
  const size =
    power === "battery" ? between(0.78, 0.62 + 0.13 * (kg ?? 2.4), 1.05) : between(0.92, 0.7 + 0.07 * (kg ?? 4), 1.02);
  const tube = power === "petrol" ? 620 : power === "battery" ? 560 : 520;
  return {
    seen: `${POWER_NAMES[power]} hand-held blower, side view`,
    whole: handBlower({ power, size, tube }),
    pxPerMm: 0.5,
  };
}

function backpackPictures(machine: Machine): Pictures {
  const power = machine.power_type === "battery" ? "battery" : "petrol";
  const cc = figure(machine, "displacement_cc");
  const kg = figure(machine, "weight_kg");
  const size = between(0.82, cc ? Math.cbrt(cc / 64) : 0.6 + 0.04 * (kg ?? 10), 1.1);
  return {
    seen: `${POWER_NAMES[power]} backpack blower, side view`,
    whole: backpackBlower({ power, size }),
    pxPerMm: 0.4,
    detail: `${power === "petrol" ? "engine" : "battery packs"}, fan and carrying frame`,
  };
}

export function mistblowerPictures(machine: Machine): Pictures {
  const litres = figure(machine, "tank_capacity_l");
  return {
    seen: `petrol backpack mistblower${litres ? ` with ${litres} litre tank` : ""}, side view`,
    whole: mistblower({ litres }),
    ...(litres ? { lettered: mistblower({ litres, lettered: true }) } : {}),
    detail: "tank, engine and fan on the frame",
  };
}
