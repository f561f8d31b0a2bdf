/** Derives a product's facets: all that lists filter and order by. */
import { AMP_HOURS, type AmpHours, ampHoursOf } from "./amp-hours.ts";
import { parseBrand } from "./brand.ts";
import { classify } from "./classification/classify.ts";
import type { Clues } from "./classification/clues.ts";
import { toSlug } from "./clean-text.ts";
import type { Facet } from "./facet-sets.ts";
import { builtInType } from "./power-type.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";
import { remember } from "./remember.ts";
import { facetsOfSpecifications } from "./specifications/facets.ts";
import type { Defined } from "./specifications/read.ts";

const MENTION = /(?<![\d.,])\d[\d.,]{0,7}[\s-]?(?:ah|amp[\s-]?hours?)(?![\p{L}\d])/giu;

/** The options in a text: "2.0 Ah" is 2; "5.2 Ah", "12 Ah" and "2 A" are none. */
export function ampHoursIn(text: string): AmpHours[] {
  const found = new Set<AmpHours | null>();
  for (const [mention] of text.matchAll(MENTION))
    found.add(ampHoursOf(parseQuantity(mention)?.values[0] ?? 0));
  return AMP_HOURS.filter((option) => found.has(option));
}

/** The groups that list a product. */
export interface Listing {
  brand: string | null;
  /** Slugs of its category, subcategories and collections, where known. */
  slugs: readonly string[];
  subcategories: readonly { id: number; name: string }[];
}

const groupSlug = remember(toSlug);
const brandKeyOf = remember(parseBrand);

/** A brand's value is its key in URLs; a group's is its slug, under both slug and name. */
export function facetsOf(
  product: Clues,
  { brand, slugs, subcategories }: Listing,
  defined: readonly Defined[],
): Facet[] {
  const { name, type, category, subcategory, brief, description, specifications } = product;
  const { productTypes, powerType, family, spareType } = classify(product);
  const specified = specifications.map(
    (specification) => `${specification.name} ${specification.value}`,
  );
  const groups = [category, subcategory, ...subcategories.map((entry) => entry.name), ...slugs];
  const brandKey = brandKeyOf(brand ?? "");
  const values = (group: string, all: Iterable<string | null>) =>
    Array.from(all, (value) => ({ group, value })).filter(
      (facet): facet is Facet => facet.value !== null,
    );
  return [
    ...productTypes.map(({ key, label }) => ({ group: "productTypes", value: key, label })),
    ...values("powerType", [product.ownType ?? powerType ?? builtInType(type ?? "")?.slug ?? null]),
    ...values("family", [family]),
    ...values("spareType", [spareType]),
    ...values("ampHours", ampHoursIn([name, brief, description, ...specified].join("; "))),
    ...(brand === null || brandKey === ""
      ? []
      : [{ group: "brand", value: brandKey, label: brand }]),
    ...subcategories.map((entry) => ({
      group: "subcategories",
      value: String(entry.id),
      label: entry.name,
    })),
    ...values("groups", new Set(groups.filter((group) => group !== null).map(groupSlug))),
    ...facetsOfSpecifications(defined),
  ];
}
