/** The embedded API as a source, called in-process. */
import type { Api } from "#app/api/create-api.ts";
import { toRefusal } from "#app/api/responses.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { toSearchParams } from "#app/contract/product-query.ts";
import { toCategory, toLink, toSubcategory } from "#app/contract/reading.ts";
import { log } from "#app/log.server.ts";
import { toProduct, toSummary, type UpstreamDefaults } from "./normalise/to-product.ts";
import { statusError } from "./outage.ts";
import type { Adapter, ProductPage } from "./upstream.ts";

/** Approximate memory of a product, and of an item of other lists, in characters. */
const PRODUCT_SIZE = 4_000;
const ITEM_SIZE = 50;

export function createEmbedded(api: Api, shopDefaults: UpstreamDefaults): Adapter {
  const { reading } = api;
  const readDefaults = () => ({ ...shopDefaults, specifications: reading.specifications() });
  return {
    probe: async () => ({ version: api.revision(), failure: null }),
    open(get) {
      const ask = <Value>(key: string, read: () => Value | Promise<Value>, fallback?: Value) =>
        get({ key, load: () => load(api, read), fallback });
      return {
        listCategories: () => ask("categories", () => reading.listCategories().map(toCategory)),
        findCategory: (slug) =>
          ask(`category ${slug}`, () => mapOne(reading.findCategory(slug), toCategory)),
        listSubcategories: () =>
          ask("subcategories", () => reading.listSubcategories().map(toSubcategory)),
        findSubcategory: (id) =>
          ask(`subcategory ${id}`, () => mapOne(reading.findSubcategory(id), toSubcategory)),
        listProductSubcategories: () =>
          ask("links", async () => (await reading.listProductSubcategories()).map(toLink)),
        findSpecifications: () =>
          ask("specifications", () => reading.specifications(), DEFAULT_READER),
        findProducts: (query) =>
          ask(`products ${toSearchParams(query)}`, async () => {
            const defaults = readDefaults();
            const { products, ...found } = await reading.findProducts(query);
            const summaries = products.map((product) =>
              toSummary(product, defaults, reading.classificationOf(product.id)),
            );
            return { ...found, products: summaries };
          }),
        findProduct: (idOrSlug) =>
          ask(`product ${idOrSlug}`, async () => {
            const key = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : idOrSlug;
            return mapOne(await reading.findProduct(key), (product) =>
              toProduct(product, readDefaults(), reading.classificationOf(product.id)),
            );
          }),
      };
    },
    async sendContact(message, clientAddress) {
      try {
        const client = clientAddress ?? "unknown";
        const number = await api.receiveMessage(message, { key: null, clientAddress: client });
        return { success: true, number };
      } catch (thrown) {
        const { status, error, retryAfter } = toRefusal(thrown as Error);
        if (status === 429) return { success: false, reason: "limited", wait: retryAfter ?? 0 };
        log.error({ err: thrown }, "a message could not be stored");
        return { success: false, reason: status >= 500 ? "failed" : "refused", error };
      }
    },
  };
}

async function load<Value>(api: Api, read: () => Value | Promise<Value>) {
  await api.ready();
  // A read that a write overtakes gets the version before it, so it is repeated.
  const version = api.revision();
  try {
    const value = await read();
    return { value, version, hash: version, size: sizeOf(value) };
  } catch (error) {
    const { status } = toRefusal(error as Error);
    throw status === 503 ? statusError(status, error) : error;
  }
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length * ITEM_SIZE;
  return PRODUCT_SIZE * (1 + ((value as Partial<ProductPage> | null)?.products?.length ?? 0));
}

function mapOne<From, To>(from: From | null, to: (from: From) => To): To | null {
  return from === null ? null : to(from);
}
