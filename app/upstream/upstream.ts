/** The interfaces between pages, the upstream API (one function per call) and its sources. */
import type { Facets } from "#app/catalogue/facets.ts";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import type { Category, Product, ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import type { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { ContactMessage } from "#app/contract/contact.ts";
import type { UpstreamError } from "./outage.ts";

export interface ProductPage {
  products: ProductSummary[];
  /** The number of all matches, not only of `products`. */
  total: number;
  /** Null without a search, or where the upstream does not report it. */
  search: SearchOutcome | null;
  /** Present when the query requests them. */
  facets: Facets | null;
}

export const NO_PRODUCTS: ProductPage = { products: [], total: 0, search: null, facets: null };

/** The listing of a product in a subcategory. */
export interface ProductSubcategory {
  productId: number;
  subcategoryId: number;
}

/**
 * `number`: the message's, if the upstream numbers them. `refused`: the upstream rejects the message; `failed`: it is unavailable; `error` is its own text
 * for the visitor, else null. `limited`: too many messages; the next is accepted in `wait` seconds.
 */
export type ContactReceipt =
  | { success: true; number: number | null }
  | { success: false; reason: "refused" | "failed"; error: string | null }
  | { success: false; reason: "limited"; wait: number };

/** @param clientAddress the visitor's address by trusted proxies; null when unknown */
export type SendContact = (
  message: ContactMessage,
  clientAddress: string | null,
) => Promise<ContactReceipt>;

/** A state of the catalogue that pages are rendered from. */
export interface CatalogueVersion {
  /** The same version gives the same pages. */
  version: string;
  /** Milliseconds that the version is reliable; null where the upstream announces changes. */
  validForMs: number | null;
}

/** The catalogue's calls. `find…` resolves to null when there is none. */
export interface Catalogue {
  listCategories(): Promise<Category[]>;
  /** Slug of a category or a collection. */
  findCategory(slug: string): Promise<Category | null>;
  listSubcategories(): Promise<Subcategory[]>;
  findSubcategory(id: number): Promise<Subcategory | null>;
  listProductSubcategories(): Promise<ProductSubcategory[]>;
  /** Reads products by the shop's definitions of specifications. */
  findSpecifications(): Promise<SpecificationReader>;
  /** Those with a public status, unless the query names one. */
  findProducts(query: CatalogueQuery): Promise<ProductPage>;
  /** Digits are an id, anything else a slug. */
  findProduct(idOrSlug: string): Promise<Product | null>;
}

/** The same calls, where null stands for no response. */
export type OptionalCatalogue = {
  [Call in keyof Catalogue]: (
    ...parameters: Parameters<Catalogue[Call]>
  ) => Promise<Awaited<ReturnType<Catalogue[Call]>> | null>;
};

/**
 * One request's view of the upstream. Without any response a method rejects with an outage, which
 * the router shows as the error page with 502 or 503. `findSpecifications` never rejects.
 */
export interface Upstream extends Catalogue {
  /** The products with these ids, without those that do not exist or cannot be loaded. */
  findProductsById(ids: readonly number[]): Promise<Product[]>;
  /** For data that a page can lack: null in an outage. */
  optional: OptionalCatalogue;
  /**
   * For data that a page can show later. An upstream without versions is asked for it after the
   * page is sent, once for each version; until then it is null.
   */
  later: OptionalCatalogue;
  /** Never rejects and never sends twice: the outcome is in the receipt. */
  sendContact: SendContact;
  /** The catalogue's version: the same, also on another site that shows this catalogue. */
  version(): Promise<string>;
  /** The catalogue version of a page rendered now; null while the upstream is unavailable. */
  catalogueVersion(): Promise<CatalogueVersion | null>;
  /** Why this request lacks a response; null if it lacks none. */
  outage(): string | null;
  /** The notice for visitors when this request got a stale response; else null. */
  notice(): string | null;
  /** Whether all responses for this request arrived and were current. */
  isComplete(): boolean;
}

/** One call to a source. */
export interface UpstreamCall<Value> {
  /** Equal calls have equal keys. */
  key: string;
  /** Rejects with an `UpstreamError` if the source is unavailable. */
  load(): Promise<Loaded<Value>>;
  /**
   * The value in an outage. A call that has one belongs to this project's API alone, and is not
   * made to a source without versions.
   */
  fallback?: Value | undefined;
}

/** A response with its metadata. */
export interface Loaded<Value> {
  value: Value;
  /** The catalogue's version as the source gives it; null when it gives none. */
  version: string | null;
  /** A hash of the response. */
  hash: string;
  /** The approximate size of the response in memory, in characters. */
  size: number;
}

export interface ProbeResult {
  /** The last known version; null when the source gives none, undefined before any response. */
  version: string | null | undefined;
  /** Why the source is unavailable; null when it is available. */
  failure: UpstreamError | null;
}

/** Resolves a call, from the last good response where possible. */
export type Get = <Value>(call: UpstreamCall<Value>) => Promise<Value>;

/** A source of the catalogue: `embedded.ts` and `remote/remote.ts` implement it. */
export interface Adapter {
  probe(): Promise<ProbeResult>;
  /** The catalogue for one request: all its calls go through `get`. */
  open(get: Get): Catalogue;
  sendContact: SendContact;
}
