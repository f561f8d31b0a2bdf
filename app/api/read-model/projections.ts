/** Works out of a stored product what lists, filters and the search keep of one. */
import { type ClassifiedProduct, classifyProduct } from "#app/catalogue/classify-product.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import { type Document, toDocument } from "../search/searchable-product.ts";
import { type Joints, toJoints } from "./compatibility.ts";
import { type ProductHead, toHead } from "./heads.ts";
import type { Places } from "./rows.ts";
import type { ClassifiableProduct, SearchableStored, StoredProduct } from "./stored.ts";
import { collectionSlugsOf } from "./wire.ts";

/** Everything that is kept of one product, as plain data. */
export interface Derived {
  head: ProductHead;
  entry: Omit<ClassifiedProduct, "places"> & { places: string[] };
  joints: Joints | null;
}

/** What shoppers call a drive. */
const POWER_WORDS: Record<string, string> = {
  petrol: "petrol",
  cordless: "battery cordless",
  corded: "electric corded",
};

export function toDerived(places: Places, product: ClassifiableProduct): Derived {
  const entry = describe(places, product);
  return { head: toHead(product), entry: { ...entry, places: [...entry.places] }, joints: toJoints(product) };
}

function nameOf(map: ReadonlyMap<number, { name: string }>, id: number | null): string | null {
  return (id === null ? undefined : map.get(id)?.name) ?? null;
}

function subcategoriesOf(places: Places, product: Pick<StoredProduct, "links">) {
  return product.links.flatMap((link) => places.subcategories.get(link.subcategory_id) ?? []);
}

/** Classifies a product for lists, filters and their counts. */
function describe(places: Places, product: ClassifiableProduct): ClassifiedProduct {
  const category = product.category_id === null ? undefined : places.categories.get(product.category_id);
  const subcategories = subcategoriesOf(places, product);
  return classifyProduct({
    id: product.id,
    name: product.name,
    brand: nameOf(places.brands, product.brand_id),
    type: product.type,
    productType: product.product_type,
    category: category?.name ?? null,
    subcategory: nameOf(places.subcategories, product.subcategory_id),
    brief: product.brief_description,
    description: toPlainText(product.description),
    specifications: withWeight(product.specifications, product.weight),
    slugs: [
      ...(category ? [category.slug] : []),
      ...subcategories.map(({ slug }) => slug),
      ...collectionSlugsOf(places, product),
    ],
    subcategories: subcategories.map(({ id, name }) => ({ id, name })),
  });
}

/**
 * What the search keeps of a product.
 *
 * @param slugs its former ones and those of menus; one without a hyphen, such as a hash, says nothing
 */
export function toProductDocument(places: Places, product: SearchableStored, slugs: readonly string[]): Document {
  const kinds = [
    product.product_type,
    nameOf(places.categories, product.category_id),
    ...subcategoriesOf(places, product).map(({ name }) => name),
  ];
  return toDocument({
    id: product.id,
    name: product.name,
    brand: nameOf(places.brands, product.brand_id) ?? "",
    sku: product.sku ?? "",
    aliases: slugs.filter((slug) => slug.includes("-")).map((slug) => slug.replaceAll("-", " ")),
    kinds: kinds.filter((kind) => kind !== null),
    power: POWER_WORDS[product.type ?? ""] ?? product.type ?? "",
    brief: product.brief_description,
    description: toPlainText(product.description),
    features: product.features.map((feature) => `${feature.title} ${feature.description}`).join("; "),
    specifications: withWeight(product.specifications, product.weight),
    featured: product.featured,
  });
}
