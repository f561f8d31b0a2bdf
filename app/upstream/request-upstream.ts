/** One request's upstream: questions asked over the kept answers, failures told as outages, a notice where one was stale. */
import { log } from "#app/log.server.ts";
import { type Answers, FRESH } from "./answers.ts";
import { findHere, type Source } from "./find-here.ts";
import type { Unsaid } from "./normalise/to-product.ts";
import { toOutage } from "./outage.ts";
import * as places from "./place-questions.ts";
import { product, products } from "./product-questions.ts";
import type { Pulse, TakePulse } from "./pulse.ts";
import type { Question } from "./question.ts";
import type { SendContact } from "./send-contact.ts";
import type { ProductPage, ProductQuery, Upstream } from "./upstream.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface Connection {
  answers: Answers;
  takePulse: TakePulse;
  sendContact: SendContact;
  unsaid: Unsaid;
}

/** What an upstream's slug may look like; anything else would change the address that it is put into. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u;
const LONGEST_PLACE = 200;
const NOTHING: ProductPage = { products: [], total: 0, facets: null };
const LARGEST_ID = 2_147_483_647;

export function createRequestUpstream({ answers, takePulse, sendContact, unsaid }: Connection): Upstream {
  let pulse: Promise<Pulse> | null = null;
  let failure: UpstreamError | null = null;
  let isWhole = true;

  /** What to throw for an answer that did not come; whoever catches it makes a page without. */
  function missing(error: unknown): unknown {
    isWhole = false;
    return toOutage(error);
  }

  async function get<Value>(question: Question<Value>): Promise<Value> {
    try {
      return await ask(question);
    } catch (error) {
      throw missing(error);
    }
  }

  async function ask<Value>(question: Question<Value>): Promise<Value> {
    pulse ??= takePulse();
    const answered = await answers.get(question, await pulse);
    failure = answered.failure ?? failure;
    if (answered.failure || answered.isOutdated) isWhole = false;
    return answered.value;
  }

  /** What a list can do without: a failure leaves it empty. It is logged where it happened. */
  const orEmpty = <Item>(question: Question<Item[]>) => get(question).catch((): Item[] => []);
  const source: Source = {
    get,
    links: () => orEmpty(places.productSubcategories()),
    subcategories: () => orEmpty(places.subcategories),
  };

  async function findProducts(query: ProductQuery): Promise<ProductPage> {
    if (query.category && query.category.length > LONGEST_PLACE) return NOTHING;
    if (!narrows(query)) return get(products(query, unsaid));
    const page = await ask(products({ ...query, facets: true }, unsaid)).catch((error) => {
      // A strict upstream may refuse parameters that it does not know.
      if (error instanceof UpstreamError && error.status === 400) return NOTHING;
      throw missing(error);
    });
    if (page.facets === null) return findHere(source, query, unsaid);
    return query.facets ? page : { ...page, facets: null };
  }

  return {
    findProducts,
    listCategories: () => get(places.categories),
    findCategory: async (slug) => (SLUG.test(slug) ? get(places.category(slug)) : null),
    listSubcategories: () => get(places.subcategories),
    findSubcategory: async (id) => (isId(id) ? get(places.subcategory(id)) : null),
    listProductSubcategories: (productId) => get(places.productSubcategories(productId)),
    listBrands: () => get(places.brands),
    listTypes: () => get(places.types),
    listFeatured: async (limit) => (await get(products({ featured: true, limit }, unsaid))).products,
    findProduct: async (idOrSlug) => {
      const digits = /^\d+$/.test(idOrSlug);
      return (digits ? isId(Number(idOrSlug)) : SLUG.test(idOrSlug)) ? get(product(idOrSlug, unsaid)) : null;
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
      pulse ??= takePulse();
      return (await pulse).version ?? answers.drift;
    },
    edition: async () => {
      pulse ??= takePulse();
      const { version, failure } = await pulse;
      if (failure || version === undefined) return null;
      return version === null ? { version: answers.drift, lasts: FRESH } : { version, lasts: null };
    },
    isWhole: () => isWhole,
    notice: () => failure && `API Issue: ${failure.message} (Showing cached data)`,
  };
}

/** Whether the query asks for more than the specification's own parameters can. */
function narrows({ facets, powerType, productTypes, ampHours, sort }: ProductQuery): boolean {
  return Boolean(facets || powerType || productTypes?.length || ampHours || sort);
}

function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID;
}
