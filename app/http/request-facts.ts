/** Facts about a request that the server adds. */
import { LRUCache } from "lru-cache";
import { createContext, type RouterContextProvider } from "react-router";
import { toNetwork } from "#app/network.ts";

export interface RequestFacts {
  /** The request's id in the log, the response and the error page; empty in development. */
  id: string;
  /** The client's IP address by the trusted proxies; null when unknown. */
  clientAddress: string | null;
  /** The prefix of the page's language, such as `/ml`, which the URL has no longer; empty for none. */
  prefix: string;
  /** The page's variant besides URL and catalogue; empty for most pages. */
  pageVariant: string;
  /** The query as parsed by the page's `handle`; undefined for page data and in development. */
  query: unknown;
  /** The page as rendered; its response has no body, which would be decoded again. */
  document: string | null;
  /** The signed-in staff account; null for everybody else. */
  user: number | null;
}

export const UNKNOWN_FACTS: Readonly<RequestFacts> = {
  id: "",
  clientAddress: null,
  prefix: "",
  pageVariant: "",
  query: undefined,
  document: null,
  user: null,
};

/** Reading an IPv6 address takes 5 µs, a tenth of the time in which a cached page is sent. */
const networks = new LRUCache<string, string>({ max: 5_000, memoMethod: (of) => toNetwork(of) });

/** By which clients are counted; those with an unknown address are one. */
export const networkOf = ({ clientAddress }: RequestFacts) =>
  networks.memo(clientAddress ?? "unknown");

/** Set for every request to the built site. */
export const requestFactsContext = createContext<RequestFacts>({ ...UNKNOWN_FACTS });

/** The page's query as its `handle` parses it: once, before the page cache. */
export function queryOf<Query>(
  handle: { read(params: URLSearchParams): Query },
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
): Query {
  const { query } = context.get(requestFactsContext);
  return query === undefined ? handle.read(url.searchParams) : (query as Query);
}
