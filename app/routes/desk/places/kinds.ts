/** The two kinds of places that products are sorted under, as the desk's addresses and the API's calls name them. */

export const KINDS = {
  categories: { one: "category", many: "Categories" },
  subcategories: { one: "subcategory", many: "Subcategories" },
} as const;

export type Kind = keyof typeof KINDS;

/** Null for what is no kind. */
export function parseKind(text: string | undefined): Kind | null {
  return text === "categories" || text === "subcategories" ? text : null;
}

/** The ids with one moved a place up or down; null where it stands at that end already, or is not among them. */
export function moveId<Id>(ids: readonly Id[], id: Id, direction: "up" | "down"): Id[] | null {
  const at = ids.indexOf(id);
  const other = ids[direction === "up" ? at - 1 : at + 1];
  if (at < 0 || other === undefined) return null;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
