/** Canonicalises the URL before the page cache: parameters that a page does not read are dropped. */
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";
import type { PageAddress, Shop } from "../page-address.ts";
import type { Middleware } from "./middleware.ts";

/** The parts of React Router's server build that are read here. */
export interface ServerRoutes {
  [id: string]:
    | { id: string; parentId?: string; path?: string; index?: boolean; module: { handle?: unknown } }
    | undefined;
}

interface NamedPage {
  address: string;
  variant: PageAddress["variant"];
}

/** Addresses remembered with their names; a name is quick to find again. */
const MOST_NAMED = 5_000;
/** The longest address that is remembered, characters. */
const LONGEST_NAMED = 2_000;

export function canonicalUrl(routes: ServerRoutes, shop: Shop): Middleware {
  const find = createFinder(routes);
  const named = new LRUCache<string, NamedPage>({ max: MOST_NAMED });

  return (request, _response, next) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    let page = named.get(url);
    if (!page) {
      page = find(url);
      if (url.length <= LONGEST_NAMED) named.set(url, page);
    }
    request.url = page.address;
    if (page.variant) request.facts.pageVariant = page.variant(shop);
    next();
  };
}

function createFinder(routes: ServerRoutes): (url: string) => NamedPage {
  const tree = toTree(routes);
  return (address) => {
    const url = new URL(`http://localhost${address}`);
    const handles = matchRoutes(tree, toPagePath(url.pathname))?.map(({ route }) => route.handle as PageAddress | null);
    const page = handles?.findLast((handle) => handle?.query || handle?.variant);
    const search = page?.query ? toSearch(page.query(withoutOwn(url)), ownOf(url)) : url.search;
    return { address: url.pathname + search, variant: page?.variant };
  };
}

function toTree(routes: ServerRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, handle, children: toTree(routes, id) },
    );
}

/** The path of the page whose data is asked for at `/page.data`. */
function toPagePath(pathname: string): string {
  return pathname.endsWith(".data") ? pathname.replace(/(?:\/_root|\/_)?\.data$/, "") || "/" : pathname;
}

/** React Router's own parameter, which names the routes whose data is wanted. */
const OWN = "_routes";

function ownOf({ pathname, searchParams }: URL): string {
  const routes = pathname.endsWith(".data") ? searchParams.get(OWN) : null;
  return routes === null ? "" : new URLSearchParams({ [OWN]: routes }).toString();
}

function withoutOwn({ searchParams }: URL): URLSearchParams {
  const params = new URLSearchParams(searchParams);
  params.delete(OWN);
  return params;
}

function toSearch(...queries: string[]): string {
  const search = queries.filter(Boolean).join("&");
  return search && `?${search}`;
}
