/** Products to search among, and the order of what is found. */
import type { SearchAnswer } from "#app/api/search/search-answer.ts";
import type { SearchableProduct } from "#app/api/search/searchable-product.ts";

export function searchable(
  id: number,
  name: string,
  kind: string,
  more: Partial<SearchableProduct> = {},
): SearchableProduct {
  return {
    id,
    name,
    brand: name.split(" ")[0] ?? "",
    sku: "",
    aliases: [],
    kinds: [kind],
    power: "petrol",
    brief: "",
    description: "",
    features: "",
    specifications: [],
    featured: false,
    ...more,
  };
}

/** The ids of an answer, best first; with `isWhole` only of those that answer every word. */
export function rankedIds(answer: SearchAnswer, { isWhole = false } = {}): number[] {
  const { ids } = answer;
  return [...ids.keys()]
    .filter((place) => !isWhole || answer.isWholeAt(place))
    .sort((a, b) => answer.compareAt(a, b))
    .map((place) => ids[place] as number);
}
