/** The two kinds of product groups, as named in desk URLs and API calls. */

export const KINDS = {
  categories: { one: "category", many: "Categories" },
  subcategories: { one: "subcategory", many: "Subcategories" },
} as const;

export type DeskGroupKind = keyof typeof KINDS;

/** Null for an unknown kind. */
export function parseKind(text: string | undefined): DeskGroupKind | null {
  return text === "categories" || text === "subcategories" ? text : null;
}
