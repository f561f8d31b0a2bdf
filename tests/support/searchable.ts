/** Products to search among, and the order of what is found. */
import { createCompatibility } from "#app/api/index/compatibility.ts";
import { facetsOfText } from "#app/api/index/describe-product.ts";
import { IndexFile } from "#app/api/index/index-file.ts";
import { createSearch, type SearchAnswer } from "#app/api/index/search.ts";
import { type SearchableProduct, toSearchableText } from "#app/api/search/searchable-text.ts";

export interface Searchable extends SearchableProduct {
  id: number;
  featured: boolean;
  /** Ids of the machines that it fits. */
  fits: readonly number[];
}

export function searchable(id: number, name: string, kind: string, more: Partial<Searchable> = {}): Searchable {
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
    fits: [],
    ...more,
  };
}

/** An index of these products alone. */
export function createSearchIndex(products: readonly Searchable[]) {
  const index = new IndexFile(null);
  const { search, nearest, setSynonyms } = createSearch(index, createCompatibility(index));
  function put({ id, name, featured, fits, ...product }: Searchable): void {
    const text = toSearchableText({ name, ...product });
    const featuredFacets = featured ? [{ group: "isFeatured", value: "true" }] : [];
    const joints = { isMachine: fits.length === 0, keys: [], fits };
    index.put({ id, isPublic: true, nameKey: name, facets: [...facetsOfText(text), ...featuredFacets], text, joints });
  }
  for (const product of products) put(product);
  return { index, search, nearest, setSynonyms, put, remove: (id: number) => index.delete(id) };
}

/** The ids of an answer, best first; with `isWhole` only of those that answer every word. */
export function rankedIds(
  index: IndexFile,
  { slots, whole, compare }: SearchAnswer,
  { isWhole = false } = {},
): number[] {
  const wanted = isWhole ? whole : slots;
  return [...wanted.toArray()].sort(compare).map((slot) => index.idOf(slot));
}
