/** Derives a product's entry in the index from its row and the names of its groups. */

import type { Facet } from "#app/catalogue/facet-sets.ts";
import { FEATURED } from "#app/catalogue/list-part.ts";
import { toSortName } from "#app/catalogue/model.ts";
import { currentPrice } from "#app/catalogue/price.ts";
import { facetsOf } from "#app/catalogue/product-facets.ts";
import { nameKey } from "#app/catalogue/sort.ts";
import type { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { isPublic } from "#app/contract/product-parts.ts";
import type { Groups } from "../products/read-rows.ts";
import { listedSpecifications, toStoredClues } from "../products/stored-clues.ts";
import { collectionSlugsOf, isOnSale, type SearchableStored } from "../products/stored-product.ts";
import { measuresIn } from "../search/measures.ts";
import { type SearchableText, toSearchableText } from "../search/searchable-text.ts";
import { toCompatibilityKeys } from "./compatibility-keys.ts";

export type IndexedProduct = ReturnType<typeof describeProduct>;

/** All specifications, those that pages show, and what the shop has defined of them. */
export function readDefined(
  reader: SpecificationReader,
  product: Pick<
    SearchableStored,
    "category_id" | "specifications" | "technical_details" | "weight"
  >,
  specifications = listedSpecifications(product),
) {
  const { specifications: own, technical_details: details, category_id } = product;
  const all = own.length > 0 ? [...specifications, ...details] : specifications;
  return { all, defined: reader.read(all, category_id) };
}

/** @param slugs its former slugs; those without a hyphen, such as hashes, are ignored */
export function describeProduct(
  groups: Groups,
  reader: SpecificationReader,
  product: SearchableStored,
  slugs: readonly string[],
) {
  const brand = groups.brands.get(product.brand_id ?? 0)?.name ?? null;
  const category = groups.categories.get(product.category_id ?? 0);
  const subcategory = groups.subcategories.get(product.subcategory_id ?? 0)?.name ?? null;
  const subcategories = product.links.flatMap(
    (link) => groups.subcategories.get(link.subcategory_id) ?? [],
  );
  const clues = toStoredClues(product, { category: category?.name ?? null, subcategory });
  const { specifications } = clues;
  const { all, defined } = readDefined(reader, product, specifications);
  const listing = {
    brand,
    slugs: [
      ...(category ? [category.slug] : []),
      ...subcategories.map(({ slug }) => slug),
      ...collectionSlugsOf(groups, product),
    ],
    subcategories: subcategories.map(({ id, name }) => ({ id, name })),
  };
  const text = toSearchableText({ ...clues, specifications: all }, listing, {
    sku: product.sku ?? "",
    aliases: slugs.filter((slug) => slug.includes("-")).map((slug) => slug.replaceAll("-", " ")),
    features: product.features
      .map((feature) => `${feature.title} ${feature.description}`)
      .join("; "),
  });
  return {
    id: product.id,
    isPublic: isPublic(product),
    /** The sort key of its brand and name. */
    nameKey: nameKey(toSortName({ name: product.name, brand: brand ?? "" })),
    /** The current price; null without one. */
    price: currentPrice({
      price: product.price,
      salePrice: isOnSale(product) ? product.sale_price : null,
    }),
    /** Its values of filters, groups and status. */
    facets: [...facetsOf(clues, listing, defined), ...attributesOf(product), ...facetsOfText(text)],
    text,
    /** The quantities of its specifications. */
    measures: measuresIn(specifications, defined),
    compatibility: toCompatibilityKeys({ ...product, specifications }),
  };
}

/** Its groups, by id, and its visibility. */
function attributesOf(product: SearchableStored): Facet[] {
  const one = (group: string, value: unknown) =>
    value === null ? [] : [{ group, value: String(value) }];
  return [
    ...one("status", product.status),
    ...one("isPublic", isPublic(product) || null),
    ...one(FEATURED, product.featured || null),
    ...one("isOnSale", isOnSale(product) || null),
    ...one("brandId", product.brand_id),
    ...one("categoryId", product.category_id),
    ...one("subcategoryId", product.subcategory_id),
    ...product.links.flatMap(({ subcategory_id }) => one("linkId", subcategory_id)),
    ...product.collections.flatMap((id) => one("collectionId", id)),
  ];
}

/** Its product types, and the initial letters of its names. */
export function facetsOfText({ kinds, words }: SearchableText): Facet[] {
  const letters = [words.model, words.name, words.kind, words.brand]
    .flat()
    .map((word) => word.charAt(0));
  return [
    ...kinds.map((value) => ({ group: "kind", value })),
    ...[...new Set(letters)].map((value) => ({ group: "letter", value })),
  ];
}
