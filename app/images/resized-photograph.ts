/** The metadata of a resized photograph, stored beside its sizes. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResizedPhotograph } from "./make-sizes.ts";
import { fallbackWidthOf, widthsOf } from "./sizes.ts";

/** Null before its fallback exists. */
export function readPhotographFile(folder: string, hash: string): ResizedPhotograph | null {
  try {
    const made: ResizedPhotograph = JSON.parse(readFileSync(join(folder, `${hash}.json`), "utf8"));
    return existsSync(join(folder, `${hash}-${fallbackWidthOf(made.width)}.jpg`)) ? made : null;
  } catch {
    return null;
  }
}

/** Whether all sizes exist: the largest is made last. */
export function hasAllSizes(folder: string, hash: string): boolean {
  const made = readPhotographFile(folder, hash);
  return made !== null && existsSync(join(folder, `${hash}-${widthsOf(made.width).at(-1)}.avif`));
}
