/** What is known of a photograph that was made, kept beside its sizes so that nobody has to look at it again. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MadePhotograph } from "./make-sizes.ts";
import { fallbackWidthOf, widthsOf } from "./sizes.ts";

/** Null before its fallback has been made. */
export function readMade(folder: string, hash: string): MadePhotograph | null {
  try {
    const made: MadePhotograph = JSON.parse(readFileSync(join(folder, `${hash}.json`), "utf8"));
    return existsSync(join(folder, `${hash}-${fallbackWidthOf(made.width)}.jpg`)) ? made : null;
  } catch {
    return null;
  }
}

/** Whether every size is there: the largest is made last. */
export function isWhole(folder: string, hash: string): boolean {
  const made = readMade(folder, hash);
  return made !== null && existsSync(join(folder, `${hash}-${widthsOf(made.width).at(-1)}.avif`));
}
