/** Products to search, and the order of the results. */

import { createCompatibility } from "#app/api/index/compatibility.ts";
import { facetsOfText } from "#app/api/index/describe-product.ts";
import { IndexFile } from "#app/api/index/index-file.ts";
import { createIndex } from "#app/api/index/open-index.ts";
import { createSearch, type SearchResult } from "#app/api/index/search.ts";
import { measuresIn } from "#app/api/search/measures.ts";
import { type SearchOnlyTexts, toSearchableText } from "#app/api/search/searchable-text.ts";
import type { Clues } from "#app/catalogue/classification/clues.ts";

export interface SearchableProduct extends Clues, SearchOnlyTexts {
  id: number;
  brand: string;
  featured: boolean;
  /** Ids of the machines that it fits. */
  fits: readonly number[];
}

export function searchable(
  id: number,
  name: string,
  kind: string,
  more: Partial<SearchableProduct> = {},
): SearchableProduct {
  return {
    id,
    name,
    category: kind,
    productType: null,
    subcategory: null,
    type: "petrol",
    brand: name.split(" ")[0] ?? "",
    sku: "",
    aliases: [],
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
export function createSearchIndex(products: readonly SearchableProduct[]) {
  const index = new IndexFile(createIndex(null));
  const { search, ...others } = createSearch(index, createCompatibility(index));
  function put({ id, featured, fits, ...product }: SearchableProduct): void {
    const { name, brand } = product;
    const text = toSearchableText(product, { brand, slugs: [], subcategories: [] }, product);
    const featuredFacets = featured ? [{ group: "isFeatured", value: "true" }] : [];
    const compatibility = { isMachine: fits.length === 0, keys: [], fits: [...fits] };
    index.put({
      id,
      isPublic: true,
      nameKey: name,
      price: null,
      facets: [...facetsOfText(text), ...featuredFacets],
      text,
      measures: measuresIn(product.specifications),
      compatibility,
    });
  }
  for (const product of products) put(product);
  return { index, search, ...others, put, remove: (id: number) => index.delete(id) };
}

/** The ids of a result, best first; with `isWhole` only those that match every word. */
export function rankedIds(
  index: IndexFile,
  { slots, whole, compare }: SearchResult,
  { isWhole = false } = {},
): number[] {
  const wanted = isWhole ? whole : slots;
  return [...wanted.toArray()].sort(compare).map((slot) => index.idOf(slot));
}
