/** The rows that the seed writes, always the same for the same seed. */
import type { Insertable } from "kysely";
import { STANDING_TYPES } from "#app/catalogue/power-type.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { Tables } from "../database/tables.ts";
import { ALIASES } from "./aliases.ts";
import { CATEGORIES, COLLECTIONS } from "./categories.ts";
import { type Machine, toSlug } from "./machine.ts";
import machines from "./machines.json" with { type: "json" };
import moreMachines from "./more-machines.json" with { type: "json" };
import { type SeedProduct, toSeedProducts } from "./products.ts";
import { SUBCATEGORIES, subcategoriesOf } from "./subcategories.ts";

export const TYPES = STANDING_TYPES.map(({ name, slug }, index) => ({ id: index + 1, name, slug }));

/** The seed says nothing of when: one instant for all, so that two databases hold the same. */
const SEEDED_AT = "2026-01-01T00:00:00.000Z";

type Rows = { [T in "brands" | "categories" | "subcategories" | "products"]: Insertable<Tables[T]>[] } & {
  links: Insertable<Tables["product_subcategories"]>[];
  memberships: Insertable<Tables["product_collections"]>[];
  aliases: Insertable<Tables["slug_aliases"]>[];
};

function toProductRow(product: SeedProduct, id: number, brandId: number, version: number): Insertable<ProductTable> {
  const { machine } = product;
  const specifications = JSON.stringify(product.specifications);
  return {
    id,
    name: machine.model,
    slug: product.slug,
    sku: product.sku,
    description: product.description,
    brief_description: machine.summary,
    short_description: machine.summary,
    price_paise: product.price * 100,
    sale_price_paise: product.salePrice === null ? null : product.salePrice * 100,
    brand_id: brandId,
    category_id: CATEGORIES.findIndex(({ slug }) => slug === product.categorySlug) + 1,
    subcategory_id: subcategoriesOf(machine)[0]?.id ?? null,
    type: product.type,
    product_type: product.productType,
    status: product.status,
    stock_quantity: product.stock,
    featured: product.featured ? 1 : 0,
    weight_kg: product.weightKg,
    specifications,
    technical_details: specifications,
    features: JSON.stringify(product.features),
    custom_sections: "[]",
    images: "[]",
    drawing_preferred: 0,
    fits: JSON.stringify(product.fits.map((index) => index + 1)),
    version: 1,
    changed_in: version,
    created_at: SEEDED_AT,
    updated_at: SEEDED_AT,
  };
}

export function toRows(version: number): Rows {
  const products = toSeedProducts([...(machines as unknown as Machine[]), ...(moreMachines as unknown as Machine[])]);
  const brands = [...new Set(products.map(({ machine }) => machine.brand))].sort();
  const idOf = new Map(products.map(({ slug }, index) => [slug, index + 1]));
  const categories = [
    ...CATEGORIES.map(({ slug, name, description }) => ({ slug, name, description, kind: "category" as const })),
    ...COLLECTIONS.map(({ slug, name, description }) => ({ slug, name, description, kind: "collection" as const })),
  ].map((category, index) => ({ id: index + 1, position: index + 1, ...category }));
  return {
    brands: brands.map((name, index) => ({ id: index + 1, name, slug: toSlug(name), description: "" })),
    categories,
    subcategories: SUBCATEGORIES.map(({ id, slug, name, category }) => ({
      id,
      slug,
      name,
      description: "",
      position: id,
      category_id: CATEGORIES.findIndex((other) => other.slug === category) + 1,
    })),
    products: products.map((product, index) =>
      toProductRow(product, index + 1, brands.indexOf(product.machine.brand) + 1, version),
    ),
    links: products
      .flatMap(({ machine }, index) =>
        subcategoriesOf(machine).map((subcategory) => ({ product_id: index + 1, subcategory_id: subcategory.id })),
      )
      .map((link, index) => ({ id: index + 1, ...link })),
    memberships: products.flatMap(({ machine }, index) =>
      COLLECTIONS.flatMap((collection, place) =>
        collection.holds(machine) ? [{ product_id: index + 1, category_id: CATEGORIES.length + place + 1 }] : [],
      ),
    ),
    aliases: Object.entries(ALIASES).map(([slug, target]) => {
      const product_id = idOf.get(target);
      if (!product_id) throw new Error(`The short name "${slug}" stands for "${target}", which the seed has not`);
      return { slug, product_id };
    }),
  };
}
