/** Reading the catalogue: what the calls of `/api/*` and the site's pages share. */
import { isId } from "#app/catalogue/id.ts";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { Product } from "#app/contract/product.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { Database } from "./database/database.ts";
import { readOverrides } from "./places/overrides.ts";
import type { Catalogue } from "./read-model/catalogue.ts";
import { findProducts } from "./read-model/find-products.ts";
import { listedHeads } from "./read-model/listed.ts";
import type { ReadModel } from "./read-model/read-model.ts";
import { isPublic, PUBLIC_STATUSES } from "./read-model/stored.ts";
import { listBrands, listCategories, listSubcategories, listTypes, toProduct } from "./read-model/wire.ts";
import type { SearchCounter } from "./reports/searches.ts";

/** Who reads: visitors see only what is public. */
export interface Reader {
  readsDrafts: boolean;
}

export const VISITOR: Reader = { readsDrafts: false };

const SAMPLE = 5;

function countProducts(catalogue: Catalogue, { readsDrafts }: Reader) {
  const counted = [...catalogue.heads.values()].filter((head) => readsDrafts || head.isPublic);
  const byStatus: Record<string, number> = {};
  for (const { status } of counted) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return {
    total: counted.length,
    public: (byStatus.active ?? 0) + (byStatus.new ?? 0),
    by_status: byStatus,
    sample_ids: [...listedHeads(catalogue)].slice(0, SAMPLE).map(({ id }) => id),
  };
}

function countSubcategories(catalogue: Catalogue) {
  const samples = new Map<number, number[]>([...catalogue.subcategories.keys()].map((id) => [id, []]));
  for (const { id, subcategoryIds } of listedHeads(catalogue)) {
    for (const subcategory of subcategoryIds) {
      const sample = samples.get(subcategory);
      if (sample && sample.length < SAMPLE) sample.push(id);
    }
  }
  return listSubcategories(catalogue).map(({ id, name, product_count }) => ({
    subcategory_id: id,
    name,
    count: product_count ?? 0,
    sample_product_ids: samples.get(id) ?? [],
  }));
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

export type Reading = ReturnType<typeof createReading>;

/** What is not there, or not for this reader, is null. */
export function createReading({ readModel, database: { db }, searches }: Sources) {
  return {
    /** `total` counts all that match, on every page; `facets` come only when asked for, `search` with a search. */
    async findProducts(query: ProductQuery, { readsDrafts } = VISITOR) {
      const catalogue = readModel.current();
      const { products, total, facets, search } = await findProducts(catalogue, query, { unpublished: readsDrafts });
      // A page asks for the filters; what is typed into the live search is half a word at a time.
      if (search && !search.provisional && facets && query.search && isFirstPage(query)) {
        searches.add({ words: query.search, isFound: search.whole > 0 });
      }
      const links = includesLinks(query.include);
      return { products: products.map((product) => toProduct(catalogue, product, { links })), total, facets, search };
    },
    /** By its id, or by its slug or a former one. */
    async findProduct(key: number | string, { readsDrafts } = VISITOR): Promise<Product | null> {
      // PostgreSQL fails when it is asked for a number that no id can be.
      if (typeof key === "number" && !isId(key)) return null;
      const catalogue = readModel.current();
      const product = typeof key === "number" ? (await catalogue.read([key]))[0] : await catalogue.readBySlug(key);
      if (!product || !(readsDrafts || isPublic(product))) return null;
      return toProduct(catalogue, product, { links: true });
    },
    listCategories: () => listCategories(readModel.current()),
    /** By its slug or a former one. */
    findCategory(slug: string): Category | null {
      const categories = listCategories(readModel.current());
      return categories.find((category) => [category.slug, ...category.former_slugs].includes(slug)) ?? null;
    },
    listSubcategories: () => listSubcategories(readModel.current()),
    findSubcategory(id: number): Subcategory | null {
      return listSubcategories(readModel.current()).find((subcategory) => subcategory.id === id) ?? null;
    },
    listBrands: () => listBrands(readModel.current()),
    listTypes: () => listTypes(readModel.current()),
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
    countProducts: (reader = VISITOR) => countProducts(readModel.current(), reader),
    /** The same of each subcategory. */
    countSubcategories: () => countSubcategories(readModel.current()),
    /** What is shown in the place of the dealer's folder. */
    readOverrides: () => readOverrides(db),
  };
}
