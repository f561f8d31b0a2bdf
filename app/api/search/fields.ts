/** The searched fields of a product, and the weight of a word in each. */

const BOOST = {
  model: 10,
  name: 6,
  kind: 8,
  power: 3,
  brand: 3,
  features: 1.2,
  brief: 1.5,
  description: 1,
};

export type SearchField = keyof typeof BOOST;
export const FIELDS = Object.keys(BOOST) as SearchField[];
/** In the order of `FIELDS`. */
export const BOOSTS = Object.values(BOOST);
/** Names written as one word; they match their one product and are never scored. */
export const NAMED = "named";

/** The words of a product, by field. */
export type FieldWords = Record<SearchField, string[]>;
