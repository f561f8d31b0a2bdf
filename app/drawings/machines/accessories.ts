/** Accessories: what a machine uses up, wears or is fed from. */
import { backpackBattery } from "../families/backpack-battery.ts";
import { type Battery, battery } from "../families/battery.ts";
import { charger } from "../families/charger.ts";
import { cuttingWheel } from "../families/cutting-wheel.ts";
import { cartridgeFilter, filterBags, waterFilter } from "../families/filters.ts";
import { hoseCoil } from "../families/hose-coil.ts";
import { lineCoil, lineSpool } from "../families/mowing-line.ts";
import { oilBottle } from "../families/oil-bottle.ts";
import { surfaceCleaner } from "../families/surface-cleaner.ts";
import { toolCase } from "../families/tool-case.ts";
import { foamNozzle, rotaryBrush } from "../families/washer-nozzles.ts";
import { measured } from "../parts/measured.ts";
import { accentOf, accentOfBrand } from "./brand-accent.ts";
import { barPictures, chainPictures, headPictures } from "./cutting-attachments.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figure, measure, type Pictures, says } from "./pictures.ts";

const BY_SUBCATEGORY: Partial<Record<string, (machine: DescribedMachine) => Pictures>> = {
  batteries: batteryPictures,
  "backpack batteries": backpackPictures,
  chargers: chargerPictures,
  "saw chains": chainPictures,
  "guide bars": barPictures,
  "mowing heads": headPictures,
  "mowing line": linePictures,
  "pressure washer accessories": washerAccessoryPictures,
  "replacement filters": filterPictures,
  "cut-off wheels": wheelPictures,
  "oils and lubricants": oilPictures,
  "tool storage": casePictures,
  "surface cleaners": surfaceCleanerPictures,
};

/** @throws when a subcategory has no drawing, so that none is forgotten. */
export function accessoryPictures(machine: DescribedMachine): Pictures {
  const draw = BY_SUBCATEGORY[machine.subcategory];
  if (!draw) throw new Error(`Nothing is drawn for ${machine.subcategory}`);
  return draw(machine);
}

/** Cells of a battery system: a nominal 36 V where no fact gives the voltage sets the width only. */
function batteryPictures(machine: DescribedMachine): Pictures {
  if (says(machine, /carrying system|backpack|harness/)) return backpackPictures(machine);
  const volts = figure(machine, "voltage_v");
  const hours = figure(machine, "battery_capacity_ah");
  const energy = figure(machine, "energy_wh");
  const figures: Battery = {
    size: (volts ?? 36) < 12 ? 0.56 : machine.model.startsWith("AK") ? 0.86 : 1,
    ...(energy ? { energy } : {}),
    professional: machine.model.startsWith("AP"),
    stripe: / S$/.test(machine.model),
    accent: accentOfBrand(machine.brand),
  };
  const capacity = hours ? `${hours} Ah` : energy ? `${energy} Wh` : undefined;
  const said = [volts && `${volts} V`, capacity].filter(Boolean).join(", ");
  const labels = { ...(volts ? { voltage: `${volts} V` } : {}), ...(capacity ? { capacity } : {}) };
  return {
    seen: `rechargeable battery${said ? `, ${said}` : ""}`,
    whole: battery(figures),
    ...(said ? { lettered: battery({ ...figures, ...labels }) } : {}),
  };
}

function backpackPictures(machine: DescribedMachine): Pictures {
  const hours = figure(machine, "battery_capacity_ah");
  const figures = { size: (hours ?? 0) > 35 ? 1 : 0.9, accent: accentOfBrand(machine.brand) };
  return {
    seen: `backpack battery${hours ? `, ${hours} Ah` : ""}, with harness and cable`,
    whole: backpackBattery(figures),
    ...(hours ? { lettered: backpackBattery({ ...figures, label: `${hours} Ah` }) } : {}),
  };
}

function chargerPictures(machine: DescribedMachine): Pictures {
  const minutes = measure(machine, "charge_time_min") ?? 180;
  const fans = minutes > 120 ? 0 : minutes > 45 ? 1 : 2;
  const size = [0.86, 1, 1.12][fans] ?? 1;
  return {
    seen: `battery charger${fans ? " with cooling fan" : ""}, side view`,
    whole: charger({ fans, size, accent: accentOfBrand(machine.brand) }),
  };
}

