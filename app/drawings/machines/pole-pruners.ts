/** Pole pruners, garden pruners and battery secateurs. */
import { batterySecateurs, gardenPruner } from "../families/garden-hand-tools.ts";
import { type PolePrunerFigures, polePruner } from "../families/pole-pruner.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf, engineSizeOf } from "./drive-look.ts";
import { figure, measure, type Pictures, says } from "./pictures.ts";
import { drivePowerOf, POWER_NAMES } from "./power.ts";

/** Shortest length of a telescopic pole where the facts give only the longest, m. */
const PUSHED_TOGETHER = 2.7;

export function polePrunerPictures(machine: DescribedMachine): Pictures {
  if (machine.subcategory === "cordless secateurs") return secateursPictures(machine);
  if (machine.subcategory === "garden pruners") return gardenPrunerPictures(machine);
  const power = drivePowerOf(machine);
  const known = figure(machine, "bar_length_cm");
  // Two tubes, one in the other.
  const telescopic = says(machine, /telescopic|extends/);
  const shortest = figure(machine, "length_min_cm");
  const length = shortest ? shortest / 100 : telescopic ? PUSHED_TOGETHER : (measure(machine, "length_m") ?? 2.5);
  const figures: PolePrunerFigures = {
    bar: measure(machine, "bar_length_cm") ?? 30,
    known: known !== undefined,
    length,
    telescopic,
    far: says(machine, /^long reach$/),
    power,
    look: driveLookOf(machine),
    size: power === "petrol" ? engineSizeOf(machine) : 1,
  };
  const bar = known ? `, ${known} cm guide bar` : "";
  return {
    seen: `${POWER_NAMES[power]} ${telescopic ? "telescopic " : ""}pole pruner${bar}, side view`,
    whole: polePruner(figures),
    ...(known ? { lettered: polePruner({ ...figures, lettered: true }) } : {}),
    thumb: polePruner({ ...figures, thumb: true }),
  };
}

function gardenPrunerPictures(machine: DescribedMachine): Pictures {
  const bar = figure(machine, "bar_length_cm") ?? 10;
  const size = bar > 12 ? 1.12 : 1;
  return {
    seen: `battery garden pruner, ${bar} cm guide bar, side view`,
    whole: gardenPruner({ bar, size }),
    pxPerMm: 1.2,
    lettered: gardenPruner({ bar, size, lettered: true }),
  };
}

function secateursPictures(machine: DescribedMachine): Pictures {
  const branch = figure(machine, "max_branch_mm");
  return {
    seen: "battery secateurs with belt battery, side view",
    whole: batterySecateurs({}),
    ...(branch ? { lettered: batterySecateurs({ branch }) } : {}),
  };
}
