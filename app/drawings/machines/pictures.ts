/** The pictures that are drawn of a machine, and how its facts are read for them. */
import type { Exploded } from "../exploded/part.ts";
import type { Machine as Drawable } from "../pen/drawing.ts";
import type { DescribedMachine } from "./described-machine.ts";
import { recalledOf } from "./recalled.ts";

export interface Pictures {
  /** What is seen, after brand and model: "petrol chainsaw, 45 cm guide bar, side view". */
  seen: string;
  /** First picture, for cards and lists, without figures: the page letters a length under it. */
  whole: Drawable;
  /** Scale of the first picture where the category is shown to one scale; without it the machine is fitted. */
  pxPerMm?: number;
  /** Large, with its figures. */
  lettered?: Drawable;
  /** Another picture of the machine as it works, and what it shows. */
  inUse?: { drawable: Drawable; seen: string };
  /** Long machines, shortened so that they read at 120 px. */
  thumb?: Drawable;
  /** What the drawing's `detail` box shows: "engine and handles". */
  detail?: string;
  /** The machine taken apart, for families whose parts are drawn. */
  parts?: Exploded;
}

/** A positive number among the facts, else undefined: what is not known is never drawn as a figure. */
export function figure(machine: DescribedMachine, key: string): number | undefined {
  const value = machine.facts[key];
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** As `figure`, or as it is recalled of the model: it may shape a drawing, but is never lettered. */
export function measure(machine: DescribedMachine, key: string): number | undefined {
  return figure(machine, key) ?? recalledOf(machine)[key];
}

/** The first number that the words about a machine give in `pattern`: it may be drawn, but is never lettered. */
export function said(machine: DescribedMachine, pattern: RegExp): number | undefined {
  for (const feature of machine.features) {
    const found = pattern.exec(feature)?.[1];
    if (found) return Number(found);
  }
  return undefined;
}

/** Whether one of the words about a machine says so; `pattern` is matched without regard to case. */
export function says({ features }: Pick<DescribedMachine, "features">, pattern: RegExp): boolean {
  const anyCase = new RegExp(pattern, "i");
  return features.some((feature) => anyCase.test(feature));
}

/** `value` kept between `least` and `most`. */
export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
