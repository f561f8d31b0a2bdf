/** Pictures of chainsaws: bar length from the figures, cover by class, body by weight. */

import { type ChainsawOptions, chainsaw } from "../families/chainsaw.ts";
import type { ChainsawCover } from "../parts/chainsaw-covers.ts";
import { accentOfBrand } from "./brand-accent.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { clamp, figureOf, hasFeature, measure, type Pictures } from "./pictures.ts";
import { POWER_NAMES, powerTypeOf } from "./power.ts";

/** Petrol saws with a rear handle, by cover; models in no set have `mid`. */
const COVERS: Partial<Record<ChainsawCover, string[]>> = {
  home: ["MS 170", "MS 180"],
  classic: ["MS 210", "MS 230", "MS 250", "MS 260", "MS 310"],
  modern: ["MS 162", "MS 172", "MS 182", "MS 212", "440e"],
  pro: "MS 261,MS 361,MS 362 C-M,MS 363,MS 382,MS 400 C-M,MS 461,MS 462".split(","),
  angular: ["550 XP"],
  large: ["MS 500i", "MS 650", "MS 651", "MS 661", "MS 780", "MS 881"],
};

/** Bar length where no figure gives one, cm; neither lettered nor compared. */
const USUAL_BAR: Record<ChainsawCover, number> = {
  home: 35,
  classic: 35,
  modern: 35,
  mid: 40,
  pro: 45,
  angular: 45,
  large: 63,
};

function coverOf(model: string): ChainsawCover {
  const names = Object.keys(COVERS) as ChainsawCover[];
  return names.find((name) => COVERS[name]?.includes(model)) ?? "mid";
}

function sizeOf(
  machine: DescribedMachine,
  power: "petrol" | "battery" | "corded",
  top: boolean,
): number {
  const kg = measure(machine, "weight_kg");
  if (top) return 0.84;
  if (power === "battery") return clamp(0.8, 0.62 + 0.08 * (kg ?? 3), 1);
  if (power === "corded") return clamp(0.84, 0.6 + 0.07 * (kg ?? 4.3), 1);
  return clamp(0.82, 0.82 + 0.072 * ((kg ?? 4.8) - 4.1), 1.24);
}

/** The more powerful model of each pair with one chassis; its starter has a coloured hub. */
const STRONGER = new Set([
  "MS 172",
  "MS 212",
  "MS 261",
  "MS 291",
  "MS 391",
  "MS 363",
  "MS 661",
  "MS 201 TC-M",
]);

/** Lowest horsepower of each class, and horsepower per additional slot. */
const SLOTS: Record<ChainsawCover, [from: number, each: number]> = {
  home: [1.3, 4],
  classic: [1.3, 2.6],
  modern: [1.3, 4],
  mid: [2.5, 3],
  pro: [3.2, 2.2],
  angular: [2.5, 3],
  large: [6.2, 3],
};

function ventsOf(machine: DescribedMachine, cover: ChainsawCover): number {
  const [from, each] = SLOTS[cover];
  const hp = measure(machine, "power_hp") ?? 2.7;
  return Math.round(clamp(1, (hp - from) * each, 7));
}

/** Covers of battery saws by series; newer series have the slanting cover. */
const STRAIGHT = new Set(["MSA 120 C-B", "MSA 140 C-B", "MSA 160 C-B", "MSA 200 C-B"]);
const FELLING = new Set(["MSA 300 C-O", "540i XP"]);
/** Drawn height of a smaller battery, mm; never lettered. */
const PACKS: Partial<Record<string, number>> = { "MSA 60 C-B": 88 };

function lookOf(
  machine: DescribedMachine,
  power: "petrol" | "battery" | "corded",
): NonNullable<ChainsawOptions["look"]> {
  const { model, features } = machine;
  const kw = (measure(machine, "power_w") ?? 1800) / 1000;
  const strength =
    power === "corded" ? (kw - 1.1) * 6 : (measure(machine, "weight_kg") ?? 2.6) * 1.8;
  return {
    cover: STRAIGHT.has(model) ? "straight" : FELLING.has(model) ? "felling" : "slanting",
    pack: PACKS[model] ?? 134,
    twin: hasFeature({ features }, /two (?:18 V|LXT)/),
    vents: Math.round(clamp(3, strength, 8)),
    rows: power === "corded" && kw > 2 ? 2 : 1,
    level: model === "UC3541A",
    dark: model === "MSA 190 T" || hasFeature({ features }, /^metal gear housing$/),
  };
}

export function chainsawPictures(machine: DescribedMachine): Pictures {
  const power = powerTypeOf(machine);
  const top = machine.family.startsWith("top-handle");
  const cover = coverOf(machine.model);
  const known = figureOf(machine, "bar_length_cm");
  const options: ChainsawOptions = {
    bar: measure(machine, "bar_length_cm") ?? (power === "petrol" ? USUAL_BAR[cover] : 35),
    known: known !== undefined,
    size: sizeOf(machine, power, top),
    handle: top ? "top" : "rear",
    power,
    cover,
    vents: ventsOf(machine, cover),
    quickStop: power === "corded" && / C-B?Q$/.test(machine.model),
    hub: STRONGER.has(machine.model),
    light: hasFeature(machine, /light bar$/),
    look: lookOf(machine, power),
    accent: accentOfBrand(machine.brand),
  };
  const bar = known ? `, ${known} cm guide bar` : "";
  return {
    caption: `${POWER_NAMES[power]} ${top ? "top-handle " : ""}chainsaw${bar}, side view`,
    whole: chainsaw(options),
    pxPerMm: 0.42,
    detail: `${power === "petrol" ? "engine" : "motor"}, handles and bumper spikes`,
  };
}
