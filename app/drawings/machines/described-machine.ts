/** The machine that a drawing shows, and whether its figures suffice to draw it. */
import { recalledOf } from "./recalled.ts";

export interface DescribedMachine {
  /** Brand and model, for the texts. */
  name: string;
  brand: string;
  model: string;
  /** Group of its family, such as "chainsaws"; `pictures-of.ts` lists them. */
  group: string;
  /** Such as "petrol chainsaws"; `kinds.json` lists them. */
  family: string;
  /** "petrol", "battery" or "corded"; anything else is without a motor. */
  power: string;
  /** Known numbers by key; each key ends with its unit: `bar_length_cm`. Only they may be labels. */
  figures: Record<string, number>;
  /** One line each, such as "Two-piece shaft". */
  features: string[];
}

type Figures = Partial<Record<string, number>>;

/** Up to this displacement a pump is hand-carried, even if its ports are unknown. */
const CARRIED_CC = 50;
/** A battery that is carried on the back. */
const CARRIED_PACK = /carrying system|backpack|harness/;

/** Figures that a family's drawing requires. */
const NEEDS: Record<string, (figures: Figures, hasFeature: (words: RegExp) => boolean) => boolean> =
  {
    "petrol tillers": ({ weight_kg = 0, power_hp = 0 }) => weight_kg <= 160 && power_hp <= 10,
    "petrol water pumps": ({ connection_inch = 0, displacement_cc = Number.POSITIVE_INFINITY }) =>
      connection_inch >= 1 || displacement_cc <= CARRIED_CC,
    "trash pumps": ({ connection_inch = 0 }) => connection_inch >= 1,
    "petrol engines": ({ displacement_cc = 0 }) => displacement_cc >= 60 && displacement_cc <= 500,
    "four-stroke engines": ({ displacement_cc = 100 }) => displacement_cc <= 500,
    "portable air compressors": ({ volume_l = 0 }) => volume_l >= 6 && volume_l <= 100,
    batteries: ({ voltage_v = 0, battery_capacity_ah = 0 }, hasFeature) =>
      (voltage_v <= 60 && battery_capacity_ah <= 15) || hasFeature(CARRIED_PACK),
    hammers: ({ power_w, voltage_v }) => power_w === undefined && voltage_v === undefined,
    "combo kits": (_, hasFeature) =>
      hasFeature(/\b(?:combi|hammer)? ?drill\b/) && hasFeature(/impact driver/),
  };

/** Whether the machine's figures and features suffice to draw it. */
export function isDrawable(machine: DescribedMachine): boolean {
  const hasFeature = (words: RegExp) =>
    machine.features.some((feature) => words.test(feature.toLowerCase()));
  const figures = { ...recalledOf(machine), ...machine.figures };
  return NEEDS[machine.family]?.(figures, hasFeature) !== false;
}
