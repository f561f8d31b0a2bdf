/** Pictures of accessories: consumables, protective parts and power supplies. */
import { augerBit } from "../families/auger-bit.ts";
import { backpackBattery } from "../families/backpack-battery.ts";
import { type Battery, battery } from "../families/battery.ts";
import { brushKnife } from "../families/brush-knife.ts";
import { charger } from "../families/charger.ts";
import { cuttingWheel } from "../families/cutting-wheel.ts";
import { cartridgeFilter, filterBags, waterFilter } from "../families/filters.ts";
import { hoseCoil } from "../families/hose-coil.ts";
import { lineCoil, lineSpool } from "../families/mowing-line.ts";
import { oilBottle } from "../families/oil-bottle.ts";
import { protectiveWear, type Wear } from "../families/protective-wear.ts";
import { surfaceCleaner } from "../families/surface-cleaner.ts";
import { toolCase } from "../families/tool-case.ts";
import { foamNozzle, rotaryBrush } from "../families/washer-nozzles.ts";
import { accentOf, accentOfBrand } from "./brand-accent.ts";
import { barPictures, chainPictures, headPictures } from "./cutting-attachments.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";

const BY_FAMILY: Partial<Record<string, (machine: DescribedMachine) => Pictures>> = {
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
  "brush knives": knifePictures,
  "auger bits": bitPictures,
  "protective wear": wearPictures,
  "oils and lubricants": oilPictures,
  "tool storage": casePictures,
  "surface cleaners": surfaceCleanerPictures,
};

/**
 * Pictures of an accessory.
 * @throws if the family has no drawing
 */
export function accessoryPictures(machine: DescribedMachine): Pictures {
  const draw = BY_FAMILY[machine.family];
  if (!draw) throw new Error(`Nothing is drawn for ${machine.family}`);
  return draw(machine);
}

/** Without a known voltage, a nominal 36 V sets the width only. */
function batteryPictures(machine: DescribedMachine): Pictures {
  if (hasFeature(machine, /carrying system|backpack|harness/)) return backpackPictures(machine);
  const volts = figureOf(machine, "voltage_v");
  const hours = figureOf(machine, "battery_capacity_ah");
  const energy = figureOf(machine, "energy_wh");
  const options: Battery = {
    size: machine.model.startsWith("AK") ? 0.86 : 1,
    slide: (volts ?? 36) < 12,
    ...(energy ? { energy } : {}),
    professional: machine.model.startsWith("AP"),
    stripe: / S$/.test(machine.model),
    accent: accentOfBrand(machine.brand),
  };
  const capacity = hours ? `${hours} Ah` : energy ? `${energy} Wh` : undefined;
  const numberInFeatures = [volts && `${volts} V`, capacity].filter(Boolean).join(", ");
  const labels = { ...(volts ? { voltage: `${volts} V` } : {}), ...(capacity ? { capacity } : {}) };
  return {
    caption: `rechargeable battery${numberInFeatures ? `, ${numberInFeatures}` : ""}`,
    whole: battery(options),
    ...(numberInFeatures ? { lettered: battery({ ...options, ...labels }) } : {}),
  };
}

function backpackPictures(machine: DescribedMachine): Pictures {
  const hours = figureOf(machine, "battery_capacity_ah");
  const options = { size: (hours ?? 0) > 35 ? 1 : 0.9, accent: accentOfBrand(machine.brand) };
  return {
    caption: `backpack battery${hours ? `, ${hours} Ah` : ""}, with harness and cable`,
    whole: backpackBattery(options),
    ...(hours ? { lettered: backpackBattery({ ...options, label: `${hours} Ah` }) } : {}),
  };
}

function chargerPictures(machine: DescribedMachine): Pictures {
  const minutes = measure(machine, "charge_time_min") ?? 180;
  const fans = minutes > 120 ? 0 : minutes > 45 ? 1 : 2;
  const size = [0.86, 1, 1.12][fans] ?? 1;
  return {
    caption: `battery charger${fans ? " with cooling fan" : ""}, side view`,
    whole: charger({ fans, size, accent: accentOfBrand(machine.brand) }),
  };
}

function linePictures(machine: DescribedMachine): Pictures {
  const diameter = figureOf(machine, "diameter_mm");
  const metres = figureOf(machine, "length_m");
  const spooled = (metres ?? 0) > 40;
  const draw = spooled ? lineSpool : lineCoil;
  const accent = accentOfBrand(machine.brand);
  const numberInFeatures = [diameter && `${diameter} mm thick`, metres && `${metres} m`]
    .filter(Boolean)
    .join(", ");
  return {
    caption: `round mowing line${numberInFeatures ? `, ${numberInFeatures},` : ""} ${spooled ? "on a spool" : "in a coil"}`,
    whole: draw({ accent }),
    ...(diameter ? { lettered: draw({ accent, label: `Ø ${diameter} mm` }) } : {}),
  };
}

function washerAccessoryPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (/brush/i.test(machine.model))
    return { caption: "rotary washing brush, side view", whole: rotaryBrush({ accent }) };
  if (/foam/i.test(machine.model))
    return {
      caption: "foam nozzle with detergent bottle, side view",
      whole: foamNozzle({ accent }),
    };
  const metres = figureOf(machine, "length_m");
  return {
    caption: `coiled high-pressure hose${metres ? `, ${metres} m` : ""}`,
    whole: hoseCoil({ accent }),
    ...(metres ? { lettered: hoseCoil({ accent, label: `${metres} m` }) } : {}),
  };
}

function filterPictures(machine: DescribedMachine): Pictures {
  const accent = accentOfBrand(machine.brand);
  if (/water/i.test(machine.model))
    return {
      caption: "water filter with its couplings, side view",
      whole: waterFilter({ accent }),
    };
  if (!/\bbag/i.test(machine.model))
    return { caption: "pleated filter cartridge", whole: cartridgeFilter({ accent }) };
  const pieces = figureOf(machine, "set_pieces");
  return {
    caption: `${pieces ? `pack of ${pieces} ` : ""}paper filter bags`,
    whole: filterBags({ ...(pieces ? { pieces } : {}), accent }),
  };
}

function wheelPictures(machine: DescribedMachine): Pictures {
  const diameter = figureOf(machine, "diameter_mm");
  const kind = machine.model.startsWith("Diamond") ? "diamond" : "abrasive";
  const whole = cuttingWheel({
    ...(diameter ? { diameter, known: true } : {}),
    kind,
    accent: accentOfBrand(machine.brand),
  });
  return {
    caption: `${kind} cut-off wheel${diameter ? `, ${diameter} mm` : ""}, front view`,
    whole,
  };
}

function knifePictures(machine: DescribedMachine): Pictures {
  const diameter = figureOf(machine, "diameter_mm");
  const teeth = Number(/-(\d)$/.exec(machine.model)?.[1] ?? 3);
  return {
    caption: `brush knife${diameter ? `, ${diameter} mm` : ""}, front view`,
    whole: brushKnife({ ...(diameter ? { diameter, known: true } : {}), teeth }),
  };
}

function bitPictures(machine: DescribedMachine): Pictures {
  const diameter = figureOf(machine, "diameter_mm");
  const length = figureOf(machine, "length_m");
  return {
    caption: `auger bit${diameter ? `, ${diameter} mm` : ""}, side view`,
    whole: augerBit({
      ...(diameter ? { diameter, known: true } : {}),
      ...(length ? { length: length * 1000 } : {}),
    }),
  };
}

const WEAR: [words: RegExp, wear: Wear][] = [
  [/helmet/i, "helmet"],
  [/glasses/i, "glasses"],
  [/gloves/i, "gloves"],
  [/trousers/i, "trousers"],
];

function wearPictures(machine: DescribedMachine): Pictures {
  const wear = WEAR.find(([words]) => words.test(machine.model))?.[1] ?? "boots";
  return {
    caption: wear === "helmet" ? "helmet with visor and ear protection" : `protective ${wear}`,
    whole: protectiveWear(wear, accentOf(machine)),
  };
}

function oilPictures(machine: DescribedMachine): Pictures {
  const litres = figureOf(machine, "volume_l");
  const options = { litres: litres ?? 1, accent: accentOfBrand(machine.brand) };
  return {
    caption: `oil bottle${litres ? `, ${litres} litre` : ""}`,
    whole: oilBottle(options),
    ...(litres ? { lettered: oilBottle({ ...options, label: `${litres} L` }) } : {}),
  };
}

/** Drawn height of each case, mm; never lettered. */
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
    caption: "stackable tool case with folding handle, front view",
    whole: toolCase({
      height: CASES[machine.model] ?? 180,
      accent,
      shell,
      metal: hasFeature(machine, /^metal/),
      frontHandle: hasFeature(machine, /in front/),
    }),
  };
}

function surfaceCleanerPictures(machine: DescribedMachine): Pictures {
  const diameter = machine.model === "RA 82" ? 280 : 320;
  return {
    caption: "surface cleaner with two rotating jets for a pressure washer, side view",
    whole: surfaceCleaner({
      diameter,
      upright: hasFeature(machine, /upright/),
      adjustable: hasFeature(machine, /^adjustable pressure/),
      accent: accentOfBrand(machine.brand),
    }),
  };
}
