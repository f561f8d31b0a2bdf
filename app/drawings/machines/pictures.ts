/** The pictures of a machine, and functions that read its figures and features. */
import type { Machine as Drawable } from "../pen/drawing.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { recalledOf } from "./recalled.ts";

export interface Pictures {
  /** Caption after brand and model, such as "petrol chainsaw, 45 cm guide bar, side view". */
  caption: string;
  /** First picture, for cards and lists, without labels; the page shows the length below it. */
  whole: Drawable;
  /** Scale of the first picture if the category shares one; otherwise the machine is fitted. */
  pxPerMm?: number;
  /** Large picture with labels. */
  lettered?: Drawable;
  /** Picture of the machine in use, and its caption. */
  inUse?: { drawable: Drawable; caption: string };
  /** Shortened version of a long machine, legible at 120 px. */
  thumb?: Drawable;
  /** Content of the drawing's `detail` box, such as "engine and handles". */
  detail?: string;
}

/** A positive figure, or undefined. Only figures may be labels. */
export function figureOf(machine: DescribedMachine, key: string): number | undefined {
  const value = machine.figures[key];
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** The figure, or else the model's recalled dimension, which is drawn but never lettered. */
export function measure(machine: DescribedMachine, key: string): number | undefined {
  return figureOf(machine, key) ?? recalledOf(machine)[key];
}

/** First number that `pattern` captures in the features; drawn but never lettered. */
export function numberInFeatures(machine: DescribedMachine, pattern: RegExp): number | undefined {
  for (const feature of machine.features) {
    const found = pattern.exec(feature)?.[1];
    if (found) return Number(found);
  }
  return undefined;
}

/** Whether a feature matches `pattern`, case-insensitively. */
export function hasFeature(
  { features }: Pick<DescribedMachine, "features">,
  pattern: RegExp,
): boolean {
  const anyCase = new RegExp(pattern, "i");
  return features.some((feature) => anyCase.test(feature));
}

export function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
