/** A product of a list, for tests. */
import type { Clues } from "#app/catalogue/classification/clues.ts";
import { facetsOf, type Listing } from "#app/catalogue/product-facets.ts";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";

export type ListEntry = ReturnType<typeof toEntry>;

const READER = new SpecificationReader(DEFAULT_DEFINITIONS);

const BLANK: Omit<Clues & Listing, "name"> = {
  brand: null,
  type: null,
  productType: null,
  category: null,
  subcategory: null,
  brief: "",
  description: "",
  specifications: [],
  slugs: [],
  subcategories: [],
};

interface EntryFields extends Partial<Clues & Listing> {
  id: number;
  name: string;
  price?: number | null;
}

/** Fields without a value are blank. */
export function toEntry({ id, price = null, ...given }: EntryFields) {
  const fields = { ...BLANK, ...given };
  const defined = READER.read(fields.specifications, null);
  return { id, name: given.name, price, facets: facetsOf(fields, fields, defined) };
}

/** Its values in a facet group. */
export function valuesOf({ facets }: ListEntry, group: string): string[] {
  return facets.filter((facet) => facet.group === group).map(({ value }) => value);
}
