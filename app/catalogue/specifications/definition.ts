/** Definitions of specifications: what a shop filters, sorts, compares and shows products by. */

export const SPECIFICATION_TYPES = ["number", "choice", "yes_no"] as const;

/** `comparison`: always a row of the comparison. */
export const SPECIFICATION_USES = ["filter", "card", "comparison", "sort"] as const;
export type SpecificationUse = (typeof SPECIFICATION_USES)[number];

export interface SpecificationDefinition {
  /** The URL's parameter. */
  key: string;
  name: string;
  /** The unit that numbers are shown in; null for none. */
  unit: string | null;
  type: (typeof SPECIFICATION_TYPES)[number];
  /** Other names under which products have it, the best first. */
  aliases: string[];
  /** Ids of the categories that it applies to; null for all. */
  categories: number[] | null;
  uses: SpecificationUse[];
}

/** Whether products have the same values by both lists of definitions. */
export function haveSameValues(
  some: readonly SpecificationDefinition[],
  others: readonly SpecificationDefinition[],
): boolean {
  const toText = (definitions: readonly SpecificationDefinition[]) =>
    JSON.stringify(
      definitions
        .map(({ uses: _, ...read }) => read)
        .sort((one, other) => (one.key < other.key ? -1 : 1)),
    );
  return toText(some) === toText(others);
}

/** Whether it is one of the specifications of this category's products. */
export function appliesTo(
  { categories }: SpecificationDefinition,
  categoryId: number | null,
): boolean {
  return categories === null || (categoryId !== null && categories.includes(categoryId));
}

/** A valid key in URLs. */
export const SPECIFICATION_KEY = /^[a-z][a-z0-9-]{0,39}$/;
