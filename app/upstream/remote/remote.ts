/** Another host's API as a source: any with the calls of `/api`, in all tolerated shapes. */
import { hash } from "node:crypto";
import type { z } from "zod";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import { type CatalogueQuery, DEFAULT_QUERY } from "#app/catalogue/listing-query.ts";
import { DEFAULT_READER, SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { FacetsReading, OutcomeReading } from "#app/contract/facets.ts";
import { isPublic } from "#app/contract/product-parts.ts";
import { toSearchParams } from "#app/contract/product-query.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import {
  CategoryReading,
  type Envelope,
  LinkReading,
  SubcategoryReading,
} from "#app/contract/reading.ts";
import { Definitions } from "#app/contract/specifications.ts";
import { toProduct, toSummary, type UpstreamDefaults } from "../normalise/to-product.ts";
import type { Adapter, Catalogue, Get, ProductPage } from "../upstream.ts";
import { findLocally, type LocalDefaults, toCandidate } from "./find-locally.ts";
import { createProbe } from "./probe-upstream.ts";
import { createSendContact } from "./send-contact.ts";
import { type AskOptions, ask, type Reply, readList, readOne, type Send } from "./transport.ts";

const CATEGORIES = "/api/categories";
/** Milliseconds. */
const PROBE_TIMEOUT = 2_500;

/** @param base the host's origin, without a slash at the end */
export function createRemote(send: Send, base: string, shopDefaults: UpstreamDefaults): Adapter {
  // The probe's response is the next one of the same call.
  let probed: Promise<Reply> | null = null;
  const probe = () => {
    const options = { what: "categories", noneStatus: 200 };
    probed = ask(send, base + CATEGORIES, options, PROBE_TIMEOUT);
    return probed;
  };
  const askOnce = (path: string, options: AskOptions) => {
    const reply = path === CATEGORIES ? probed : null;
    if (reply) probed = null;
    return reply ?? ask(send, base + path, options);
  };
  return {
    probe: createProbe(probe),
    open: (get) => openCatalogue(get, askOnce, shopDefaults),
    sendContact: createSendContact(send, base),
  };
}

interface CallOptions<Value> {
  fallback?: Value;
  noneStatus?: number;
}

const SpecificationsReading = Definitions.transform((all) => new SpecificationReader(all));

function openCatalogue(
  get: Get,
  askPath: (path: string, options: AskOptions) => Promise<Reply>,
  shopDefaults: UpstreamDefaults,
): Catalogue {
  /** @param read gets null where the upstream has no such item; may throw an `UpstreamError` */
  const find = <Value>(
    path: string,
    what: string,
    read: (envelope: Envelope | null) => Value,
    { fallback, noneStatus }: CallOptions<Value> = {},
  ) =>
    get({
      key: path,
      fallback,
      async load() {
        const { envelope, version, body } = await askPath(path, { what, noneStatus });
        return { value: read(envelope), version, hash: hash("sha1", body), size: body.length };
      },
    });
  const list = <Item>(path: string, what: string, schema: z.ZodType<Item>) =>
    find(path, what, (envelope) => readList(envelope, schema, what));
  const one = <Item>(path: string, what: string, schema: z.ZodType<Item>) =>
    find(path, what, (envelope) => readOne(envelope, schema, what));
  const listProducts = <Value>(
    query: CatalogueQuery,
    read: (envelope: Envelope | null) => Value,
    options?: CallOptions<Value>,
  ) =>
    find(
      `/api/products?${toSearchParams({ status: "active", ...query })}`,
      "products",
      read,
      options,
    );
  const toPage =
    (defaults: UpstreamDefaults) =>
    (envelope: Envelope | null): ProductPage => {
      const products = readPublic(envelope).map((reading) => toSummary(reading, defaults));
      const { total, facets, search } = envelope ?? {};
      return {
        products,
        total: total ?? products.length,
        search: OutcomeReading.parse(search),
        facets: FacetsReading.parse(facets),
      };
    };
  /** For filtering here; `links` separates their cache entries from the pages above. */
  const listCandidates = (defaults: LocalDefaults) => (query: CatalogueQuery) =>
    listProducts({ ...query, links: true }, (envelope) => ({
      candidates: readPublic(envelope).map((reading) => toCandidate(reading, defaults)),
      total: envelope?.total ?? null,
    }));
  const readDefaults = async () => ({
    ...shopDefaults,
    specifications: await catalogue.findSpecifications(),
  });

  const catalogue: Catalogue = {
    listCategories: () => list(CATEGORIES, "categories", CategoryReading),
    findCategory: (slug) =>
      one(`${CATEGORIES}/slug/${encodeURIComponent(slug)}`, "category", CategoryReading),
    listSubcategories: () => list("/api/subcategories", "subcategories", SubcategoryReading),
    findSubcategory: (id) => one(`/api/subcategories/${id}`, "subcategory", SubcategoryReading),
    listProductSubcategories: () =>
      list("/api/product-subcategories", "product subcategories", LinkReading),
    // A call of this project's API alone.
    findSpecifications: () =>
      find(
        "/api/specifications",
        "specifications",
        (envelope) => SpecificationsReading.safeParse(envelope?.data).data ?? DEFAULT_READER,
        { fallback: DEFAULT_READER, noneStatus: 200 },
      ),
    async findProducts(query) {
      const defaults = await readDefaults();
      const read = toPage(defaults);
      if (!needsFacets(query)) return listProducts(query, read);
      // A strict upstream may reject unknown parameters.
      const page = await listProducts(
        { ...query, facets: true },
        (envelope) => envelope && read(envelope),
        { noneStatus: 400 },
      );
      if (!page?.facets)
        return findLocally(catalogue, defaults.specifications, listCandidates(defaults), query);
      return query.facets ? page : { ...page, facets: null };
    },
    async findProduct(idOrSlug) {
      const defaults = await readDefaults();
      const key = /^\d+$/.test(idOrSlug) ? idOrSlug : `slug/${encodeURIComponent(idOrSlug)}`;
      const read = (envelope: Envelope | null) => {
        const reading = readOne(envelope, ProductReading, "product");
        return reading && isPublic(reading) ? toProduct(reading, defaults) : null;
      };
      return find(`/api/products/${key}`, "product", read, { noneStatus: 200 });
    },
  };
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
