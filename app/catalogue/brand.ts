/** Makers as addresses name them. */
import { toSlug } from "./clean-text.ts";

const LONGEST = 60;

/** The key of a maker's name, or of a `brand` parameter; empty when it means none. Idempotent. */
export function parseBrand(text: string): string {
  return toSlug(toSlug(text.slice(0, LONGEST)).slice(0, LONGEST).toWellFormed());
}
