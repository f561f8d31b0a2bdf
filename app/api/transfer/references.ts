/** Checks that each line of a catalogue file refers to earlier lines only. */
import { BUILT_IN_TYPES, builtInType } from "#app/catalogue/power-type.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import type { CatalogueHead, CatalogueLine } from "#app/contract/catalogue-file.ts";
import { describeMissing, describeMissingId } from "../products/describe-missing.ts";
import { nameLine } from "./parse-line.ts";

type Names = Map<number, string>;

interface References {
  /** Adds a line. @returns errors in its references, each with the valid values */
  take(entry: CatalogueLine | CatalogueHead): string[];
}

export function createReferences(): References {
  const brands: Names = new Map();
  const categories: Names = new Map();
  const subcategories: Names = new Map();
  const collections = new Set<string>();
  const types = new Map(BUILT_IN_TYPES.map(({ slug, name }) => [slug as string, name]));
  const products = new Set<number>();

  const find = (field: string, kind: string, known: Names, id: number | null = null): string[] =>
    id === null || known.has(id)
      ? []
      : [
          `${field}: ${describeMissingId(
            kind,
            id,
            Array.from(known, ([id, name]) => ({ id, name })),
          )}`,
        ];

  function takeProduct(entry: Extract<CatalogueLine, { product: unknown }>): string[] {
    const { product } = entry;
    products.add(product.id);
    const { brand_id, category_id, subcategory_id, type } = product;
    const { product_subcategories = [], collections: slugs = [] } = product;
    const faults = [
      ...find("brand_id", "brand", brands, brand_id),
      ...find("category_id", "category", categories, category_id),
      ...find("subcategory_id", "subcategory", subcategories, subcategory_id),
      ...(!type || types.has(type) || builtInType(type)
        ? []
        : [`type: ${describeMissing("a power type", `"${type}"`, [...types.values()])}`]),
      ...product_subcategories.flatMap((link) =>
        find("product_subcategories", "subcategory", subcategories, link.subcategory_id),
      ),
      ...slugs
        .filter((slug) => slug !== DEALS && !collections.has(slug))
        .map(
          (slug) =>
            `collections: ${describeMissing("the slug of a collection", `"${slug}"`, [...collections])}`,
        ),
    ];
    return faults.map((fault) => nameLine(entry) + fault);
  }

  return {
    take(entry) {
      if ("product" in entry) return takeProduct(entry);
      if ("alias" in entry) {
        const { slug, product_id } = entry.alias;
        return products.has(product_id)
          ? []
          : [`alias "${slug}": product_id: product ${product_id} does not exist`];
      }
      if ("subcategory" in entry) {
        const { id, name, category_id } = entry.subcategory;
        subcategories.set(id, name);
        return find("category_id", "category", categories, category_id).map(
          (fault) => `subcategory "${name}": ${fault}`,
        );
      }
      if ("type" in entry) types.set(entry.type.slug, entry.type.name);
      else if ("brand" in entry) brands.set(entry.brand.id, entry.brand.name);
      else if ("category" in entry) {
        categories.set(entry.category.id, entry.category.name);
        if (entry.category.kind === "collection") collections.add(entry.category.slug);
      }
      return [];
    },
  };
}
