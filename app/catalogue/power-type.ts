/** How a machine is driven: the power types, their names and labels. */
import type { PowerType } from "./product.ts";

/** In the order filters show them. */
export const POWER_TYPES = ["corded", "cordless", "petrol", "diesel"] as const;

const LABELS: Record<PowerType, string> = {
  corded: "Electric",
  cordless: "Battery",
  petrol: "Petrol",
  diesel: "Diesel",
};

/** The label visitors read. */
export function powerTypeLabel(type: PowerType): string {
  return LABELS[type];
}

/** The types that every shop's catalogue has. A manual machine has no drive to filter by. */
export const STANDING_TYPES: readonly { slug: PowerType | "manual"; name: string }[] = [
  { slug: "petrol", name: LABELS.petrol },
  { slug: "cordless", name: LABELS.cordless },
  { slug: "corded", name: LABELS.corded },
  { slug: "diesel", name: LABELS.diesel },
  { slug: "manual", name: "Manual" },
];

const OTHER_WORDS: Record<string, PowerType> = { gas: "petrol", gasoline: "petrol" };

/** The type that the text names by slug, name or another word, in any case of letters. */
export function standingType(text: string): (typeof STANDING_TYPES)[number] | undefined {
  const word = text.trim().toLowerCase();
  const meant = Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : word;
  return STANDING_TYPES.find(({ slug, name }) => slug === meant || name.toLowerCase() === meant);
}

/** Reads a power type by any of its names; null for a manual machine and for any other text. */
export function parsePowerType(text: string | null | undefined): PowerType | null {
  const slug = standingType(text ?? "")?.slug;
  return slug === undefined || slug === "manual" ? null : slug;
}
