/** Reads the catalogue for the API and the site's pages. */
import type { Bitmap } from "#app/catalogue/bitmap.ts";
import { countsOf } from "#app/catalogue/facet-sets.ts";
import { isId } from "#app/catalogue/id.ts";
import { listPart } from "#app/catalogue/list-part.ts";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { parsePowerType } from "#app/catalogue/power-type.ts";
import type { SpareType } from "#app/catalogue/product.ts";
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import { isPublic, PUBLIC_STATUSES } from "#app/contract/product-parts.ts";
import type { Database } from "./database/database.ts";
import type { IndexedCatalogue } from "./index/catalogue.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { findProducts } from "./index/find-products.ts";
import type { IndexFile } from "./index/index-file.ts";
import { listCategories, listSubcategories, toApiProduct } from "./products/to-api-product.ts";

/** A reader's permission; visitors see public products only. */
export interface Reader {
  readsDrafts: boolean;
}

const VISITOR: Reader = { readsDrafts: false };

const SAMPLE = 5;

function countProducts({ index }: IndexedCatalogue, { readsDrafts }: Reader) {
  const visible = index.sets.of("isPublic", "true");
  const counted = readsDrafts ? index.sets.all : visible;
  return {
    total: counted.size,
    public: visible.size,
    by_status: countsOf(index.sets.in("status"), counted),
    sample_ids: sampleOf(index, visible),
  };
}

function countSubcategories(catalogue: IndexedCatalogue) {
  const { index } = catalogue;
  const visible = index.sets.of("isPublic", "true");
  return listSubcategories(catalogue).map(({ id, name, product_count }) => ({
    subcategory_id: id,
    name,
    count: product_count ?? 0,
    sample_product_ids: sampleOf(index, visible.and(index.sets.of("linkId", String(id)))),
  }));
}

/** The ids of the first products by name. */
function sampleOf(index: IndexFile, slots: Bitmap): number[] {
  return listPart(index, "a-to-z", slots, null, 0, SAMPLE).map((slot) => index.idOf(slot));
}

export type CatalogueReader = ReturnType<typeof createCatalogueReader>;

/** Functions return null for what does not exist or is not public. */
export function createCatalogueReader(catalogueIndex: CatalogueIndex, { db }: Database) {
  return {
    /** `total` counts all matches; `facets` come only if requested, `search` with a search. */
    async findProducts(query: CatalogueQuery, { readsDrafts } = VISITOR) {
      const catalogue = catalogueIndex.current();
      const { products, facets, ...found } = await findProducts(catalogue, query, readsDrafts);
      const { links = false } = query;
      return {
        products: products.map((product) =>
          toApiProduct(catalogue, product, { links, isStaff: readsDrafts }),
        ),
        ...found,
        facets: facets && {
          ...facets,
          powerTypes: facets.powerTypes.map((option) => ({
            ...option,
            name: catalogue.types.find(({ slug }) => slug === option.value)?.name,
          })),
        },
      };
    },
    /** By id, slug or former slug. */
    async findProduct(key: number | string, { readsDrafts } = VISITOR): Promise<ApiProduct | null> {
      // PostgreSQL fails for numbers beyond the range of ids.
      if (typeof key === "number" && !isId(key)) return null;
      const catalogue = catalogueIndex.current();
      const product =
        typeof key === "number"
          ? (await catalogue.read([key]))[0]
          : await catalogue.readBySlug(key);
      if (!product || !(readsDrafts || isPublic(product))) return null;
      return toApiProduct(catalogue, product, { links: true, isStaff: readsDrafts });
    },
    /** A product's classification in the index; nulls for an unknown product. */
    classificationOf(id: number) {
      const { index } = catalogueIndex.current();
      const slot = index.slotOf(id);
      const find = (group: string) => (slot === undefined ? null : index.sets.valueOf(group, slot));
      return {
        powerType: parsePowerType(find("powerType")),
        family: find("family"),
        spareType: find("spareType") as SpareType | null,
      };
    },
    listCategories: () => listCategories(catalogueIndex.current()),
    /** By its slug or a former one. */
    findCategory(slug: string): ApiCategory | null {
      const categories = listCategories(catalogueIndex.current());
      return (
        categories.find((category) => [category.slug, ...category.former_slugs].includes(slug)) ??
        null
      );
    },
    listSubcategories: () => listSubcategories(catalogueIndex.current()),
    findSubcategory(id: number): ApiSubcategory | null {
      return (
        listSubcategories(catalogueIndex.current()).find((subcategory) => subcategory.id === id) ??
        null
      );
    },
    listBrands: () => [...catalogueIndex.current().brands.values()],
    listTypes: () => [...catalogueIndex.current().types],
    /** Definitions, in the shop's order. */
    listSpecifications: () => [...catalogueIndex.current().specifications.definitions],
    /** Reads the specifications of products by these definitions. */
    specifications: () => catalogueIndex.current().specifications,
    /** Links of public products to subcategories: all, or those of one product. */
    listProductSubcategories(productId?: number) {
      const all = db
        .selectFrom("product_subcategories")
        .innerJoin("products", "products.id", "product_subcategories.product_id")
        .where("products.status", "in", PUBLIC_STATUSES)
        .selectAll("product_subcategories")
        .orderBy("product_subcategories.id");
      return (productId === undefined ? all : all.where("product_id", "=", productId)).execute();
    },
    /** Counts of products and a few ids, for debugging. */
    countProducts: (reader = VISITOR) => countProducts(catalogueIndex.current(), reader),
    /** The same for each subcategory. */
    countSubcategories: () => countSubcategories(catalogueIndex.current()),
    /** The contents of the shop's documents; the same map until one changes. */
    readDocuments: () => catalogueIndex.current().documents,
  };
}
