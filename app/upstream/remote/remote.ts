/** Another host's API as a source: any with the calls of `/api`, in every shape that may be answered. */
import { hash } from "node:crypto";
import { RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { Adapter, Call } from "../adapter.ts";
import type { UpstreamDefaults } from "../normalise/to-product.ts";
import { type Catalogue, NO_PRODUCTS } from "../upstream.ts";
import type { Endpoint } from "./endpoint.ts";
import { findLocally, type Source } from "./find-locally.ts";
import * as places from "./place-endpoints.ts";
import { createProbe } from "./probe-upstream.ts";
import { product, products } from "./product-endpoints.ts";
import { createSendContact } from "./send-contact.ts";
import { ask, type Send } from "./transport.ts";

/** @param base the host's origin, without a slash at the end */
export function createRemote(send: Send, base: string, defaults: UpstreamDefaults): Adapter {
  const toCall = <Value>(endpoint: Endpoint<Value>): Call<Value> => ({
    key: endpoint.path,
    refused: endpoint.refused,
    async load() {
      const { answer, version, body } = await ask(send, base + endpoint.path, endpoint);
      return { value: endpoint.read(answer), version, hash: hash("sha1", body), size: body.length };
    },
  });
  return {
    probe: createProbe(send, base),
    open: (get) => openCatalogue((endpoint) => get(toCall(endpoint)), defaults),
    sendContact: createSendContact(send, base),
  };
}

function openCatalogue(get: Source["get"], defaults: UpstreamDefaults): Catalogue {
  /** What a list can do without: a failure leaves it empty. It is logged where it happened. */
  const orEmpty = <Item>(endpoint: Endpoint<Item[]>) => get(endpoint).catch((): Item[] => []);
  const source: Source = {
    get,
    links: () => orEmpty(places.productSubcategories),
    subcategories: () => orEmpty(places.subcategories),
  };
  return {
    listCategories: () => get(places.categories),
    findCategory: (slug) => get(places.category(slug)),
    listSubcategories: () => get(places.subcategories),
    findSubcategory: (id) => get(places.subcategory(id)),
    listProductSubcategories: () => get(places.productSubcategories),
    findOverrides: () => get(places.overrides),
    async findProducts(query) {
      if (!narrows(query)) return get(products(query, defaults));
      // A strict upstream may refuse parameters that it does not know.
      const page = await get({ ...products({ ...query, facets: true }, defaults), refused: NO_PRODUCTS });
      if (page.facets === null) return findLocally(source, query, defaults);
      return query.facets ? page : { ...page, facets: null };
    },
    findProduct: (idOrSlug) => get(product(idOrSlug, defaults)),
    readDebug: (call) =>
      get({
        path: call === "products" ? "/api/products/debug" : "/api/debug/subcategory-products",
        what: call,
        read: (answer) => answer?.data ?? null,
      }),
  };
}

/** Whether the query needs filters, facets or a sort order, which only this project's API has. */
function narrows(query: ProductQuery): boolean {
  const { facets, type, product_type = [], ah, brand = [], sort } = query;
  const chosen = [...product_type, ...brand, ...RANGED_FIGURES.flatMap(({ key }) => query[key] ?? [])];
  return Boolean(facets || type || chosen.length > 0 || ah || sort);
}
