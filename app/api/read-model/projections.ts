/** Says of a stored product what the listing functions and the search read of one. */
import { type ClassifiedProduct, classifyProduct } from "#app/catalogue/classify-product.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import type { SearchableProduct } from "../search/searchable-product.ts";
import type { Places } from "./catalogue.ts";
import type { StoredProduct } from "./stored.ts";
import { collectionSlugsOf } from "./wire.ts";

/** What shoppers call a drive. */
const POWER_WORDS: Record<string, string> = {
  petrol: "petrol",
  cordless: "battery cordless",
  corded: "electric corded",
};

function nameOf(map: ReadonlyMap<number, { name: string }>, id: number | null): string | null {
  return (id === null ? undefined : map.get(id)?.name) ?? null;
}

function subcategoriesOf(places: Places, product: StoredProduct) {
  return product.links.flatMap((link) => places.subcategories.get(link.subcategory_id) ?? []);
}

/** Classifies a product for lists, filters and their counts. */
export function toClassifiedProduct(places: Places, product: StoredProduct): ClassifiedProduct {
  const category = product.category_id === null ? undefined : places.categories.get(product.category_id);
  const subcategories = subcategoriesOf(places, product);
  return classifyProduct({
    id: product.id,
    name: product.name,
    type: product.type,
    productType: product.product_type,
    category: category?.name ?? null,
    subcategory: nameOf(places.subcategories, product.subcategory_id),
    brief: product.brief_description,
    description: toPlainText(product.description),
    specifications: product.specifications,
    slugs: [
      ...(category ? [category.slug] : []),
      ...subcategories.map(({ slug }) => slug),
      ...collectionSlugsOf(places, product),
    ],
    subcategories: subcategories.map(({ id, name }) => ({ id, name })),
  });
}

/** @param slugs its former ones and those of menus; one without a hyphen, such as a hash, says nothing */
export function toSearchableProduct(
  places: Places,
  product: StoredProduct,
  slugs: readonly string[],
): SearchableProduct {
  const kinds = [
    product.product_type,
    nameOf(places.categories, product.category_id),
    ...subcategoriesOf(places, product).map(({ name }) => name),
  ];
  return {
    id: product.id,
    name: product.name,
    brand: nameOf(places.brands, product.brand_id) ?? "",
    sku: product.sku ?? "",
    aliases: slugs.filter((slug) => slug.includes("-")).map((slug) => slug.replaceAll("-", " ")),
    kinds: kinds.filter((kind) => kind !== null),
    power: POWER_WORDS[product.type ?? ""] ?? product.type ?? "",
    brief: product.brief_description,
    description: toPlainText(product.description),
    features: product.features.map(({ title, description }) => `${title} ${description}`).join("; "),
    specifications: product.specifications,
    featured: product.featured === 1,
  };
}
