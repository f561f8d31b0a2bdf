/** One request's upstream: cached calls, failures as outages, a notice for stale responses. */
import { isId } from "#app/catalogue/id.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { NO_OVERRIDES } from "#app/contract/response-reading.ts";
import type { Adapter, ProbeResult, UpstreamCall } from "./adapter.ts";
import { FRESH, type LastGood } from "./last-good.ts";
import { SLUG } from "./normalise/to-product.ts";
import { orInOutage, toOutage, UpstreamError } from "./outage.ts";
import { type CatalogueVersion, NO_PRODUCTS, type Upstream } from "./upstream.ts";

const MAX_PLACE_LENGTH = 200;

export function createRequestUpstream(adapter: Adapter, lastGood: LastGood): Upstream {
  let probe: Promise<ProbeResult> | null = null;
  let failure: UpstreamError | null = null;
  let isComplete = true;

  function probeOnce(): Promise<ProbeResult> {
    probe ??= adapter.probe();
    return probe;
  }

  async function get<Value>(call: UpstreamCall<Value>): Promise<Value> {
    try {
      const answered = await lastGood.get(call, await probeOnce());
      failure = answered.failure ?? failure;
      if (answered.failure || answered.isOutdated) isComplete = false;
      return answered.value;
    } catch (error) {
      if (call.refused !== undefined && error instanceof UpstreamError && error.status === 400)
        return call.refused;
      // A caller that catches it renders an incomplete page.
      isComplete = false;
      throw toOutage(error);
    }
  }

  const catalogue = adapter.open(get);
  const findProducts: Upstream["findProducts"] = async (query) =>
    query.category && query.category.length > MAX_PLACE_LENGTH
      ? NO_PRODUCTS
      : catalogue.findProducts(query);

  return {
    ...catalogue,
    findProducts,
    findCategory: async (slug) => (SLUG.test(slug) ? catalogue.findCategory(slug) : null),
    findSubcategory: async (id) => (isId(id) ? catalogue.findSubcategory(id) : null),
    findSpecifications: () => orInOutage(catalogue.findSpecifications(), () => DEFAULT_READER),
    findOverrides: () => orInOutage(catalogue.findOverrides(), () => NO_OVERRIDES),
    listFeatured: async (limit) => (await findProducts({ featured: true, limit })).products,
    findProduct: async (idOrSlug) => {
      const isKey = /^\d+$/.test(idOrSlug) ? isId(Number(idOrSlug)) : SLUG.test(idOrSlug);
      return isKey ? catalogue.findProduct(idOrSlug) : null;
    },
    sendContact: adapter.sendContact,
    // Only the number: another site that shows this catalogue does not know the database's
    // identity.
    version: async () => (await probeOnce()).version?.split(" ").at(-1) ?? lastGood.drift,
    catalogueVersion: async () => toCatalogueVersion(await probeOnce(), lastGood),
    isComplete: () => isComplete,
    notice: () => failure && `API Issue: ${failure.message} (Showing cached data)`,
  };
}

/** The catalogue version of a page rendered now; null while the upstream is unavailable. */
export function toCatalogueVersion(
  { version, failure }: ProbeResult,
  lastGood: LastGood,
): CatalogueVersion | null {
  if (failure || version === undefined) return null;
  return version === null
    ? { version: lastGood.drift, validForMs: FRESH }
    : { version, validForMs: null };
}
