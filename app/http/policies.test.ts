import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { fakeUpstream } from "../../tests/support/fake-upstream.ts";
import * as policies from "./policies.ts";

async function through(
  answer: Response,
  init?: RequestInit,
  upstream = fakeUpstream().next(),
): Promise<Response> {
  const request = new Request("http://site.test/page", init);
  const context = new RouterContextProvider();
  context.set(upstreamContext, upstream);
  const args = { request, context, url: new URL(request.url), params: {}, pattern: "/page" };
  const response = await policies.caching(args, async () => answer);
  if (!response) throw new Error("no response");
  return response;
}

const page = (init: ResponseInit = {}) =>
  new Response("<p>é</p>", { headers: policies.catalogue, ...init });

it("a page that may be cached is not changed", async () => {
  const response = await through(page());
  expect(response.headers.get("Cache-Control")).toBe(policies.catalogue["Cache-Control"]);
  expect(await response.text()).toBe("<p>é</p>");
});

it("a page that lacks data of the upstream is not cached", async () => {
  const upstream = fakeUpstream({
    "/api/categories": () => new Response("down", { status: 500 }),
  }).next();
  await upstream.listCategories().catch(() => []);
  const { headers } = await through(page(), {}, upstream);
  expect(headers.get("Cache-Control")).toBe("no-store");
});

it.each<[string, Response, RequestInit | undefined]>([
  ["an error", page({ status: 503 }), undefined],
  ["a missing page", page({ status: 404 }), undefined],
  ["the response to a form", page(), { method: "POST" }],
  ["a response without Cache-Control", new Response("x"), undefined],
])("%s is not cached", async (_, answer, init) => {
  const { headers } = await through(answer, init);
  expect(headers.get("Cache-Control")).toBe("no-store");
});
