/** Converts brand names to the keys used in URLs. */
import { toSlug } from "./clean-text.ts";

const MAX_LENGTH = 60;

/** Converts a brand name or a `brand` parameter to a key. Empty if nothing is left. Idempotent. */
export function parseBrand(text: string): string {
  return toSlug(toSlug(text.slice(0, MAX_LENGTH)).slice(0, MAX_LENGTH).toWellFormed());
}
