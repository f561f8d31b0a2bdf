/** The drawings of the machines that menus, tiles and cards show, by the product's slug. */
import pictures from "./machine-pictures.json" with { type: "json" };

export interface MachinePicture {
  url: string;
  /** Pixels at which the drawing was composed; it scales. */
  width: number;
  height: number;
  /** Where the level dimension that a fact gives begins and ends, as shares of the width. */
  dimension?: { from: number; to: number };
}

const bySlug: Readonly<Record<string, MachinePicture>> = pictures;

/** Null for a machine that is not drawn, or that no menu, tile or card shows. */
export function findMachinePicture(slug: string): MachinePicture | null {
  return Object.hasOwn(bySlug, slug) ? (bySlug[slug] ?? null) : null;
}
