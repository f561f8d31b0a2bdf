/** Normalises categories, subcategories and their products. */
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import type {
  CategoryReading,
  ProductSubcategoryReading,
  SubcategoryReading,
} from "#app/contract/response-reading.ts";
import type { ProductSubcategory } from "../upstream.ts";

export const toCategory = (category: CategoryReading): Category => ({
  id: category.id,
  name: category.name,
  slug: category.slug ?? toSlug(category.name),
  description: category.description,
  productCount: category.product_count,
  formerSlugs: category.former_slugs,
});

export const toSubcategory = (subcategory: SubcategoryReading): Subcategory => ({
  id: subcategory.id,
  name: subcategory.name,
  slug: subcategory.slug ?? toSlug(subcategory.name),
  categoryId: subcategory.category_id,
  productCount: subcategory.product_count,
  formerSlugs: subcategory.former_slugs,
});

export const toLink = (link: ProductSubcategoryReading): ProductSubcategory => ({
  productId: link.product_id,
  subcategoryId: link.subcategory_id,
});
