/** A machine as the seed's files hold it: the facts that were read somewhere, and words of our own about it. */
import type { DescribedMachine } from "#app/drawings/machines/described-machine.ts";

export type { Fact } from "#app/drawings/machines/described-machine.ts";
export type Machine = DescribedMachine;

export function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\+/g, " plus ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A number from 0 to 2³²−1 that is always the same for the same text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
