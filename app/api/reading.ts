/** Reading the catalogue: what the calls of `/api/*` and the site's pages share. */
import type { Facets } from "#app/catalogue/facets.ts";
import type { SearchOutcome } from "#app/contract/facets.ts";
import type { Overrides } from "#app/contract/overrides.ts";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { Product, ProductSubcategory } from "#app/contract/product.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { Database } from "./database/database.ts";
import { readOverrides } from "./places/overrides.ts";
import { findProducts } from "./read-model/find-products.ts";
import type { ReadModel } from "./read-model/read-model.ts";
import { isPublic, PUBLIC_STATUSES } from "./read-model/stored.ts";
import { listCategories, listSubcategories, toProduct } from "./read-model/wire.ts";
import type { SearchCounter } from "./reports/searches.ts";

/** Who reads: visitors see only what is public. */
export interface Reader {
  readsDrafts: boolean;
}

export const VISITOR: Reader = { readsDrafts: false };

export interface ProductList {
  products: Product[];
  /** All that match, on every page. */
  total: number;
  /** Null unless the query asks for them. */
  facets: Facets | null;
  /** Null where nothing was searched for. */
  search: SearchOutcome | null;
}

/** `find…` answers null for what is not there, or not for this reader. */
export interface Reading {
  findProducts(query: ProductQuery, reader?: Reader): Promise<ProductList>;
  /** By its id, or by its slug or a former one. */
  findProduct(key: number | string, reader?: Reader): Promise<Product | null>;
  listCategories(): Category[];
  /** By its slug or a former one. */
  findCategory(slug: string): Category | null;
  listSubcategories(): Subcategory[];
  findSubcategory(id: number): Subcategory | null;
  /** Which public products are in which subcategories: all, or of one product. */
  listProductSubcategories(productId?: number): Promise<ProductSubcategory[]>;
  /** What is shown in the place of the dealer's folder. */
  readOverrides(): Promise<Overrides>;
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
  readModel: ReadModel;
  database: Database;
  searches: SearchCounter;
}

export function createReading({ readModel, database: { db }, searches }: Sources): Reading {
  return {
    async findProducts(query, { readsDrafts } = VISITOR) {
      const catalogue = readModel.current();
      const { products, total, facets, search } = await findProducts(catalogue, query, { unpublished: readsDrafts });
      // A page asks for the filters; what is typed into the live search is half a word at a time.
      if (search && !search.provisional && facets && query.search && isFirstPage(query)) {
        searches.add({ words: query.search, isFound: search.whole > 0 });
      }
      const links = includesLinks(query.include);
      return { products: products.map((product) => toProduct(catalogue, product, { links })), total, facets, search };
    },
    async findProduct(key, { readsDrafts } = VISITOR) {
      const catalogue = readModel.current();
      const product = typeof key === "number" ? (await catalogue.read([key]))[0] : await catalogue.readBySlug(key);
      if (!product || !(readsDrafts || isPublic(product))) return null;
      return toProduct(catalogue, product, { links: true });
    },
    listCategories: () => listCategories(readModel.current()),
    findCategory: (slug) =>
      listCategories(readModel.current()).find(
        (category) => category.slug === slug || category.former_slugs.includes(slug),
      ) ?? null,
    listSubcategories: () => listSubcategories(readModel.current()),
    findSubcategory: (id) =>
      listSubcategories(readModel.current()).find((subcategory) => subcategory.id === id) ?? null,
    listProductSubcategories(productId) {
      const all = db
        .selectFrom("product_subcategories")
        .innerJoin("products", "products.id", "product_subcategories.product_id")
        .where("products.status", "in", PUBLIC_STATUSES)
        .selectAll("product_subcategories")
        .orderBy("product_subcategories.id");
      return (productId === undefined ? all : all.where("product_id", "=", productId)).execute();
    },
    readOverrides: () => readOverrides(db),
  };
}
