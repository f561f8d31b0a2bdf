/** Converts stored products and groups to API objects. */
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import { ApiProduct } from "#app/contract/product.ts";
import type { IndexedCatalogue } from "../index/catalogue.ts";
import { collectionSlugsOf, type StoredProduct } from "./stored-product.ts";

const FIELDS = ApiProduct.keyof().options;

/** The parts of the catalogue that a product's API object needs. */
type ProductContext = Pick<
  IndexedCatalogue,
  "brands" | "categories" | "subcategories" | "compatibility"
>;
type GroupContext = Pick<
  IndexedCatalogue,
  "categories" | "subcategories" | "formerSlugs" | "countCategory" | "countSubcategory"
>;

/** @param options.isStaff whether the reader may see the values that only staff see */
export function toApiProduct(
  catalogue: ProductContext,
  product: StoredProduct,
  { links = false, isStaff = false }: { links?: boolean; isStaff?: boolean } = {},
): ApiProduct {
  const brand = catalogue.brands.get(product.brand_id ?? 0);
  const category = catalogue.categories.get(product.category_id ?? 0);
  const subcategory = catalogue.subcategories.get(product.subcategory_id ?? 0);
  const result: ApiProduct = {
    ...product,
    brand: brand?.name ?? null,
    category: category?.name ?? null,
    category_name: category?.name ?? null,
    category_slug: category?.slug ?? null,
    subcategory: subcategory?.name ?? null,
    subcategory_slug: subcategory?.slug ?? null,
    subcategory_ids: product.links.map((link) => link.subcategory_id),
    collections: collectionSlugsOf(catalogue, product),
    collection_ids: product.collections,
    inventory_quantity: product.stock_quantity,
    is_featured: product.featured,
    weight_unit: "kg",
    // Absent, so that an answer that is sent back removes none.
    staff_values: isStaff ? product.staff_values : undefined,
    accessories: catalogue.compatibility.accessoriesOf(product.id),
    fits: catalogue.compatibility.fitsOf(product.id),
    ...(links && {
      product_subcategories: product.links.map(({ id, subcategory_id }) => ({
        id,
        product_id: product.id,
        subcategory_id,
      })),
    }),
  };
  // In the schema's order, without database-only fields.
  return Object.fromEntries(
    FIELDS.flatMap((field) => (result[field] === undefined ? [] : [[field, result[field]]])),
  ) as ApiProduct;
}

/** A group's row as the API returns it. */
export function toGroup<Row extends { retired: number }>(
  row: Row,
  former: readonly { slug: string }[] = [],
  product_count = 0,
) {
  const former_slugs = former.map(({ slug }) => slug);
  return { ...row, retired: row.retired === 1, former_slugs, product_count };
}

function toGroups<Row extends { id: number; retired: number }>(
  rows: ReadonlyMap<number, Row>,
  countOf: (row: Row) => number,
  formerOf: (id: number) => { slug: string }[],
) {
  return [...rows.values()].map((row) => toGroup(row, formerOf(row.id), countOf(row)));
}

export const listCategories = (catalogue: GroupContext): ApiCategory[] =>
  toGroups(catalogue.categories, catalogue.countCategory, (id) =>
    catalogue.formerSlugs.filter(({ category_id }) => category_id === id),
  );

export const listSubcategories = (catalogue: GroupContext): ApiSubcategory[] =>
  toGroups(catalogue.subcategories, catalogue.countSubcategory, (id) =>
    catalogue.formerSlugs.filter(({ subcategory_id }) => subcategory_id === id),
  );