function linePictures(machine: DescribedMachine): Pictures {
  const diameter = figure(machine, "diameter_mm");
  const metres = figure(machine, "length_m");
  const spooled = (metres ?? 0) > 40;
  const draw = spooled ? lineSpool : lineCoil;
  const accent = accentOfBrand(machine.brand);
  const said = [diameter && `${diameter} mm thick`, metres && `${metres} m`].filter(Boolean).join(", ");
  return {
    seen: `round mowing line${said ? `, ${said},` : ""} ${spooled ? "on a spool" : "in a coil"}`,
    whole: draw({ accent }),
    ...(diameter ? { lettered: draw({ accent, label: `Ø ${diameter} mm` }) } : {}),
  };
}

function washerAccessoryPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (/brush/i.test(machine.model)) return { seen: "rotary washing brush, side view", whole: rotaryBrush({ accent }) };
  if (/foam/i.test(machine.model))
    return { seen: "foam nozzle with detergent bottle, side view", whole: foamNozzle({ accent }) };
  const metres = figure(machine, "length_m");
  return {
    seen: `coiled high-pressure hose${metres ? `, ${metres} m` : ""}`,
    whole: hoseCoil({ accent }),
    ...(metres ? { lettered: hoseCoil({ accent, label: `${metres} m` }) } : {}),
  };
}

function filterPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (/water/i.test(machine.model))
    return { seen: "water filter with its couplings, side view", whole: waterFilter({ accent }) };
  if (!/\bbag/i.test(machine.model)) return { seen: "pleated filter cartridge", whole: cartridgeFilter({ accent }) };
  const pieces = figure(machine, "piece_count");
  return {
    seen: `${pieces ? `pack of ${pieces} ` : ""}paper filter bags`,
    whole: filterBags({ ...(pieces ? { pieces } : {}), accent }),
  };
}

function wheelPictures(machine: DescribedMachine): Pictures {
  const diameter = figure(machine, "diameter_mm");
  const kind = machine.model.startsWith("Diamond") ? "diamond" : "abrasive";
  const whole = cuttingWheel({
    ...(diameter ? { diameter, known: true } : {}),
    kind,
    accent: accentOfBrand(machine.brand),
  });
  return {
    seen: `${kind} cut-off wheel${diameter ? `, ${diameter} mm` : ""}, front view`,
    whole,
    ...(diameter ? { lettered: measured(whole) } : {}),
  };
}

function oilPictures(machine: DescribedMachine): Pictures {
  const litres = figure(machine, "container_l");
  const figures = { litres: litres ?? 1, accent: accentOfBrand(machine.brand) };
  return {
    seen: `oil bottle${litres ? `, ${litres} litre` : ""}`,
    whole: oilBottle(figures),
    ...(litres ? { lettered: oilBottle({ ...figures, label: `${litres} L` }) } : {}),
  };
}

/** How high each case is drawn, in mm; a size in the picture only, not a figure. */
const CASES: Partial<Record<string, number>> = {
  "L-BOXX 102": 116,
  "L-BOXX 136": 150,
  "L-BOXX 238": 250,
  "MAKPAC 1": 110,
  "MAKPAC 2": 160,
  "MAKPAC 4": 300,
};

function casePictures(machine: DescribedMachine): Pictures {
  const accent = accentOf(machine);
  const shell = machine.brand === "DeWalt" ? "dark" : "accent";
  return {
    seen: "stackable tool case with folding handle, front view",
    whole: toolCase({
      height: CASES[machine.model] ?? 180,
      accent,
      shell,
      metal: says(machine, /^metal/),
      frontHandle: says(machine, /in front/),
    }),
  };
}

function surfaceCleanerPictures(machine: DescribedMachine): Pictures {
  const diameter = machine.model === "RA 82" ? 280 : 320;
  return {
    seen: "surface cleaner with two rotating jets for a pressure washer, side view",
    whole: surfaceCleaner({
      diameter,
      upright: says(machine, /upright/),
      adjustable: says(machine, /^adjustable pressure/),
      accent: accentOfBrand(machine.brand),
    }),
  };
}
