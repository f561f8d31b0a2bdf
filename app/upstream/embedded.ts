/** The embedded API as a source: its functions, called directly. */
import type { Api } from "#app/api/create-api.ts";
import { toRefusal } from "#app/api/responses.ts";
import { toSearchParams } from "#app/contract/product-query.ts";
import { log } from "#app/log.server.ts";
import { type Adapter, type Loaded, statusError } from "./adapter.ts";
import { toCategory, toLink, toSubcategory } from "./normalise/to-category.ts";
import { toProduct, toSummary, type UpstreamDefaults } from "./normalise/to-product.ts";
import type { SendContact } from "./upstream.ts";

/** What one product, or a list of anything smaller, takes up in memory, characters. */
const SIZE = 4_000;
const LINK_SIZE = 50;

export function createEmbedded(api: Api, defaults: UpstreamDefaults): Adapter {
  const { reading } = api;
  return {
    probe: async () => ({ version: api.revision(), failure: null }),
    open(get) {
      const ask = <Value>(key: string, read: () => Value | Promise<Value>, sizeOf?: (value: Value) => number) =>
        get({ key, load: () => load(api, read, sizeOf) });
      return {
        listCategories: () => ask("categories", () => reading.listCategories().map(toCategory)),
        findCategory: (slug) => ask(`category ${slug}`, () => orNull(reading.findCategory(slug), toCategory)),
        listSubcategories: () => ask("subcategories", () => reading.listSubcategories().map(toSubcategory)),
        findSubcategory: (id) => ask(`subcategory ${id}`, () => orNull(reading.findSubcategory(id), toSubcategory)),
        listProductSubcategories: () =>
          ask(
            "links",
            async () => (await reading.listProductSubcategories()).map(toLink),
            (links) => links.length * LINK_SIZE,
          ),
        findOverrides: () => ask("overrides", reading.readOverrides),
        findProducts: (query) =>
          ask(
            `products ${toSearchParams(query)}`,
            async () => {
              const { products, ...found } = await reading.findProducts(query);
              return { ...found, products: products.map((product) => toSummary(product, defaults)) };
            },
            ({ products }) => (products.length + 1) * SIZE,
          ),
        findProduct: (idOrSlug) =>
          ask(`product ${idOrSlug}`, async () => {
            const product = await reading.findProduct(/^\d+$/.test(idOrSlug) ? Number(idOrSlug) : idOrSlug);
            return orNull(product, (found) => toProduct(found, defaults));
          }),
        readDebug: (call) =>
          ask(`debug ${call}`, () => (call === "products" ? reading.countProducts() : reading.countSubcategories())),
      };
    },
    sendContact: (message, clientAddress) => sendContact(api, message, clientAddress),
  };
}

async function load<Value>(
  api: Api,
  read: () => Value | Promise<Value>,
  sizeOf: (value: Value) => number = () => SIZE,
): Promise<Loaded<Value>> {
  // A read that a write overtakes goes by the version before, so that it is asked for again.
  const version = api.revision();
  try {
    const value = await read();
    return { value, version, hash: version, size: sizeOf(value) };
  } catch (error) {
    log.error({ err: error }, "the catalogue cannot be read");
    throw statusError(toRefusal(error as Error).status, error);
  }
}

async function sendContact(api: Api, ...[message, clientAddress]: Parameters<SendContact>): ReturnType<SendContact> {
  try {
    await api.receiveMessage(message, { key: null, clientAddress: clientAddress ?? "unknown" });
    return { success: true };
  } catch (thrown) {
    const { status, error, retryAfter } = toRefusal(thrown as Error);
    if (status === 429) return { success: false, reason: "limited", wait: retryAfter ?? 0 };
    log.error({ err: thrown }, "a message could not be stored");
    return { success: false, reason: status >= 500 ? "failed" : "refused", error };
  }
}

function orNull<From, To>(from: From | null, to: (from: From) => To): To | null {
  return from === null ? null : to(from);
}
