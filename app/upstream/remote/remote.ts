/** Another host's API as a source: any with the calls of `/api`, in every shape that may be answered. */
import { hash } from "node:crypto";
import { RANGED_FIGURES } from "#app/catalogue/figure-ranges.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import type { Adapter, Call } from "../adapter.ts";
import type { UpstreamDefaults } from "../normalise/to-product.ts";
import { type Catalogue, NO_PRODUCTS } from "../upstream.ts";
import type { Endpoint } from "./endpoint.ts";
import { type Ask, findLocally } from "./find-locally.ts";
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

function openCatalogue(ask: Ask, defaults: UpstreamDefaults): Catalogue {
  return {
    listCategories: () => ask(places.categories),
    findCategory: (slug) => ask(places.category(slug)),
    listSubcategories: () => ask(places.subcategories),
    findSubcategory: (id) => ask(places.subcategory(id)),
    listProductSubcategories: () => ask(places.productSubcategories),
    findOverrides: () => ask(places.overrides),
    async findProducts(query) {
      if (!narrows(query)) return ask(products(query, defaults));
      // A strict upstream may refuse parameters that it does not know.
      const page = await ask({ ...products({ ...query, facets: true }, defaults), refused: NO_PRODUCTS });
      if (page.facets === null) return findLocally(ask, query, defaults);
      return query.facets ? page : { ...page, facets: null };
    },
    findProduct: (idOrSlug) => ask(product(idOrSlug, defaults)),
    readDebug: (call) =>
      ask({
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
