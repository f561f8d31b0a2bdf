/** A fake upstream behind the real client: sends the test's responses and records the requests. */
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { LastGood } from "#app/upstream/last-good.ts";
import { createRemote } from "#app/upstream/remote/remote.ts";
import type { Send } from "#app/upstream/remote/transport.ts";
import { createRequestUpstream } from "#app/upstream/request-upstream.ts";
import type { ProbeResult, Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";

/**
 * By path: the `data` of a successful response, or a function that makes any response. Other paths
 * are 404.
 */
export type FakeResponses = Record<
  string,
  object | ((url: URL, request: Request) => Response | Promise<Response>)
>;

interface FakeUpstream {
  /** The upstream of the next request; all share one cache. */
  next(): Upstream;
  /** Path and query of every request so far, without the origin. */
  requests: string[];
  /** The responses to further requests; may be changed during a test. */
  responses: FakeResponses;
  /** Loads what pages lacked. */
  lookUp(): Promise<void>;
  /** The catalogue's version, or a failure, as the client sees it; may be changed during a test. */
  probe: ProbeResult;
}

const BASE = "http://upstream.test";

export function fakeUpstream(responses: FakeResponses = {}): FakeUpstream {
  const send: Send = async (request) => {
    const url = new URL(request.url);
    const { version } = fake.probe;
    // Every list asks for them, once for all requests.
    if (version === null || url.pathname !== "/api/specifications")
      fake.requests.push(url.pathname + url.search);
    const response = await respondFrom(fake.responses, request);
    // A proxy's own response has no catalogue version.
    const isNamed = response.headers.has("X-Catalogue-Version") || response.headers.has("Via");
    if (version && !isNamed) response.headers.set("X-Catalogue-Version", version);
    return response;
  };
  const adapter = {
    ...createRemote(send, BASE, { base: null, videoHosts: [] }),
    probe: async () => fake.probe,
  };
  const lastGood = new LastGood();
  const fake: FakeUpstream = {
    next: () => createRequestUpstream(adapter, lastGood),
    lookUp: () => lastGood.lookUp(),
    requests: [],
    responses,
    probe: { version: "1", failure: null },
  };
  return fake;
}

/** The response of an upstream with these responses to a request. */
export function respondFrom(
  responses: FakeResponses,
  request: Request,
): Response | Promise<Response> {
  const url = new URL(request.url);
  const response = responses[url.pathname];
  if (typeof response === "function") return response(url, request);
  if (response === undefined)
    return Response.json({ success: false, error: "Not found" }, { status: 404 });
  const total = Array.isArray(response) ? { total: response.length } : {};
  return Response.json({ success: true, data: response, ...total });
}

/** The arguments of a route's loader for a GET of `path`, or of its action for another `init`. */
export function routeArgs<Args extends LoaderFunctionArgs>(
  fake: FakeUpstream,
  path: string,
  params: Args["params"],
  init?: RequestInit,
): Args {
  const request = new Request(new URL(path, "http://site.test"), init);
  const context = new RouterContextProvider();
  context.set(upstreamContext, fake.next());
  // The type of each route's arguments names its own pattern and parameters.
  return { request, url: new URL(request.url), params, context, pattern: path } as unknown as Args;
}

/** An upstream that cannot be reached. */
export const unreachable = () => Promise.reject(new TypeError("fetch failed"));

/** A minimal product as an upstream sends it. */
export function aWireProduct(fields: { id?: number; [field: string]: unknown } = {}) {
  return { id: 7, name: "STIHL MS 250", slug: "stihl-ms-250", status: "active", ...fields };
}
