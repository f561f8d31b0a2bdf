/** The search page: `/search?q={words}&type={type}`, or a category's products with `category={name}`. */
import { data, Form, href, Link } from "react-router";
import { activeFilters } from "#app/catalogue/active-filters.ts";
import {
  DEFAULT_QUERY,
  type ListingQuery,
  listingHref,
  parseListingQuery,
  serializeListingQuery,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import type { SearchOutcome } from "#app/catalogue/search-outcome.ts";
import * as policies from "#app/http/policies.ts";
import { SEARCH_OUTCOME } from "#app/http/search-outcome.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import type { Route } from "./+types/search";
import { suggestCategories } from "./categories.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import "./search.css";
import type { PageAddress } from "#app/http/page-address.ts";

export const handle = {
  query: (params) => serializeListingQuery(parseListingQuery(params)),
} satisfies PageAddress;

export function meta({ loaderData: { asked, list, isFiltered }, matches }: Route.MetaArgs) {
  const words = asked.q || asked.category;
  return pageMeta(matches, {
    title: words ? `Search: ${words}` : "Search Products",
    description: "Search every machine, accessory and tool of the catalogue by name, job or figure.",
    path: listingHref("/search", asked),
    noindex: words !== "" || list.total === 0 || isFiltered,
  });
}

/** Beside the caching policy of all pages, what came of the search: the page cache counts by it. */
export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  const outcome = loaderHeaders.get(SEARCH_OUTCOME);
  const policy = loaderHeaders.has("Cache-Control") ? policies.uncached : policies.catalogue;
  return { ...policy, ...(outcome && { [SEARCH_OUTCOME]: outcome }) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const listingQuery = parseListingQuery(url.searchParams);
  const list = await loadList(context.get(upstreamContext), {
    kind: "search",
    path: href("/search"),
    category: "",
    listingQuery,
  });
  const { q, exact, category } = listingQuery;
  const asked = { ...DEFAULT_QUERY, q, exact, category };
  const categories = list.total === 0 ? await suggestCategories(context.get(upstreamContext)) : [];
  const isFiltered = activeFilters(listingQuery).length > 0;
  const outcome = list.search?.whole === 0 ? "missed" : "found";
  const isCounted = q !== "" && !category && !isFiltered && listingQuery.page === 1;
  const headers = { ...(isCounted && { [SEARCH_OUTCOME]: outcome }) };
  return data({ asked, list, categories, isFiltered }, { headers });
}

export default function SearchPage({ loaderData: { asked, list, categories } }: Route.ComponentProps) {
  return (
    <>
      <div className="title title--wash">
        <div className="wrap find">
          <h1>{asked.q ? "Search Results" : "Search Products"}</h1>
          <Form className="find__form" role="search" aria-label="Search results" action="/search">
            {/* Another search is another field: what the last one held does not belong to it. */}
            <input
              key={asked.q}
              type="search"
              name="q"
              defaultValue={asked.q}
              aria-label="Search for products"
              required
              // Blanks alone are no search, as in the header.
              pattern=".*\S.*"
              title="Type what you are looking for"
            />
            {asked.category && <input type="hidden" name="category" value={asked.category} />}
            <button className="btn" type="submit">
              <Icon name="search" size={20} /> Search
            </button>
          </Form>
          <Corrected asked={asked} corrected={list.search?.corrected ?? null} />
          {asked.category && <PlaceChip asked={asked} />}
          <ApiNotice message={list.notice} />
        </div>
      </div>
      <ProductBrowser
        list={list}
        count={(total) => countLine(total, asked, list.search)}
        empty={<NothingFound asked={asked} nearest={list.search?.nearest ?? []} categories={categories} />}
      />
    </>
  );
}

/** The category that is searched, and the way out of it. */
function PlaceChip({ asked }: { asked: ListingQuery }) {
  return (
    <p className="find__place">
      In{" "}
      <Link className="chip" to={listingHref("/search", withListingQuery(asked, { category: "" }))}>
        {asked.category} <span className="sr">, search everywhere instead</span>
        <Icon name="close" size={16} />
      </Link>
    </p>
  );
}

/** Says that misspelt words were put right, and leads to them as they were typed. */
function Corrected({ asked, corrected }: { asked: ListingQuery; corrected: string | null }) {
  if (corrected === null) return null;
  return (
    <p className="find__corrected">
      Showing results for <strong>{corrected}</strong>.{" "}
      <Link className="link" to={listingHref("/search", { ...asked, exact: true })}>
        Search instead for {asked.q}
      </Link>
    </p>
  );
}

function countLine(total: number, asked: ListingQuery, search: SearchOutcome | null): string {
  const { category } = asked;
  const q = search?.corrected ?? asked.q;
  const products = (count: number) => (count === 1 ? "1 product" : `${count} products`);
  if (!q) return category ? `Found ${products(total)} in ${category}` : `Found ${products(total)}`;
  const whole = search?.whole ?? total;
  if (whole === total) return `Found ${products(total)} for "${q}"`;
  if (whole === 0) return `No product has all of "${q}"; ${products(total)} ${total === 1 ? "comes" : "come"} close`;
  return `Found ${products(whole)} for "${q}", and ${total - whole} that ${total - whole === 1 ? "comes" : "come"} close`;
}
