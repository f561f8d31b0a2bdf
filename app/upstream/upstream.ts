/** The interface between the pages and the upstream API: one function per call. */
import type { Facets } from "#app/catalogue/facets.ts";
import type { Category, Product, ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import type { OverridesReading } from "#app/contract/answer-reading.ts";
import type { ContactMessage } from "#app/contract/contact.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";

export interface ProductPage {
  products: ProductSummary[];
  /** All matches, not only the ones in `products`. */
  total: number;
  /** Null where nothing was searched for, or the upstream does not tell. */
  search: SearchOutcome | null;
  /** Present when the query asked for them. */
  facets: Facets | null;
}

export const NO_PRODUCTS: ProductPage = { products: [], total: 0, search: null, facets: null };

/** Says that a product is listed in a subcategory. */
export interface ProductSubcategory {
  productId: number;
  subcategoryId: number;
}

/**
 * `refused`: the upstream does not want this message; `failed`: it could not take it, or not be reached; `error` is the
 * upstream's own text for the visitor, null when it gave none. `limited`: the sender sent too many, and may send the
 * next in `wait` seconds.
 */
export type ContactReceipt =
  | { success: true }
  | { success: false; reason: "refused" | "failed"; error: string | null }
  | { success: false; reason: "limited"; wait: number };

/** @param clientAddress the visitor's address as the server trusts it; null when unknown */
export type SendContact = (message: ContactMessage, clientAddress: string | null) => Promise<ContactReceipt>;

/** A state of the catalogue that pages can be made of. */
export interface CatalogueVersion {
  /** Names it: the same version, the same pages. */
  version: string;
  /** How long the name can be relied on, milliseconds; null where the upstream itself says when it changes. */
  validForMs: number | null;
}

/** The catalogue's calls. `find…` answers null when there is none. */
export interface Catalogue {
  listCategories(): Promise<Category[]>;
  /** Slug of a category or a collection. */
  findCategory(slug: string): Promise<Category | null>;
  listSubcategories(): Promise<Subcategory[]>;
  findSubcategory(id: number): Promise<Subcategory | null>;
  listProductSubcategories(): Promise<ProductSubcategory[]>;
  /** What the shop decided at the desk, in the place of the dealer's folder. */
  findOverrides(): Promise<OverridesReading>;
  /** Those of every status that visitors may see, unless the query says which. */
  findProducts(query: ProductQuery): Promise<ProductPage>;
  /** Digits are an id, anything else a slug. */
  findProduct(idOrSlug: string): Promise<Product | null>;
  /** What one of the two debug calls answers. */
  readDebug(call: DebugCall): Promise<unknown>;
}

export type DebugCall = "products" | "subcategory-products";

/**
 * One request's view of the upstream. Where there is neither an answer nor an earlier one to fall back to, a method
 * rejects with an outage, which the router shows as the error page with 502 or 503; a page that can do without asks
 * `orInOutage` of `outage.ts`. `findOverrides` never rejects.
 */
export interface Upstream extends Omit<Catalogue, "readDebug"> {
  /** The newest featured products that a visitor may see. */
  listFeatured(limit: number): Promise<ProductSummary[]>;
  /** Never rejects and never sends twice: what came of it is in the receipt. */
  sendContact: SendContact;
  /** Asks one of the upstream's two debug calls and logs the answer; at `LOG_LEVEL=debug` only, without waiting. */
  debug(call: DebugCall): void;
  /** Names the state of the catalogue: the same version, the same pages. */
  version(): Promise<string>;
  /** What a page made now would show; null while the upstream cannot be asked. */
  catalogueVersion(): Promise<CatalogueVersion | null>;
  /** What to tell the visitor when an answer to this request was an earlier one because the upstream failed; else null. */
  notice(): string | null;
  /** Whether every answer to this request so far came, and was the upstream's own of now. */
  isComplete(): boolean;
}
