/**
 * The search page: `/search?q={words}&type={type}`, or a category's products with
 * `category={name}`.
 */

import { data, Form, href, Link, redirect } from "react-router";
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
import { isByPrice } from "#app/catalogue/sort.ts";
import type { PageUrl } from "#app/http/page-url.ts";
import * as policies from "#app/http/policies.ts";
import { queryOf } from "#app/http/request-facts.ts";
import { SEARCH_OUTCOME } from "#app/http/search-outcome.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { messagesIn, requestLanguage, useMessages } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { languageOf, pageMeta } from "#app/ui/meta.ts";
import { Html } from "#app/ui/page-link.tsx";
import { ApiNotice } from "#app/ui/product-list/api-notice.tsx";
import { ProductBrowser } from "#app/ui/product-list/product-browser.tsx";
import { listAddress } from "#app/ui/product-list/product-list-view.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { loadList } from "../list/load-list.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/search";
import { renderTargets } from "./found-targets.server.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { renderSuggestedCategories } from "./suggested-categories.server.tsx";
import { findOrder, loadTargets } from "./targets.server.ts";
import "./search.css";

export const handle = {
  read: parseListingQuery,
  write: serializeListingQuery,
} satisfies PageUrl<ListingQuery>;

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { query, list } = loaderData;
  const t = messagesIn(languageOf(matches)).search;
  const words = query.q || query.category;
  const path = listAddress(list, location.search);
  return pageMeta(matches, {
    title: words ? t.searchFor(words) : t.title,
    description: t.description,
    path,
    noindex: list.total === 0 || path !== list.path,
  });
}

/** The caching policy and the outcome of the search, which the page cache counts. */
export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  const outcome = loaderHeaders.get(SEARCH_OUTCOME);
  const policy = loaderHeaders.has("Cache-Control") ? policies.uncached : policies.catalogue;
  return { ...policy, ...(outcome && { [SEARCH_OUTCOME]: outcome }) };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const listingQuery = queryOf(handle, { url, context });
  const upstream = context.get(upstreamContext);
  const language = context.get(requestLanguage);
  const pricing = pricingOf(context);
  const isPlain = listingQuery.sort === DEFAULT_QUERY.sort && !listingQuery.exact;
  const order = isPlain ? await findOrder(upstream, language, listingQuery.q) : null;
  if (order && (pricing.areShown || !isByPrice(order.sort)))
    throw redirect(listingHref(href("/search"), withListingQuery(listingQuery, order)));
  const list = await loadList(upstream, {
    kind: "search",
    path: href("/search"),
    category: "",
    listingQuery,
    language,
    pricing,
  });
  const { q, exact, category } = listingQuery;
  const query = { ...DEFAULT_QUERY, q, exact, category };
  const targets = await loadTargets(upstream, language, {
    query: category ? "" : q,
    corrected: list.search?.corrected ?? null,
    brands: list.cards.map(({ brand }) => brand),
    hidesPrices: !pricing.areShown,
  });
  const categories = list.total === 0 ? await renderSuggestedCategories(upstream, language) : "";
  const isFiltered = activeFilters(listingQuery).length > 0;
  const found = renderTargets(targets, serverMessagesIn(language).searchTargets);
  const outcome = list.search?.whole === 0 && !found ? "missed" : "found";
  const isCounted = q !== "" && !category && !isFiltered && listingQuery.page === 1;
  const headers = { ...(isCounted && { [SEARCH_OUTCOME]: outcome }) };
  return data({ query, list, found, categories }, { headers });
}

export default function SearchPage({
  loaderData: { query, list, found, categories },
}: Route.ComponentProps) {
  const t = useMessages("search");
  return (
    <>
      <div className="title title--wash">
        <div className="wrap find">
          <h1>{query.q ? t.resultsTitle : t.title}</h1>
          <Form className="find__form" role="search" aria-label={t.form} action="/search">
            {/* The key resets the field for another search. */}
            <input
              key={query.q}
              type="search"
              name="q"
              defaultValue={query.q}
              aria-label={t.field}
              required
              // Rejects blank text, as in the header.
              pattern=".*\S.*"
              title={t.fieldHint}
            />
            {query.category && <input type="hidden" name="category" value={query.category} />}
            {query.compare.length > 0 && (
              <input type="hidden" name="compare" value={query.compare.join()} />
            )}
            <button className="btn" type="submit">
              <Icon name="search" size={20} /> {t.submit}
            </button>
          </Form>
          <Corrected query={query} corrected={list.search?.corrected ?? null} />
          {query.category && <GroupChip query={query} />}
          <ApiNotice message={list.notice} />
          <Html html={found} />
        </div>
      </div>
      <ProductBrowser
        list={list}
        count={(total) => countLine(t, total, query, list.search)}
        empty={
          // A page that the search names is its result.
          found ? null : (
            <NothingFound
              query={query}
              nearest={list.search?.nearest ?? []}
              categories={categories}
            />
          )
        }
      />
    </>
  );
}

/** The category of the search, with a link that removes it. */
function GroupChip({ query }: { query: ListingQuery }) {
  const t = useMessages("search");
  return (
    <p className="find__category">
      {t.in}{" "}
      <Link className="chip" to={listingHref("/search", withListingQuery(query, { category: "" }))}>
        {query.category} <span className="sr">{t.everywhere}</span>
        <Icon name="close" size={16} />
      </Link>
    </p>
  );
}

/** Reports corrected spelling and links the search for the words as typed. */
function Corrected({ query, corrected }: { query: ListingQuery; corrected: string | null }) {
  const t = useMessages("search");
  if (corrected === null) return null;
  return (
    <p className="find__corrected">
      {t.showing(corrected)}{" "}
      <Link className="link" to={listingHref("/search", { ...query, exact: true })}>
        {t.insteadFor(query.q)}
      </Link>
    </p>
  );
}

function countLine(
  t: Messages["search"],
  total: number,
  query: ListingQuery,
  outcome: SearchOutcome | null,
): string {
  const { category } = query;
  const q = outcome?.corrected ?? query.q;
  if (!q) return category ? t.foundIn(total, category) : t.found(total);
  const exact = outcome?.whole ?? total;
  if (exact === total) return t.foundFor(total, q);
  return exact === 0 ? t.onlyClose(total, q) : t.foundAndClose(exact, q, total - exact);
}
