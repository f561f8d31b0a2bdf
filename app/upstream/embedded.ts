/** The embedded API as a source, called in-process. */
import type { Api } from "#app/api/create-api.ts";
import { toRefusal } from "#app/api/responses.ts";
import { toSearchParams } from "#app/contract/query-codec.ts";
import { log } from "#app/log.server.ts";
import { type Adapter, type Loaded, statusError } from "./adapter.ts";
import { toCategory, toLink, toSubcategory } from "./normalise/to-category.ts";
import { toProduct, toSummary, type UpstreamDefaults } from "./normalise/to-product.ts";
import type { SendContact } from "./upstream.ts";

/** Approximate memory of a product, or of a list of smaller items, in characters. */
const SIZE = 4_000;
const LINK_SIZE = 50;

export function createEmbedded(api: Api, defaults: UpstreamDefaults): Adapter {
  const { reading } = api;
  return {
    probe: async () => ({ version: api.revision(), failure: null }),
    open(get) {
      const ask = <Value>(
        key: string,
        read: () => Value | Promise<Value>,
        sizeOf?: (value: Value) => number,
      ) => get({ key, load: () => load(api, read, sizeOf) });
      return {
        listCategories: () => ask("categories", () => reading.listCategories().map(toCategory)),
        findCategory: (slug) =>
          ask(`category ${slug}`, () => orNull(reading.findCategory(slug), toCategory)),
        listSubcategories: () =>
          ask("subcategories", () => reading.listSubcategories().map(toSubcategory)),
        findSubcategory: (id) =>
          ask(`subcategory ${id}`, () => orNull(reading.findSubcategory(id), toSubcategory)),
        listProductSubcategories: () =>
          ask(
            "links",
            async () => (await reading.listProductSubcategories()).map(toLink),
            (links) => links.length * LINK_SIZE,
          ),
        findSpecifications: () => ask("specifications", () => reading.specifications()),
        findOverrides: () => ask("overrides", reading.readOverrides),
        findProducts: (query) =>
          ask(
            `products ${toSearchParams(query)}`,
            async () => {
              const specifications = reading.specifications();
              const { products, ...found } = await reading.findProducts(query);
              return {
                ...found,
                products: products.map((product) =>
                  toSummary(
                    product,
                    { ...defaults, specifications },
                    reading.classificationOf(product.id),
                  ),
                ),
              };
            },
            ({ products }) => (products.length + 1) * SIZE,
          ),
        findProduct: (idOrSlug) =>
          ask(`product ${idOrSlug}`, async () => {
            const product = await reading.findProduct(
              /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : idOrSlug,
            );
            return orNull(product, (found) =>
              toProduct(
                found,
                { ...defaults, specifications: reading.specifications() },
                reading.classificationOf(found.id),
              ),
            );
          }),
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

async function sendContact(
  api: Api,
  ...[message, clientAddress]: Parameters<SendContact>
): ReturnType<SendContact> {
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
