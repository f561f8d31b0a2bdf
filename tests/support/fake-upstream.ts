/** An upstream for tests: answers what the test gives it, through the real client, and remembers what it was asked. */
import { RouterContextProvider } from "react-router";
import type { ProbeResult } from "#app/upstream/adapter.ts";
import { LastGood } from "#app/upstream/last-good.ts";
import { createRemote } from "#app/upstream/remote/remote.ts";
import type { Send } from "#app/upstream/remote/transport.ts";
import { createRequestUpstream } from "#app/upstream/request-upstream.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";

/** By path: the `data` of a good answer, or a function that makes any answer. What has no path here is a 404. */
export type FakeAnswers = Record<string, object | ((url: URL, request: Request) => Response | Promise<Response>)>;

export interface FakeUpstream {
  /** The next request's upstream; all share what is kept. */
  next(): Upstream;
  /** Path and query of every call so far, without the origin. */
  asked: string[];
  /** What further calls answer; may be changed during a test. */
  answers: FakeAnswers;
  /** What the client hears of the catalogue's version and of an outage; may be changed during a test. */
  probe: ProbeResult;
}

const BASE = "http://upstream.test";

export function fakeUpstream(answers: FakeAnswers = {}): FakeUpstream {
  const send: Send = async (request) => {
    const url = new URL(request.url);
    fake.asked.push(url.pathname + url.search);
    const { version } = fake.probe;
    const response = await answerFrom(fake.answers, request);
    // What a proxy says in the upstream's place names no version.
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
    asked: [],
    answers,
    probe: { version: "1", failure: null },
  };
  return fake;
}

/** What an upstream with these answers says to a request. */
export function answerFrom(answers: FakeAnswers, request: Request): Response | Promise<Response> {
  const url = new URL(request.url);
  const answer = answers[url.pathname];
  if (typeof answer === "function") return answer(url, request);
  if (answer === undefined) return Response.json({ success: false, error: "There is none" }, { status: 404 });
  const total = Array.isArray(answer) ? { total: answer.length } : {};
  return Response.json({ success: true, data: answer, ...total });
}

/** The arguments of a route's loader for a GET of `path`, or of its action for a `request` of one's own. */
export function routeArgs<Params>(fake: FakeUpstream, path: string, params: Params, init?: RequestInit) {
  const request = new Request(new URL(path, "http://site.test"), init);
  const context = new RouterContextProvider();
  context.set(upstreamContext, fake.next());
  return { request, url: new URL(request.url), params, context, pattern: path };
}

/** An upstream that cannot be reached. */
export const unreachable = () => Promise.reject(new TypeError("fetch failed"));

/** A product as an upstream sends it, with the least that is needed. */
export function aWireProduct(fields: { id?: number; [field: string]: unknown } = {}) {
  return { id: 7, name: "STIHL MS 250", slug: "stihl-ms-250", status: "active", ...fields };
}
