/** One request's upstream: cached calls, failures as outages, a notice for stale responses. */
import { isId } from "#app/catalogue/id.ts";
import { FRESH, type LastGood } from "./last-good.ts";
import { SLUG } from "./normalise/to-product.ts";
import { orNull, toOutage, UpstreamError } from "./outage.ts";
import {
  type Adapter,
  type Catalogue,
  type CatalogueVersion,
  type Get,
  NO_PRODUCTS,
  type OptionalCatalogue,
  type ProbeResult,
  type Upstream,
} from "./upstream.ts";

const MAX_PLACE_LENGTH = 200;

export function createRequestUpstream(adapter: Adapter, lastGood: LastGood): Upstream {
  let probe: Promise<ProbeResult> | null = null;
  let stale: UpstreamError | null = null;
  let missing: UpstreamError | null = null;
  let isComplete = true;

  const probeOnce = () => {
    probe ??= adapter.probe();
    return probe;
  };
  const get: Get = async (call) => {
    const probed = await probeOnce();
    if (call.fallback !== undefined && typeof probed.version !== "string") {
      if (probed.version === undefined) isComplete = false;
      return call.fallback;
    }
    try {
      const { value, failure, isOutdated } = await lastGood.get(call, probed);
      stale = failure ?? stale;
      if (failure || isOutdated) isComplete = false;
      return value;
    } catch (error) {
      // A caller that catches it renders an incomplete page.
      isComplete = false;
      if (!(error instanceof UpstreamError)) throw error;
      if (call.fallback !== undefined) return call.fallback;
      missing ??= error;
      throw toOutage(error);
    }
  };
  const getLater = async (...[call]: Parameters<Get>) => {
    const probed = await probeOnce();
    const isPlain = probed.version === null && call.fallback === undefined;
    return isPlain ? lastGood.known(call, probed) : get(call);
  };

  const catalogue = checked(adapter.open(get));
  const optional = toOptional(catalogue);
  return {
    ...catalogue,
    optional,
    async findProductsById(ids) {
      const found = await Promise.all(ids.map((id) => optional.findProduct(String(id))));
      return found.filter((product) => product !== null);
    },
    // A call's null passes through: none of them reads its response before it returns it.
    later: toOptional(checked(adapter.open(getLater as Get))),
    sendContact: adapter.sendContact,
    // Only the number: another site that shows this catalogue does not know the database's
    // identity.
    version: async () => (await probeOnce()).version?.split(" ").at(-1) ?? lastGood.drift,
    catalogueVersion: async () => toCatalogueVersion(await probeOnce(), lastGood),
    isComplete: () => isComplete,
    outage: () => missing?.message ?? null,
    notice: () => stale && `API Issue: ${stale.message} (Showing cached data)`,
  };
}

/** Makes no call for what no catalogue can have. */
function checked(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    findProducts: async (query) =>
      query.category && query.category.length > MAX_PLACE_LENGTH
        ? NO_PRODUCTS
        : catalogue.findProducts(query),
    findCategory: async (slug) => (SLUG.test(slug) ? catalogue.findCategory(slug) : null),
    findSubcategory: async (id) => (isId(id) ? catalogue.findSubcategory(id) : null),
    findProduct: async (idOrSlug) => {
      const isKey = /^\d+$/.test(idOrSlug) ? isId(Number(idOrSlug)) : SLUG.test(idOrSlug);
      return isKey ? catalogue.findProduct(idOrSlug) : null;
    },
  };
}

function toOptional(catalogue: Catalogue): OptionalCatalogue {
  const calls = Object.entries(catalogue).map(([name, call]) => [
    name,
    (...parameters: unknown[]) => orNull(call(...parameters)),
  ]);
  return Object.fromEntries(calls);
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
