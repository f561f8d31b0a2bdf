/** What is kept in memory of every product: where it stands and whether it is shown; the rest is read when it is asked for. */
import type { ProductStatus } from "#app/contract/product-parts.ts";
import { type ClassifiableProduct, isOnSale, isPublic } from "./stored.ts";

export interface ProductHead {
  id: number;
  status: ProductStatus;
  isPublic: boolean;
  featured: boolean;
  onSale: boolean;
  brandId: number | null;
  categoryId: number | null;
  subcategoryId: number | null;
  /** Ids of the subcategories it is listed in. */
  subcategoryIds: readonly number[];
  /** Ids of the collections it is in. */
  collectionIds: readonly number[];
  /** The catalogue's version at its last write. */
  changedIn: number;
}

export function toHead(product: ClassifiableProduct): ProductHead {
  return {
    id: product.id,
    status: product.status,
    isPublic: isPublic(product),
    featured: product.featured,
    onSale: isOnSale(product),
    brandId: product.brand_id,
    categoryId: product.category_id,
    subcategoryId: product.subcategory_id,
    subcategoryIds: product.links.map(({ subcategory_id }) => subcategory_id),
    collectionIds: product.collections,
    changedIn: product.changed_in,
  };
}
