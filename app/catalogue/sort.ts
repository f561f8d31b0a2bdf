/** The sort orders of lists. */

/** In the order of the menu; the first is the default. */
export const SORTS = ["relevance", "a-to-z", "z-to-a", "price-asc", "price-desc"] as const;

/** `least-weight` and `most-weight` are by the specification with that key. */
export type Sort = (typeof SORTS)[number] | `least-${string}` | `most-${string}`;

/** Offered only by shops that show prices. */
export const isByPrice = (sort: Sort) => sort.startsWith("price");

export function parseSort(text: string | null | undefined): Sort {
  const name = text?.trim().toLowerCase() ?? "";
  const { key } = readSort(name);
  if (key !== null) return name as Sort;
  return SORTS.find((sort) => sort === name) ?? "relevance";
}

const BY_SPECIFICATION = /^(least|most)-([a-z][a-z0-9-]{0,39})$/;

/** The key of the specification that an order is by; null for another order. */
export function readSort(sort: string): { key: string | null; isDescending: boolean } {
  const [, end, key = null] = BY_SPECIFICATION.exec(sort) ?? [];
  return { key, isDescending: end === "most" };
}

/** Characters; the rest of a longer name is not compared. */
const MAX_KEY_LENGTH = 100;

/** The sort key of a name: no accents, lower case, numbers padded: MS 170 precedes MS 1000. */
export function nameKey(name: string): string {
  return name
    .slice(0, MAX_KEY_LENGTH)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, "").padStart(12, "0"));
}
