/** The search page: `/search?q={words}&type={type}`, or a category's products with `category={name}`. */
import { Form, href, Link } from "react-router";
import {
  activeFilters,
  DEFAULT_QUERY,
  type ListingQuery,
  listingHref,
  parseListingQuery,
  serializeListingQuery,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import { EmptyList } from "#app/ui/product-list/empty-list.tsx";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import type { Route } from "./+types/search";
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

export async function loader({ url, context }: Route.LoaderArgs) {
  const listingQuery = parseListingQuery(url.searchParams);
  const list = await loadList(context.get(upstreamContext), {
    kind: "search",
    path: href("/search"),
    category: "",
    listingQuery,
  });
  const asked = { ...DEFAULT_QUERY, q: listingQuery.q, category: listingQuery.category };
  return { asked, list, isFiltered: activeFilters(listingQuery).length > 0 };
}

export default function SearchPage({ loaderData: { asked, list } }: Route.ComponentProps) {
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
          {asked.category && <PlaceChip asked={asked} />}
          <ApiNotice message={list.notice} />
        </div>
      </div>
      <ProductBrowser list={list} count={(total) => countLine(total, asked)} empty={<NothingFound asked={asked} />} />
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

function NothingFound({ asked }: { asked: ListingQuery }) {
  const text = asked.q
    ? `We couldn't find any products matching "${asked.q}". Try using different keywords or browse our categories.`
    : "No product matches these filters. Take one away, or browse our categories.";
  return (
    <EmptyList title="No products found" text={text}>
      <Link className="btn" to="/">
        Browse All Products
      </Link>
      <Link className="link" to={href("/collections/all-categories")}>
        All categories
      </Link>
    </EmptyList>
  );
}

function countLine(total: number, { q, category }: ListingQuery): string {
  const products = total === 1 ? "1 product" : `${total} products`;
  if (q) return `Found ${products} for "${q}"`;
  return category ? `Found ${products} in ${category}` : `Found ${products}`;
}
