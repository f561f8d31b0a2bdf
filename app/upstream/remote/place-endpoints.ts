/** The endpoints of what products are sorted under: categories, subcategories, links. */
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import {
  CategoryReading,
  NO_OVERRIDES,
  OverridesReading,
  ProductSubcategoryReading,
  SubcategoryReading,
} from "#app/contract/answer-reading.ts";
import { toCategory, toLink, toSubcategory } from "../normalise/to-category.ts";
import type { ProductSubcategory } from "../upstream.ts";
import { type Endpoint, readList, readOne } from "./endpoint.ts";

export const categories: Endpoint<Category[]> = {
  path: "/api/categories",
  what: "categories",
  read: (answer) => readList(answer, CategoryReading, "categories", toCategory),
};

export const category = (slug: string): Endpoint<Category | null> => ({
  path: `/api/categories/slug/${encodeURIComponent(slug)}`,
  what: "category",
  read: (answer) => readOne(answer, CategoryReading, "category", toCategory),
});

export const subcategories: Endpoint<Subcategory[]> = {
  path: "/api/subcategories",
  what: "subcategories",
  read: (answer) => readList(answer, SubcategoryReading, "subcategories", toSubcategory),
};

export const subcategory = (id: number): Endpoint<Subcategory | null> => ({
  path: `/api/subcategories/${id}`,
  what: "subcategory",
  read: (answer) => readOne(answer, SubcategoryReading, "subcategory", toSubcategory),
});

export const productSubcategories: Endpoint<ProductSubcategory[]> = {
  path: "/api/product-subcategories",
  what: "product subcategories",
  read: (answer) => readList(answer, ProductSubcategoryReading, "product subcategories", toLink),
};

export const overrides: Endpoint<OverridesReading> = {
  path: "/api/overrides",
  what: "overrides",
  refusedIsNone: true,
  read: (answer) => OverridesReading.safeParse(answer?.data).data ?? NO_OVERRIDES,
};
