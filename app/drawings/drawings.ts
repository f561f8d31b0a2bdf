/** Draws machines from their figures. The only module that others import. */
import { type DescribedMachine, isDrawable } from "./machines/described-machine.ts";
import { picturesOf } from "./machines/pictures-of.ts";
import { type DrawnView, drawViews } from "./machines/views.ts";

export type { DescribedMachine };

/**
 * One view of a machine: "whole", "lettered" (with dimensions), "in-use", "detail" (cropped), or
 * "thumb" (legible when small).
 */
export interface DrawingView extends DrawnView {
  alt: string;
}

/**
 * Draws a machine.
 * @returns the views, the primary one first (the whole machine, or the lettered view followed by
 * the whole machine); null if the machine cannot be identified. Never throws.
 */
export function draw(described: DescribedMachine): DrawingView[] | null {
  const [brand, model] = [described.brand, described.model].map(withoutInherited) as [
    string,
    string,
  ];
  const machine = { ...described, brand, model };
  const pictures = isDrawable(machine) ? picturesOf(machine) : null;
  if (!pictures) return null;
  const altOf = (caption: string) => `${machine.name}, drawn from its specifications: ${caption}`;
  return drawViews(pictures, altOf).map((view) => ({ ...view, alt: altOf(view.caption) }));
}

/** Without words that name what every object inherits: tables by model or brand would have them. */
function withoutInherited(text: string): string {
  const isInherited = (word: string) => [word, word.toLowerCase()].some((name) => name in {});
  return text
    .split(" ")
    .filter((word) => !isInherited(word))
    .join(" ");
}
