import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import * as policies from "./policies.ts";
import { revalidation } from "./revalidation.ts";

const ETAG = 'W/"page"';
const page = (init: ResponseInit = {}) =>
  new Response("<p>", {
    headers: { ...policies.catalogue, ETag: ETAG, "Content-Encoding": "br", "Content-Length": "3" },
    ...init,
  });

async function through(answer: Response, known: string, method = "GET"): Promise<Response> {
  const request = new Request("http://site.test/page", { method, headers: { "If-None-Match": known } });
  const args = {
    request,
    url: new URL(request.url),
    params: {},
    pattern: "/page",
    context: new RouterContextProvider(),
  };
  const response = await revalidation(args, async () => answer);
  if (!response) throw new Error("no answer");
  return response;
}

it.each([ETAG, '"page"', `"x", ${ETAG}`, "*"])("who knows %s gets the page's headers alone", async (known) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await through(page(), known, method);
    expect([response.status, await response.text()]).toEqual([304, ""]);
    expect(response.headers.get("ETag")).toBe(ETAG);
    expect(response.headers.get("Cache-Control")).toBe(policies.catalogue["Cache-Control"]);
    expect(response.headers.has("Content-Encoding")).toBe(false);
    expect(response.headers.has("Content-Length")).toBe(false);
  }
});

it.each<[string, Response, string, string?]>([
  ["another page", page(), 'W/"other"'],
  ["an error", page({ status: 503 }), ETAG],
  ["the answer to a form", page(), ETAG, "POST"],
  ["what has no name", new Response("<p>"), "*"],
])("%s is sent whole", async (_, answer, known, method) => {
  const response = await through(answer, known, method);
  expect([response.status, await response.text()]).toEqual([answer.status, "<p>"]);
});
