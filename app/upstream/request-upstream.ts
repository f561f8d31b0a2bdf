/** One request's upstream: endpoints read through the response cache, failures told as outages, a notice where one was stale. */
import { RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import { isId } from "#app/catalogue/id.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import { log } from "#app/log.server.ts";
import type { Endpoint } from "./endpoint.ts";
import { findLocally, type Source } from "./find-locally.ts";
import { SLUG, type UpstreamDefaults } from "./normalise/to-product.ts";
import { toOutage } from "./outage.ts";
import * as places from "./place-endpoints.ts";
import type { ProbeResult, ProbeUpstream } from "./probe-upstream.ts";
import { product, products } from "./product-endpoints.ts";
import { FRESH, type ResponseCache } from "./response-cache.ts";
import type { SendContact } from "./send-contact.ts";
import type { CatalogueVersion, ProductPage, Upstream } from "./upstream.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface Connection {
  responseCache: ResponseCache;
  probeUpstream: ProbeUpstream;
  sendContact: SendContact;
  defaults: UpstreamDefaults;
}

const LONGEST_PLACE = 200;
const NOTHING: ProductPage = { products: [], total: 0, search: null, facets: null };

export function createRequestUpstream({ responseCache, probeUpstream, sendContact, defaults }: Connection): Upstream {
  let probe: Promise<ProbeResult> | null = null;
  let failure: UpstreamError | null = null;
  let isComplete = true;

  /** What to throw for an answer that did not come; whoever catches it makes a page without. */
  function missing(error: unknown): unknown {
    isComplete = false;
    return toOutage(error);
  }

  async function get<Value>(endpoint: Endpoint<Value>): Promise<Value> {
    try {
      return await ask(endpoint);
    } catch (error) {
      throw missing(error);
    }
  }

  async function ask<Value>(endpoint: Endpoint<Value>): Promise<Value> {
    probe ??= probeUpstream();
    const answered = await responseCache.get(endpoint, await probe);
    failure = answered.failure ?? failure;
    if (answered.failure || answered.isOutdated) isComplete = false;
    return answered.value;
  }

  /** What a list can do without: a failure leaves it empty. It is logged where it happened. */
  const orEmpty = <Item>(endpoint: Endpoint<Item[]>) => get(endpoint).catch((): Item[] => []);
  const source: Source = {
    get,
    links: () => orEmpty(places.productSubcategories()),
    subcategories: () => orEmpty(places.subcategories),
  };

  async function findProducts(query: ProductQuery): Promise<ProductPage> {
    if (query.category && query.category.length > LONGEST_PLACE) return NOTHING;
    if (!narrows(query)) return get(products(query, defaults));
    const page = await ask(products({ ...query, facets: true }, defaults)).catch((error) => {
      // A strict upstream may refuse parameters that it does not know.
      if (error instanceof UpstreamError && error.status === 400) return NOTHING;
      throw missing(error);
    });
    if (page.facets === null) return findLocally(source, query, defaults);
    return query.facets ? page : { ...page, facets: null };
  }

  return {
    findProducts,
    listCategories: () => get(places.categories),
    findCategory: async (slug) => (SLUG.test(slug) ? get(places.category(slug)) : null),
    listSubcategories: () => get(places.subcategories),
    findSubcategory: async (id) => (isId(id) ? get(places.subcategory(id)) : null),
    listProductSubcategories: (productId) => get(places.productSubcategories(productId)),
    findOverrides: () => get(places.overrides).catch(() => places.NO_OVERRIDES),
    listBrands: () => get(places.brands),
    listTypes: () => get(places.types),
    listFeatured: async (limit) => (await get(products({ featured: true, limit }, defaults))).products,
    findProduct: async (idOrSlug) => {
      const digits = /^\d+$/.test(idOrSlug);
      return (digits ? isId(Number(idOrSlug)) : SLUG.test(idOrSlug)) ? get(product(idOrSlug, defaults)) : null;
    },
    sendContact,
    debug: (call) => {
      if (!log.isLevelEnabled("debug")) return;
      const path = call === "products" ? "/api/products/debug" : "/api/debug/subcategory-products";
      get({ path, what: call, read: (answer) => answer?.data ?? null }).then(
        (answer) => log.debug({ path, answer }, "debug call"),
        () => undefined,
      );
    },
    version: async () => {
      probe ??= probeUpstream();
      return (await probe).version ?? responseCache.drift;
    },
    catalogueVersion: async () => {
      probe ??= probeUpstream();
      return toCatalogueVersion(await probe, responseCache);
    },
    isComplete: () => isComplete,
    notice: () => failure && `API Issue: ${failure.message} (Showing cached data)`,
  };
}

/** What a page made now would show; null while the upstream cannot be asked. */
export function toCatalogueVersion(
  { version, failure }: ProbeResult,
  responseCache: ResponseCache,
): CatalogueVersion | null {
  if (failure || version === undefined) return null;
  return version === null ? { version: responseCache.drift, validForMs: FRESH } : { version, validForMs: null };
}

/** Whether the query needs filters, facets or a sort order, which only this project's API has. */
function narrows(query: ProductQuery): boolean {
  const { facets, type, product_type = [], ah, brand = [], sort } = query;
  const chosen = [...product_type, ...brand, ...RANGED_FIGURES.flatMap(({ key }) => query[key] ?? [])];
  return Boolean(facets || type || chosen.length > 0 || ah || sort);
}
