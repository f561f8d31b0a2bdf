/** Pictures of pole pruners, garden pruners and battery secateurs. */
import { batterySecateurs, gardenPruner } from "../families/garden-hand-tools.ts";
import { type PolePrunerOptions, polePruner } from "../families/pole-pruner.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { driveLookOf, engineSizeOf } from "./drive-look.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

/** Shortest length of a telescopic pole whose figures give only the longest, m. */
const PUSHED_TOGETHER = 2.7;

export function polePrunerPictures(machine: DescribedMachine): Pictures {
  if (machine.family === "cordless secateurs") return secateursPictures(machine);
  if (machine.family === "garden pruners") return gardenPrunerPictures(machine);
  const power = powerTypeOf(machine);
  const known = figureOf(machine, "bar_length_cm");
  const telescopic = hasFeature(machine, /telescopic|extends/);
  const length = telescopic ? PUSHED_TOGETHER : (measure(machine, "length_m") ?? 2.5);
  const options: PolePrunerOptions = {
    bar: measure(machine, "bar_length_cm") ?? 30,
    known: known !== undefined,
    length,
    telescopic,
    far: hasFeature(machine, /^long reach$/),
    divided: hasFeature(machine, /^two-piece shaft$/),
    power,
    look: driveLookOf(machine),
    size: power === "petrol" ? engineSizeOf(machine) : 1,
  };
  const bar = known ? `, ${known} cm guide bar` : "";
  return {
    caption: `${POWER_NAMES[power]} ${telescopic ? "telescopic " : ""}pole pruner${bar}, side view`,
    whole: polePruner({ ...options, lettered: known !== undefined }),
    thumb: polePruner({ ...options, thumb: true }),
  };
}

function gardenPrunerPictures(machine: DescribedMachine): Pictures {
  const bar = figureOf(machine, "bar_length_cm") ?? 10;
  const size = bar > 12 ? 1.12 : 1;
  return {
    caption: `battery garden pruner, ${bar} cm guide bar, side view`,
    whole: gardenPruner({ bar, size }),
    pxPerMm: 1.2,
  };
}

function secateursPictures(machine: DescribedMachine): Pictures {
  const branch = figureOf(machine, "max_branch_mm");
  return {
    caption: "battery secateurs with belt battery, side view",
    whole: batterySecateurs({}),
    ...(branch ? { lettered: batterySecateurs({ branch }) } : {}),
  };
}
