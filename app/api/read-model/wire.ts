/** Writes what the read model holds in the shapes of the wire. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { Brand, Category, Subcategory, Type } from "#app/contract/place-in-catalogue.ts";
import type { Product, ProductSubcategory } from "#app/contract/product.ts";
import { toRupees } from "../database/paise.ts";
import type { Catalogue } from "./catalogue.ts";
import { isOnSale, type StoredProduct } from "./stored.ts";

export function linksOf(product: StoredProduct): ProductSubcategory[] {
  return product.links.map(({ id, subcategory_id }) => ({ id, product_id: product.id, subcategory_id }));
}

export function collectionSlugsOf(
  catalogue: Pick<Catalogue, "categories">,
  product: Pick<StoredProduct, "collections" | "price_paise" | "sale_price_paise">,
): string[] {
  const slugs = product.collections.map((id) => catalogue.categories.get(id)?.slug ?? "").filter((slug) => slug !== "");
  return isOnSale(product) ? [...slugs, DEALS] : slugs;
}

/** What a product's shape on the wire is made of beside the product itself. */
type Around = Pick<Catalogue, "brands" | "categories" | "subcategories" | "compatibility">;
type Counted = Pick<Catalogue, "categories" | "subcategories" | "formerSlugs" | "counts">;

export function toProduct(catalogue: Around, product: StoredProduct, options: { links?: boolean } = {}): Product {
  const category = product.category_id === null ? undefined : catalogue.categories.get(product.category_id);
  const subcategory = product.subcategory_id === null ? undefined : catalogue.subcategories.get(product.subcategory_id);
  const { stock_quantity, featured } = product;
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    sku: product.sku,
    description: product.description,
    brief_description: product.brief_description,
    short_description: product.short_description,
    price: toRupees(product.price_paise),
    sale_price: toRupees(product.sale_price_paise),
    brand: (product.brand_id === null ? undefined : catalogue.brands.get(product.brand_id)?.name) ?? null,
    brand_id: product.brand_id,
    type: product.type,
    product_type: product.product_type,
    category: category?.name ?? null,
    category_name: category?.name ?? null,
    category_slug: category?.slug ?? null,
    category_id: product.category_id,
    subcategory: subcategory?.name ?? null,
    subcategory_slug: subcategory?.slug ?? null,
    subcategory_id: product.subcategory_id,
    collections: collectionSlugsOf(catalogue, product),
    status: product.status,
    inventory_quantity: stock_quantity,
    stock_quantity,
    featured: featured === 1,
    is_featured: featured === 1,
    weight: product.weight_kg,
    weight_unit: "kg",
    specifications: product.specifications,
    technical_details: product.technical_details,
    features: product.features,
    custom_sections: product.custom_sections,
    images: product.images,
    drawing_preferred: product.drawing_preferred === 1,
    accessories: catalogue.compatibility.accessoriesOf(product.id),
    fits: catalogue.compatibility.fitsOf(product.id),
    version: product.version,
    created_at: product.created_at,
    updated_at: product.updated_at,
    ...(options.links ? { product_subcategories: linksOf(product) } : {}),
  };
}

export function listCategories(catalogue: Counted): Category[] {
  const { categories } = catalogue.counts();
  return [...catalogue.categories.values()].map((category) => ({
    id: category.id,
    name: category.name,
    slug: category.slug,
    description: category.description,
    kind: category.kind,
    position: category.position,
    retired: category.retired === 1,
    former_slugs: catalogue.formerSlugs.flatMap(({ slug, category_id }) => (category_id === category.id ? [slug] : [])),
    product_count: categories.get(category.id) ?? 0,
  }));
}

export function listSubcategories(catalogue: Counted): Subcategory[] {
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

export function listBrands(catalogue: Pick<Catalogue, "brands">): Brand[] {
  return [...catalogue.brands.values()].map(({ id, name, slug, description }) => ({ id, name, slug, description }));
}

export function listTypes(catalogue: Pick<Catalogue, "types">): Type[] {
  return catalogue.types.map(({ id, name, slug }) => ({ id, name, slug }));
}
