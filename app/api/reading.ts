/** Reading the catalogue: what the calls of `/api/*` and the site's pages share. */

import type { Bitmap } from "#app/catalogue/bitmap.ts";
import { countsOf } from "#app/catalogue/facet-sets.ts";
import { isId } from "#app/catalogue/id.ts";
import { listPart } from "#app/catalogue/list-part.ts";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { Product } from "#app/contract/product.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { Database } from "./database/database.ts";
import type { Catalogue } from "./index/catalogue.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { findProducts } from "./index/find-products.ts";
import type { IndexFile } from "./index/index-file.ts";
import { readOverrides } from "./places/overrides.ts";
import { isPublic, PUBLIC_STATUSES } from "./products/stored-product.ts";
import { listBrands, listCategories, listSubcategories, listTypes, toProduct } from "./products/wire.ts";
import type { SearchCounter } from "./reports/searches.ts";

/** Who reads: visitors see only what is public. */
export interface Reader {
  readsDrafts: boolean;
}

export const VISITOR: Reader = { readsDrafts: false };

const SAMPLE = 5;

function countProducts({ index }: Catalogue, { readsDrafts }: Reader) {
  const visible = index.sets.of("isPublic", "true");
  const counted = readsDrafts ? index.sets.all : visible;
  return {
    total: counted.size,
    public: visible.size,
    by_status: countsOf(index.sets.in("status"), counted),
    sample_ids: sampleOf(index, visible),
  };
}

function countSubcategories(catalogue: Catalogue) {
  const { index } = catalogue;
  const visible = index.sets.of("isPublic", "true");
  return listSubcategories(catalogue).map(({ id, name, product_count }) => ({
    subcategory_id: id,
    name,
    count: product_count ?? 0,
    sample_product_ids: sampleOf(index, visible.and(index.sets.of("linkId", String(id)))),
  }));
}

/** The first ids by name. */
function sampleOf(index: IndexFile, slots: Bitmap): number[] {
  return listPart(index, "a-to-z", slots, undefined, 0, SAMPLE).map((slot) => index.idOf(slot));
}

/** What belongs to every search; anything else narrows one that has been counted, or turns its pages. */
const PLAIN = new Set(["search", "facets", "limit", "offset", "page", "status", "sort", "exact", "include"]);

function isFirstPage(query: ProductQuery): boolean {
  return !query.offset && (query.page ?? 1) === 1 && Object.keys(query).every((name) => PLAIN.has(name));
}

/** Links come only with `include=product_subcategories`. */
function includesLinks(include: string | undefined): boolean {
  return include?.split(",").some((part) => part.trim() === "product_subcategories") ?? false;
}

/** What is read from; `searches` counts what visitors search for. */
interface Sources {
  catalogueIndex: CatalogueIndex;
  database: Database;
  searches: SearchCounter;
}

export type Reading = ReturnType<typeof createReading>;

/** What is not there, or not for this reader, is null. */
export function createReading({ catalogueIndex, database: { db }, searches }: Sources) {
  return {
    /** `total` counts all that match, on every page; `facets` come only when asked for, `search` with a search. */
    async findProducts(query: ProductQuery, { readsDrafts } = VISITOR) {
      const catalogue = catalogueIndex.current();
      const { products, total, facets, search } = await findProducts(catalogue, query, { unpublished: readsDrafts });
      // A page asks for the filters; what is typed into the live search is half a word at a time.
      if (search && facets && query.search && isFirstPage(query)) {
        searches.add({ words: query.search, isFound: search.whole > 0 });
      }
      const links = includesLinks(query.include);
      return { products: products.map((product) => toProduct(catalogue, product, { links })), total, facets, search };
    },
    /** By its id, or by its slug or a former one. */
    async findProduct(key: number | string, { readsDrafts } = VISITOR): Promise<Product | null> {
      // PostgreSQL fails when it is asked for a number that no id can be.
      if (typeof key === "number" && !isId(key)) return null;
      const catalogue = catalogueIndex.current();
      const product = typeof key === "number" ? (await catalogue.read([key]))[0] : await catalogue.readBySlug(key);
      if (!product || !(readsDrafts || isPublic(product))) return null;
      return toProduct(catalogue, product, { links: true });
    },
    listCategories: () => listCategories(catalogueIndex.current()),
    /** By its slug or a former one. */
    findCategory(slug: string): Category | null {
      const categories = listCategories(catalogueIndex.current());
      return categories.find((category) => [category.slug, ...category.former_slugs].includes(slug)) ?? null;
    },
    listSubcategories: () => listSubcategories(catalogueIndex.current()),
    findSubcategory(id: number): Subcategory | null {
      return listSubcategories(catalogueIndex.current()).find((subcategory) => subcategory.id === id) ?? null;
    },
    listBrands: () => listBrands(catalogueIndex.current()),
    listTypes: () => listTypes(catalogueIndex.current()),
    /** Which public products are in which subcategories: all, or of one product. */
    listProductSubcategories(productId?: number) {
      const all = db
        .selectFrom("product_subcategories")
        .innerJoin("products", "products.id", "product_subcategories.product_id")
        .where("products.status", "in", PUBLIC_STATUSES)
        .selectAll("product_subcategories")
        .orderBy("product_subcategories.id");
      return (productId === undefined ? all : all.where("product_id", "=", productId)).execute();
    },
    /** For looking into a catalogue: how many products there are, and a few of their ids. */
    countProducts: (reader = VISITOR) => countProducts(catalogueIndex.current(), reader),
    /** The same of each subcategory. */
    countSubcategories: () => countSubcategories(catalogueIndex.current()),
    /** What is shown in the place of the dealer's folder. */
    readOverrides: () => readOverrides(db),
  };
}
