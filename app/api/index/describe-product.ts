/** Everything that the index keeps of a product, worked out of its row and the names around it. */
import { classifyProduct } from "#app/catalogue/classify-product.ts";
import { type Facet, facetsOf } from "#app/catalogue/facet-sets.ts";
import { nameKey } from "#app/catalogue/sort.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import type { Places } from "../products/read-rows.ts";
import { collectionSlugsOf, isOnSale, isPublic, type SearchableStored } from "../products/stored-product.ts";
import { type SearchableText, toSearchableText } from "../search/searchable-text.ts";
import { type Joints, toJoints } from "./joints.ts";

export interface IndexedProduct {
  id: number;
  isPublic: boolean;
  /** What its name is ordered by. */
  nameKey: string;
  /** The sets that it is in: what lists are narrowed by, what it stands under, what is shown. */
  facets: Facet[];
  text: SearchableText;
  joints: Joints;
}

/** What shoppers call a drive. */
const POWER_WORDS: ReadonlyMap<string | null, string> = new Map([
  ["cordless", "battery cordless"],
  ["corded", "electric corded"],
]);

/** @param slugs its former ones and those of menus; one without a hyphen, such as a hash, says nothing */
export function describeProduct(places: Places, product: SearchableStored, slugs: readonly string[]): IndexedProduct {
  const around = namesAround(places, product);
  const description = toPlainText(product.description);
  const specifications = withWeight(product.specifications, product.weight);
  const classified = classifyProduct({
    id: product.id,
    name: product.name,
    brand: around.brand,
    type: product.type,
    productType: product.product_type,
    category: around.category?.name ?? null,
    subcategory: around.subcategory,
    brief: product.brief_description,
    description,
    specifications,
    slugs: [
      ...(around.category ? [around.category.slug] : []),
      ...around.subcategories.map(({ slug }) => slug),
      ...collectionSlugsOf(places, product),
    ],
    subcategories: around.subcategories.map(({ id, name }) => ({ id, name })),
  });
  const kinds = [product.product_type, around.category?.name, ...around.subcategories.map(({ name }) => name)];
  const text = toSearchableText({
    name: product.name,
    brand: around.brand ?? "",
    sku: product.sku ?? "",
    aliases: slugs.filter((slug) => slug.includes("-")).map((slug) => slug.replaceAll("-", " ")),
    kinds: kinds.filter((kind) => typeof kind === "string"),
    power: POWER_WORDS.get(product.type) ?? product.type ?? "",
    brief: product.brief_description,
    description,
    features: product.features.map((feature) => `${feature.title} ${feature.description}`).join("; "),
    specifications,
  });
  return {
    id: product.id,
    isPublic: isPublic(product),
    nameKey: nameKey(product.name),
    facets: [...facetsOf(classified), ...standingOf(product), ...facetsOfText(text)],
    text,
    joints: toJoints(product),
  };
}

function namesAround({ brands, categories, subcategories }: Places, product: SearchableStored) {
  const { brand_id, category_id, subcategory_id, links } = product;
  return {
    brand: (brand_id === null ? undefined : brands.get(brand_id)?.name) ?? null,
    category: category_id === null ? undefined : categories.get(category_id),
    subcategory: (subcategory_id === null ? undefined : subcategories.get(subcategory_id)?.name) ?? null,
    subcategories: links.flatMap((link) => subcategories.get(link.subcategory_id) ?? []),
  };
}

/** What it stands under, by id, and who may see it. */
function standingOf(product: SearchableStored): Facet[] {
  const one = (group: string, value: unknown) => (value === null ? [] : [{ group, value: String(value) }]);
  return [
    ...one("status", product.status),
    ...one("isPublic", isPublic(product) || null),
    ...one("isFeatured", product.featured || null),
    ...one("isOnSale", isOnSale(product) || null),
    ...one("brandId", product.brand_id),
    ...one("categoryId", product.category_id),
    ...one("subcategoryId", product.subcategory_id),
    ...product.links.flatMap(({ subcategory_id }) => one("linkId", subcategory_id)),
    ...product.collections.flatMap((id) => one("collectionId", id)),
  ];
}

/** The kinds of machine that it is, and the letters that its names begin with. */
export function facetsOfText({ kinds, words }: SearchableText): Facet[] {
  const letters = [words.model, words.name, words.kind, words.brand].flat().map((word) => word.charAt(0));
  return [
    ...kinds.map((value) => ({ group: "kind", value })),
    ...[...new Set(letters)].map((value) => ({ group: "letter", value })),
  ];
}
