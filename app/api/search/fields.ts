/** The fields of a product that are searched, and how much a word counts in each. */

const BOOST = { model: 10, name: 6, kind: 8, power: 3, brand: 3, features: 1.2, brief: 1.5, description: 1 };

export type Field = keyof typeof BOOST;
export const FIELDS = Object.keys(BOOST) as Field[];
/** In the order of `FIELDS`. */
export const BOOSTS = Object.values(BOOST);
/** Names written together, which find the one product and are never scored. */
export const NAMED = "named";

/** The words of a product, by field. */
export type FieldWords = Record<Field, string[]>;
