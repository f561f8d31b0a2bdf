/** The power types, with their names and labels. */
import { ownValue } from "./own-value.ts";
import type { PowerType } from "./product.ts";

/** In the order of the filter. */
export const POWER_TYPES = ["corded", "cordless", "petrol", "diesel"] as const;

/** What lists are filtered by: the power types, and the machines that have none. */
export const TYPE_FILTERS = [...POWER_TYPES, "manual"] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

const LABELS: Record<TypeFilter, string> = {
  corded: "Electric",
  cordless: "Battery",
  petrol: "Petrol",
  diesel: "Diesel",
  manual: "Manual",
};

/** The label visitors read. */
export function powerTypeLabel(type: TypeFilter): string {
  return LABELS[type];
}

/** The types of every shop's catalogue. */
export const BUILT_IN_TYPES: readonly { slug: TypeFilter; name: string }[] = [
  { slug: "petrol", name: LABELS.petrol },
  { slug: "cordless", name: LABELS.cordless },
  { slug: "corded", name: LABELS.corded },
  { slug: "diesel", name: LABELS.diesel },
  { slug: "manual", name: LABELS.manual },
];

const OTHER_WORDS: Record<string, PowerType> = { gas: "petrol", gasoline: "petrol" };

/** The type with this slug, name or alias, in any case. */
export function builtInType(text: string): (typeof BUILT_IN_TYPES)[number] | undefined {
  const word = text.trim().toLowerCase();
  const meant = ownValue(OTHER_WORDS, word) ?? word;
  return BUILT_IN_TYPES.find(({ slug, name }) => slug === meant || name.toLowerCase() === meant);
}

/** Parses any name of a type; null for any other text. */
export function parseTypeFilter(text: string | null | undefined): TypeFilter | null {
  return builtInType(text ?? "")?.slug ?? null;
}

/** Parses any name of a power type; null for manual machines and any other text. */
export function parsePowerType(text: string | null | undefined): PowerType | null {
  const type = parseTypeFilter(text);
  return type === "manual" ? null : type;
}
