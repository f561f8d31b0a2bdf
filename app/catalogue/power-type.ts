/** The power types, with their names and labels. */
import { ownValue } from "./own-value.ts";
import type { PowerType } from "./product.ts";

/** In the order of the filter. */
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

/** The types of every shop's catalogue. A manual machine has no power type to filter by. */
export const BUILT_IN_TYPES: readonly { slug: PowerType | "manual"; name: string }[] = [
  { slug: "petrol", name: LABELS.petrol },
  { slug: "cordless", name: LABELS.cordless },
  { slug: "corded", name: LABELS.corded },
  { slug: "diesel", name: LABELS.diesel },
  { slug: "manual", name: "Manual" },
];

const OTHER_WORDS: Record<string, PowerType> = { gas: "petrol", gasoline: "petrol" };

/** The type with this slug, name or alias, in any case. */
export function builtInType(text: string): (typeof BUILT_IN_TYPES)[number] | undefined {
  const word = text.trim().toLowerCase();
  const meant = ownValue(OTHER_WORDS, word) ?? word;
  return BUILT_IN_TYPES.find(({ slug, name }) => slug === meant || name.toLowerCase() === meant);
}

/** Parses any name of a power type; null for manual machines and any other text. */
export function parsePowerType(text: string | null | undefined): PowerType | null {
  const slug = builtInType(text ?? "")?.slug;
  return slug === undefined || slug === "manual" ? null : slug;
}
