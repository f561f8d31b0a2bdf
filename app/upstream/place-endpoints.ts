/** The endpoints of what products are sorted under: categories, subcategories, links, brands, types. */
import { z } from "zod";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { Category, Subcategory } from "#app/catalogue/product.ts";
import {
  CategoryReading,
  OverridesReading,
  ProductSubcategoryReading,
  SubcategoryReading,
} from "#app/contract/answer-reading.ts";
import { requiredId, text, textOrNull } from "#app/contract/reading.ts";
import { type Endpoint, readList, readOne, required } from "./endpoint.ts";
import type { NamedEntry, ProductSubcategory } from "./upstream.ts";

const toCategory = ({ id, name, slug, description, product_count, former_slugs }: CategoryReading): Category => ({
  id,
  name,
  slug: slug ?? toSlug(name),
  description,
  productCount: product_count,
  formerSlugs: former_slugs,
});

const toSubcategory = ({ id, name, slug, category_id, former_slugs }: SubcategoryReading): Subcategory => ({
  id,
  name,
  slug: slug ?? toSlug(name),
  categoryId: category_id,
  formerSlugs: former_slugs,
});

const NamedReading = z.object({ id: requiredId, name: text.pipe(z.string().min(1)), slug: textOrNull });
const toNamed = ({ id, name, slug }: z.infer<typeof NamedReading>): NamedEntry => ({
  id,
  name,
  slug: slug ?? toSlug(name),
});

export const categories: Endpoint<Category[]> = {
  path: "/api/categories",
  what: "categories",
  read: (answer) => readList(required(answer, "categories"), CategoryReading, "category", toCategory),
};

export const category = (slug: string): Endpoint<Category | null> => ({
  path: `/api/categories/slug/${encodeURIComponent(slug)}`,
  what: "category",
  read: (answer) => readOne(answer, CategoryReading, "category", toCategory),
});

export const subcategories: Endpoint<Subcategory[]> = {
  path: "/api/subcategories",
  what: "subcategories",
  read: (answer) => readList(required(answer, "subcategories"), SubcategoryReading, "subcategory", toSubcategory),
};

export const subcategory = (id: number): Endpoint<Subcategory | null> => ({
  path: `/api/subcategories/${id}`,
  what: "subcategory",
  read: (answer) => readOne(answer, SubcategoryReading, "subcategory", toSubcategory),
});

export const productSubcategories = (productId?: number): Endpoint<ProductSubcategory[]> => ({
  path: `/api/product-subcategories${productId === undefined ? "" : `?product_id=${productId}`}`,
  what: "product subcategories",
  read: (answer) =>
    readList(required(answer, "product subcategories"), ProductSubcategoryReading, "product subcategory", (link) => ({
      productId: link.product_id,
      subcategoryId: link.subcategory_id,
    })),
});

const named = (path: string, what: string): Endpoint<NamedEntry[]> => ({
  path,
  what,
  read: (answer) => readList(required(answer, what), NamedReading, what, toNamed),
});

export const brands = named("/api/brands", "brands");
export const types = named("/api/types", "types");

/** All is as the dealer's folder says. */
export const NO_OVERRIDES: OverridesReading = { shown: {}, questions: {}, named: [] };

export const overrides: Endpoint<OverridesReading> = {
  path: "/api/overrides",
  what: "overrides",
  refusedIsNone: true,
  read: (answer) => OverridesReading.safeParse(answer?.data).data ?? NO_OVERRIDES,
};
