/** One request's upstream: an adapter asked through the last good answers, with failures as outages and a notice where an answer is an earlier one. */
import { isId } from "#app/catalogue/id.ts";
import { NO_OVERRIDES } from "#app/contract/answer-reading.ts";
import { log } from "#app/log.server.ts";
import type { Adapter, Call, ProbeResult } from "./adapter.ts";
import { FRESH, type LastGood } from "./last-good.ts";
import { SLUG } from "./normalise/to-product.ts";
import { toOutage } from "./outage.ts";
import { type CatalogueVersion, NO_PRODUCTS, type Upstream } from "./upstream.ts";
import { UpstreamError } from "./upstream-error.ts";

const LONGEST_PLACE = 200;

export function createRequestUpstream(adapter: Adapter, lastGood: LastGood): Upstream {
  let probe: Promise<ProbeResult> | null = null;
  let failure: UpstreamError | null = null;
  let isComplete = true;

  function probeOnce(): Promise<ProbeResult> {
    probe ??= adapter.probe();
    return probe;
  }

  async function get<Value>(call: Call<Value>): Promise<Value> {
    try {
      const answered = await lastGood.get(call, await probeOnce());
      failure = answered.failure ?? failure;
      if (answered.failure || answered.isOutdated) isComplete = false;
      return answered.value;
    } catch (error) {
      if (call.refused !== undefined && error instanceof UpstreamError && error.status === 400) return call.refused;
      // Whoever catches it makes a page without.
      isComplete = false;
      throw toOutage(error);
    }
  }

  const { readDebug, ...catalogue } = adapter.open(get);
  const findProducts: Upstream["findProducts"] = async (query) =>
    query.category && query.category.length > LONGEST_PLACE ? NO_PRODUCTS : catalogue.findProducts(query);

  return {
    ...catalogue,
    findProducts,
    findCategory: async (slug) => (SLUG.test(slug) ? catalogue.findCategory(slug) : null),
    findSubcategory: async (id) => (isId(id) ? catalogue.findSubcategory(id) : null),
    findOverrides: () => catalogue.findOverrides().catch(() => NO_OVERRIDES),
    listFeatured: async (limit) => (await findProducts({ featured: true, limit })).products,
    findProduct: async (idOrSlug) => {
      const isKey = /^\d+$/.test(idOrSlug) ? isId(Number(idOrSlug)) : SLUG.test(idOrSlug);
      return isKey ? catalogue.findProduct(idOrSlug) : null;
    },
    sendContact: adapter.sendContact,
    debug: (call) => {
      if (!log.isLevelEnabled("debug")) return;
      readDebug(call).then(
        (answer) => log.debug({ call, answer }, "debug call"),
        () => undefined,
      );
    },
    version: async () => (await probeOnce()).version ?? lastGood.drift,
    catalogueVersion: async () => toCatalogueVersion(await probeOnce(), lastGood),
    isComplete: () => isComplete,
    notice: () => failure && `API Issue: ${failure.message} (Showing cached data)`,
  };
}

/** What a page made now would show; null while the upstream cannot be asked. */
export function toCatalogueVersion({ version, failure }: ProbeResult, lastGood: LastGood): CatalogueVersion | null {
  if (failure || version === undefined) return null;
  return version === null ? { version: lastGood.drift, validForMs: FRESH } : { version, validForMs: null };
}
