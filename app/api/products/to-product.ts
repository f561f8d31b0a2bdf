/** Converts stored products, groups, brands and types to API objects. */
import type { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { ApiProduct } from "#app/contract/product.ts";
import type { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import type { IndexedCatalogue } from "../index/catalogue.ts";
import { collectionSlugsOf, type StoredProduct } from "./stored-product.ts";

const FIELDS = ApiProduct.keyof().options;

export function linksOf(product: StoredProduct): ApiProductSubcategory[] {
  return product.links.map(({ id, subcategory_id }) => ({
    id,
    product_id: product.id,
    subcategory_id,
  }));
}

/** The parts of the catalogue that a product's API object needs. */
type ProductContext = Pick<
  IndexedCatalogue,
  "brands" | "categories" | "subcategories" | "compatibility"
>;
type GroupContext = Pick<
  IndexedCatalogue,
  "categories" | "subcategories" | "formerSlugs" | "counts"
>;

export function toProduct(
  catalogue: ProductContext,
  product: StoredProduct,
  options: { links?: boolean } = {},
): ApiProduct {
  const category =
    product.category_id === null ? undefined : catalogue.categories.get(product.category_id);
  const subcategory =
    product.subcategory_id === null
      ? undefined
      : catalogue.subcategories.get(product.subcategory_id);
  const result: ApiProduct = {
    ...product,
    brand:
      (product.brand_id === null ? undefined : catalogue.brands.get(product.brand_id)?.name) ??
      null,
    category: category?.name ?? null,
    category_name: category?.name ?? null,
    category_slug: category?.slug ?? null,
    subcategory: subcategory?.name ?? null,
    subcategory_slug: subcategory?.slug ?? null,
    collections: collectionSlugsOf(catalogue, product),
    inventory_quantity: product.stock_quantity,
    is_featured: product.featured,
    weight_unit: "kg",
    accessories: catalogue.compatibility.accessoriesOf(product.id),
    fits: catalogue.compatibility.fitsOf(product.id),
    ...(options.links ? { product_subcategories: linksOf(product) } : {}),
  };
  // In the schema's order, without database-only fields.
  return Object.fromEntries(
    FIELDS.flatMap((field) => (result[field] === undefined ? [] : [[field, result[field]]])),
  ) as ApiProduct;
}

export function listCategories(catalogue: GroupContext): ApiCategory[] {
  const { categories } = catalogue.counts();
  return [...catalogue.categories.values()].map((category) => ({
    id: category.id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    kind: category.kind,
    position: category.position,
    retired: category.retired === 1,
    former_slugs: catalogue.formerSlugs.flatMap(({ slug, category_id }) =>
      category_id === category.id ? [slug] : [],
    ),
    product_count: categories.get(category.id) ?? 0,
  }));
}

export function listSubcategories(catalogue: GroupContext): ApiSubcategory[] {
  const { subcategories } = catalogue.counts();
  return [...catalogue.subcategories.values()].map((subcategory) => ({
    id: subcategory.id,
    name: subcategory.name,
    slug: subcategory.slug,
    description: subcategory.description,
    category_id: subcategory.category_id,
    position: subcategory.position,
    retired: subcategory.retired === 1,
    former_slugs: catalogue.formerSlugs.flatMap(({ slug, subcategory_id }) =>
      subcategory_id === subcategory.id ? [slug] : [],
    ),
    product_count: subcategories.get(subcategory.id) ?? 0,
  }));
}

export function listBrands(catalogue: Pick<IndexedCatalogue, "brands">): Brand[] {
  return [...catalogue.brands.values()].map(({ id, name, slug, description }) => ({
    id,
    name,
    slug,
    description,
  }));
}

export function listTypes(catalogue: Pick<IndexedCatalogue, "types">): Type[] {
  return catalogue.types.map(({ id, name, slug }) => ({ id, name, slug }));
}
