/** The fields of a product that are searched, and how much a word counts in each. */

/** The fields, with how much a word counts in each. The last names one product alone and is never scored. */
const BOOST = { model: 10, name: 6, kind: 8, power: 3, brand: 3, features: 1.2, brief: 1.5, description: 1 };
export type Field = keyof typeof BOOST | "named";
export const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];
export const ALL_FIELDS: Field[] = [...FIELDS, "named"];
export const BOOSTS = Float64Array.from(FIELDS, (field) => BOOST[field]);

/** The words of a product, by field. */
export type FieldWords = Record<Field, string[]>;

/** A set of fields, one bit each. */
export type FieldMask = number;

export function maskOf(fields: readonly Field[]): FieldMask {
  return fields.reduce((mask, field) => mask | (1 << ALL_FIELDS.indexOf(field)), 0);
}
