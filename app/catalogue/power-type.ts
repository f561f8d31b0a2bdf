/** The power types, with their names and labels. */
import { toSlug } from "./clean-text.ts";
import { ownValue } from "./own-value.ts";
import type { PowerType } from "./product.ts";

/** In the order of the filter. */
export const POWER_TYPES = ["corded", "cordless", "petrol", "diesel"] as const;

/** What every shop's lists are filtered by: the power types, and the machines that have none. */
export const TYPE_FILTERS = [...POWER_TYPES, "manual"] as const;
type BuiltInType = (typeof TYPE_FILTERS)[number];

const LABELS: Record<BuiltInType, string> = {
  petrol: "Petrol",
  cordless: "Battery",
  corded: "Electric",
  diesel: "Diesel",
  manual: "Manual",
};

/** The label visitors read, unless the shop has given the type another name. */
export function powerTypeLabel(type: string): string {
  return ownValue(LABELS, type) ?? type;
}

/** The types of every shop's catalogue. */
export const BUILT_IN_TYPES = (Object.keys(LABELS) as BuiltInType[]).map((slug) => ({
  slug,
  name: LABELS[slug],
}));

const OTHER_WORDS: Record<string, PowerType> = { gas: "petrol", gasoline: "petrol" };

/** The type with this slug, name or alias, in any case. */
export function builtInType(text: string): (typeof BUILT_IN_TYPES)[number] | undefined {
  const word = text.trim().toLowerCase();
  const meant = ownValue(OTHER_WORDS, word) ?? word;
  return BUILT_IN_TYPES.find(({ slug, name }) => slug === meant || name.toLowerCase() === meant);
}

/** Characters of the longest slug. */
const MAX_LENGTH = 120;

/** The slug of a type by any of its names, also of a shop's own; null without a letter or digit. */
export function parseTypeFilter(text: string): string | null {
  return builtInType(text)?.slug ?? (toSlug(text.slice(0, MAX_LENGTH)) || null);
}

/** Parses any name of a power type; null for manual machines and any other text. */
export function parsePowerType(text: string | null): PowerType | null {
  const type = builtInType(text ?? "")?.slug;
  return type === undefined || type === "manual" ? null : type;
}
