/** Finds what the lines of a catalogue file refer to and the lines before them do not have. */
import { STANDING_TYPES, standingType } from "#app/catalogue/power-type.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import type { CatalogueHead, CatalogueLine, ProductLine } from "#app/contract/catalogue-file.ts";
import { toMissing } from "../products/choices.ts";

type Names = Map<number, string>;

export interface References {
  /** Remembers what the line brings. @returns what is wrong with its references, each with what would be right */
  take(entry: CatalogueLine | CatalogueHead): string[];
}

export function createReferences(): References {
  const brands: Names = new Map();
  const categories: Names = new Map();
  const subcategories: Names = new Map();
  const collections = new Set<string>();
  const types = new Map(STANDING_TYPES.map(({ slug, name }) => [slug as string, name]));
  const products = new Set<number>();

  const find = (field: string, kind: string, known: Names, id: number | null = null): string[] =>
    id === null || known.has(id)
      ? []
      : [
          `${field}: ${toMissing(
            kind,
            id,
            Array.from(known, ([id, name]) => ({ id, name })),
          )}`,
        ];

  function takeProduct({ product }: ProductLine): string[] {
    products.add(product.id);
    const { name, sku, brand_id, category_id, subcategory_id, type } = product;
    const { product_subcategories = [], collections: slugs = [] } = product;
    const faults = [
      ...find("brand_id", "brand", brands, brand_id),
      ...find("category_id", "category", categories, category_id),
      ...find("subcategory_id", "subcategory", subcategories, subcategory_id),
      ...(!type || types.has(type) || standingType(type)
        ? []
        : [`type: there is no "${type}"; there are ${[...types.values()].join(", ")}`]),
      ...product_subcategories.flatMap((link) =>
        find("product_subcategories", "subcategory", subcategories, link.subcategory_id),
      ),
      ...slugs
        .filter((slug) => slug !== DEALS && !collections.has(slug))
        .map((slug) => `collections: there is no "${slug}"; there are ${[...collections].join(", ") || "none"}`),
    ];
    return faults.map((fault) => `product "${name}"${sku ? ` (${sku})` : ""}: ${fault}`);
  }

  return {
    take(entry) {
      if ("product" in entry) return takeProduct(entry);
      if ("alias" in entry) {
        const { slug, product_id } = entry.alias;
        return products.has(product_id) ? [] : [`alias "${slug}": product_id: there is no product ${product_id}`];
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
