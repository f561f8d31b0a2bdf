import { expect, it, vi } from "vitest";
import { type RequestOptions, serveMiddlewares } from "../../../tests/support/serve-middlewares.ts";
import { createDictionary } from "../dictionary.ts";
import * as policies from "../policies.ts";
import { createPageCache } from "./page-cache.ts";
import { type Render, renderWith } from "./render.ts";

const ETAG = 'W/"page"';
const HEADERS = { ...policies.catalogue, "Content-Type": "text/html" };
const page = (init: ResponseInit = {}) =>
  new Response("<p>", { headers: { ...HEADERS, ETag: ETAG, "Content-Length": "3" }, ...init });

async function through(answer: () => Response, known: string, method = "GET") {
  const ask = await serveMiddlewares([renderWith(async () => answer())]);
  return ask("/", { method, headers: { "If-None-Match": known } });
}

it.each(['"page"', `"x", ${ETAG}`, "*"])(
  "a client with the ETag %s gets headers only",
  async (known) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, body } = await through(page, known, method);
      expect([status, body.length, headers.etag]).toEqual([304, 0, ETAG]);
      expect(headers["cache-control"]).toBe(policies.catalogue["Cache-Control"]);
      expect([headers["content-encoding"], headers["content-length"]]).toEqual([
        undefined,
        undefined,
      ]);
    }
  },
);

it.each<[string, () => Response, string, string?]>([
  ["another page", page, 'W/"other"'],
  ["an error", () => page({ status: 503 }), ETAG],
  ["the response to a form", page, ETAG, "POST"],
  ["a page without an ETag", () => new Response("<p>"), "*"],
])("%s is sent whole", async (_, answer, known, method) => {
  const { status, body } = await through(answer, known, method);
  expect([status, body.toString()]).toEqual([answer().status, "<p>"]);
});

it("sends a range of a text unencoded", async () => {
  const part = "x".repeat(2_000);
  const headers = {
    "Content-Type": "image/svg+xml",
    "Content-Range": "bytes 0-1999/5000",
    "Content-Length": "2000",
  };
  const ask = await serveMiddlewares([
    renderWith(async () => new Response(part, { status: 206, headers })),
  ]);
  const answer = await ask("/", { headers: { "Accept-Encoding": "gzip", Range: "bytes=0-1999" } });
  expect([answer.status, answer.headers["content-encoding"], answer.body.toString()]).toEqual([
    206,
    undefined,
    part,
  ]);
});

it.each<[string, RequestOptions, boolean?]>([
  ["HEAD", { method: "HEAD" }],
  ["a client with its ETag", { headers: { "If-None-Match": ETAG } }],
  ["a client that has disconnected", {}, true],
])("closes a file that %s leaves unread", async (_, options, isGone = false) => {
  const cancel = vi.fn();
  const render: Render = async (_request, response) => {
    if (isGone) response.destroy();
    return new Response(new ReadableStream({ cancel }), {
      headers: { ...HEADERS, "Content-Type": "image/png", ETag: ETAG },
    });
  };
  const cache = createPageCache({
    render,
    headers: {},
    currentVersion: () => ({ version: "1", validForMs: null }),
    countSearch: () => {},
    dictionary: createDictionary(async () => null),
  });
  for (const middleware of [renderWith(render), cache.misses]) {
    cancel.mockClear();
    const ask = await serveMiddlewares([middleware]);
    await ask("/", options).catch(() => expect(isGone).toBe(true));
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  }
});
