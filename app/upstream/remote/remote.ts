/** Another host's API as a source: any with the calls of `/api`, in all tolerated shapes. */

import { hash } from "node:crypto";
import type { z } from "zod";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import { type CatalogueQuery, DEFAULT_QUERY } from "#app/catalogue/listing-query.ts";
import { DEFAULT_READER, SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { readFacets, readOutcome } from "#app/contract/facets.ts";
import { isPublic } from "#app/contract/product-parts.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { toSearchParams } from "#app/contract/query-codec.ts";
import {
  CategoryReading,
  type Envelope,
  NO_OVERRIDES,
  OverridesReading,
  ProductSubcategoryReading,
  SubcategoryReading,
} from "#app/contract/response-reading.ts";
import { Definitions } from "#app/contract/specifications.ts";
import type { Adapter, Get, UpstreamCall } from "../adapter.ts";
import { toCategory, toLink, toSubcategory } from "../normalise/to-category.ts";
import { toProduct, toSummary, type UpstreamDefaults } from "../normalise/to-product.ts";
import { orInOutage } from "../outage.ts";
import { type Catalogue, NO_PRODUCTS, type ProductPage } from "../upstream.ts";
import { findLocally, type LocalDefaults, toCandidate } from "./find-locally.ts";
import { createProbe } from "./probe-upstream.ts";
import { readList, readOne } from "./read-envelope.ts";
import { createSendContact } from "./send-contact.ts";
import { type AskOptions, ask, type Send } from "./transport.ts";

/** @param base the host's origin, without a slash at the end */
export function createRemote(send: Send, base: string, shopDefaults: UpstreamDefaults): Adapter {
  return {
    probe: createProbe(send, base),
    open: (get) =>
      openCatalogue(get, (path, options) => ask(send, base + path, options), shopDefaults),
    sendContact: createSendContact(send, base),
  };
}

interface RemoteCall<Value> extends AskOptions, Pick<UpstreamCall<Value>, "refused"> {
  /** The response is null where the upstream has no such item. May throw an `UpstreamError`. */
  read(envelope: Envelope | null): Value;
}

type AskPath = (path: string, options: AskOptions) => ReturnType<typeof ask>;

function openCatalogue(get: Get, askPath: AskPath, shopDefaults: UpstreamDefaults): Catalogue {
  const find = <Value>(path: string, { read, refused, ...options }: RemoteCall<Value>) =>
    get({
      key: path,
      refused,
      async load() {
        const { envelope, version, body } = await askPath(path, options);
        return { value: read(envelope), version, hash: hash("sha1", body), size: body.length };
      },
    });
  const list = <From, To>(
    path: string,
    what: string,
    schema: z.ZodType<From>,
    toItem: (from: From) => To,
  ) => find(path, { what, read: (envelope) => readList(envelope, schema, what).map(toItem) });
  const one = <From, To>(
    path: string,
    what: string,
    schema: z.ZodType<From>,
    toItem: (from: From) => To,
  ) =>
    find(path, {
      what,
      read(envelope) {
        const reading = readOne(envelope, schema, what);
        return reading && toItem(reading);
      },
    });
  const listProducts = <Value>(
    query: CatalogueQuery,
    read: RemoteCall<Value>["read"],
    refused?: Value,
  ) =>
    find(`/api/products?${toSearchParams({ status: "active", ...query })}`, {
      what: "products",
      read,
      refused,
    });
  const toPage =
    (defaults: UpstreamDefaults) =>
    (envelope: Envelope | null): ProductPage => {
      const products = readPublic(envelope).map((reading) => toSummary(reading, defaults));
      const { total, facets, search } = envelope ?? {};
      return {
        products,
        total: total ?? products.length,
        search: readOutcome(search),
        facets: readFacets(facets),
      };
    };

  const catalogue: Catalogue = {
    listCategories: () => list("/api/categories", "categories", CategoryReading, toCategory),
    findCategory: (slug) =>
      one(
        `/api/categories/slug/${encodeURIComponent(slug)}`,
        "category",
        CategoryReading,
        toCategory,
      ),
    listSubcategories: () =>
      list("/api/subcategories", "subcategories", SubcategoryReading, toSubcategory),
    findSubcategory: (id) =>
      one(`/api/subcategories/${id}`, "subcategory", SubcategoryReading, toSubcategory),
    listProductSubcategories: () =>
      list(
        "/api/product-subcategories",
        "product subcategories",
        ProductSubcategoryReading,
        toLink,
      ),
    findOverrides: () =>
      find("/api/overrides", {
        what: "overrides",
        refusedIsNone: true,
        read: (envelope) => OverridesReading.safeParse(envelope?.data).data ?? NO_OVERRIDES,
      }),
    findSpecifications: () =>
      find("/api/specifications", {
        what: "specifications",
        refusedIsNone: true,
        read: (envelope) => {
          const { data } = Definitions.safeParse(envelope?.data);
          return data ? new SpecificationReader(data) : DEFAULT_READER;
        },
      }),
    async findProducts(query) {
      const defaults = await readDefaults();
      if (!needsFacets(query)) return listProducts(query, toPage(defaults));
      // A strict upstream may reject unknown parameters.
      const page = await listProducts({ ...query, facets: true }, toPage(defaults), NO_PRODUCTS);
      if (page.facets === null)
        return findLocally(catalogue, defaults.specifications, listCandidates(defaults), query);
      return query.facets ? page : { ...page, facets: null };
    },
    findProduct: async (idOrSlug) => {
      const defaults = await readDefaults();
      return find(
        `/api/products/${/^\d+$/.test(idOrSlug) ? "" : "slug/"}${encodeURIComponent(idOrSlug)}`,
        {
          what: "product",
          // `success: false` and a response without data both mean that there is no such product.
          refusedIsNone: true,
          read(envelope) {
            const reading = readOne(envelope, ProductReading, "product");
            return reading && isPublic(reading) ? toProduct(reading, defaults) : null;
          },
        },
      );
    },
  };
  /** For filtering here; `links` separates their cache entries from the pages above. */
  const listCandidates = (defaults: LocalDefaults) => (query: CatalogueQuery) =>
    listProducts({ ...query, links: true }, (envelope) => ({
      candidates: readPublic(envelope).map((reading) => toCandidate(reading, defaults)),
      total: envelope?.total ?? null,
    }));
  /** Lists work without definitions. */
  const readDefaults = async (): Promise<LocalDefaults> => ({
    ...shopDefaults,
    specifications: await orInOutage(catalogue.findSpecifications(), () => DEFAULT_READER),
  });
  return catalogue;
}

/** The public products. A 404 for a list is not an empty list: something else responded. */
function readPublic(envelope: Envelope | null): ProductReading[] {
  return readList(envelope, ProductReading, "products").filter(isPublic);
}

/** Whether the query needs filters, facets or an order that only this project's API has. */
function needsFacets({ facets, subcategoryId: _, ...query }: CatalogueQuery): boolean {
  return Boolean(facets || query.sort || activeFilters({ ...DEFAULT_QUERY, ...query }).length > 0);
}
