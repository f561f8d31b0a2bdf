/** Canonicalises the URL before the page cache: drops parameters that a page does not read. */
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";
import type { PageUrl, VariantInput } from "../page-url.ts";
import type { Middleware } from "./middleware.ts";

/** The used parts of React Router's server build. */
export interface ServerRoutes {
  [id: string]:
    | {
        id: string;
        parentId?: string;
        path?: string;
        index?: boolean;
        module: { handle?: unknown };
      }
    | undefined;
}

interface NamedPage {
  url: string;
  query: unknown;
  variant: PageUrl["variant"];
}

/** Canonical URLs are cached: without this cached pages are served at a quarter of the rate. */
const MAX_NAMED = 5_000;
/** The longest cached URL, characters. */
const MAX_NAMED_LENGTH = 2_000;

export function canonicalUrl(routes: ServerRoutes, shop: VariantInput): Middleware {
  const find = createFinder(routes);
  const named = new LRUCache<string, NamedPage>({ max: MAX_NAMED });

  return (request, _response, next) => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return next();
    let page = named.get(url);
    if (!page) {
      page = find(url);
      if (url.length <= MAX_NAMED_LENGTH) named.set(url, page);
    }
    request.url = page.url;
    request.facts.query = page.query;
    if (page.variant) request.facts.pageVariant = page.variant(shop);
    next();
  };
}

function createFinder(routes: ServerRoutes): (url: string) => NamedPage {
  const tree = toTree(routes);
  return (requested) => {
    const url = new URL(`http://localhost${requested}`);
    const handles = matchRoutes(tree, toPagePath(url.pathname))?.map(
      ({ route }) => route.handle as PageUrl | null,
    );
    const page = handles?.findLast((handle) => handle?.read || handle?.variant);
    // The router adds a parameter to the URL of a page's data and hides it from the loader.
    const query = url.pathname.endsWith(".data") ? undefined : page?.read?.(url.searchParams);
    const search = query !== undefined && page?.write ? page.write(query) : url.search.slice(1);
    return {
      url: search ? `${url.pathname}?${search}` : url.pathname,
      query,
      variant: page?.variant,
    };
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

/** The path of the page whose data is requested as `/page.data`. */
function toPagePath(pathname: string): string {
  return pathname.endsWith(".data")
    ? pathname.replace(/(?:\/_root|\/_)?\.data$/, "") || "/"
    : pathname;
}
