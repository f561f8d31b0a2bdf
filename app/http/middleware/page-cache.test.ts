import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueVersion } from "#app/upstream/upstream.ts";
import { type Asked, type RawAnswer, serveMiddlewares } from "../../../tests/support/ask-middleware.ts";
import * as policies from "../policies.ts";
import { createPageCache } from "./page-cache.ts";
import { answerWith } from "./render.ts";

const HTML = `<p>${"é, and so on ".repeat(200)}</p>`;
const page = (html: BodyInit = HTML, headers: HeadersInit = {}) =>
  new Response(html, { headers: { ...policies.catalogue, "Content-Type": "text/html; charset=utf-8", ...headers } });

let version: CatalogueVersion | null;
let asked: number;
let ask: (path?: string, asked?: Asked) => Promise<RawAnswer>;
const render = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  version = { version: "1", validForMs: null };
  render.mockReset().mockImplementation(async () => page());
  asked = 0;
  const currentVersion = () => {
    asked++;
    return version;
  };
  const cache = createPageCache({ render, headers: {}, currentVersion, countSearch: () => {} });
  ask = await serveMiddlewares([cache.hits, cache.misses, answerWith(render)]);
});

const taking = (encodings: string): Asked => ({ headers: { "Accept-Encoding": encodings } });

function contentOf({ headers, body }: RawAnswer): string {
  expect(headers["content-length"]).toBe(String(body.length));
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

describe("a page that was rendered before", () => {
  it("is not rendered again, in whichever coding it is asked for", async () => {
    const first = await ask("/", taking("gzip, br"));
    // The quickest to make of what it takes; later it is the smallest.
    expect(first.headers["content-encoding"]).toBe("gzip");
    expect(contentOf(first)).toBe(HTML);
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
      ["br, gzip;q=0.5", "br"],
    ] as const) {
      const again = await ask("/", taking(accepted));
      expect(again.headers["content-encoding"]).toBe(encoding);
      expect(again.headers["cache-status"]).toBe("pages; hit");
      expect(again.headers.vary).toBe("Accept-Encoding");
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(contentOf(again)).toBe(HTML);
    }
    expect(render).toHaveBeenCalledOnce();
  });

  it("answers HEAD as well", async () => {
    await ask("/about");
    const head = await ask("/about", { method: "HEAD" });
    expect([head.headers["cache-status"], head.body.length]).toEqual(["pages; hit", 0]);
    expect(render).toHaveBeenCalledOnce();
  });

  it("is rendered again when the catalogue has changed", async () => {
    await ask();
    version = { version: "2", validForMs: null };
    render.mockImplementation(async () => page("new"));
    expect(contentOf(await ask())).toBe("new");
    expect(contentOf(await ask())).toBe("new");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is not shown in an outage", async () => {
    await ask();
    version = null;
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("lasts as long as a version without a name, in all its codings", async () => {
    version = { version: "", validForMs: 300 };
    await ask();
    await ask("/", taking("br"));
    expect(render).toHaveBeenCalledOnce();
    await wait(350);
    await ask("/", taking("br"));
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("many who ask at once", () => {
  it("for a page cost one render", async () => {
    const codings = ["br", "gzip", "identity"];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask("/", taking(`${codings[at % 3]}`))));
    expect(render).toHaveBeenCalledOnce();
    for (const answer of answers) expect(contentOf(answer)).toBe(HTML);
  });

  it("get answers of their own where one may not be kept, and wait for no more than the first", async () => {
    const allRender = Promise.withResolvers<void>();
    let number = 0;
    render.mockImplementation(async () => {
      const own = number++;
      if (own === 0) await vi.waitFor(() => expect(asked).toBe(2 * 5));
      if (own === 4) allRender.resolve();
      if (own > 0) await allRender.promise;
      return new Response(String(own), { headers: policies.uncached });
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask("/contact")));
    expect(answers.map(({ body }) => body.toString()).toSorted()).toEqual(["0", "1", "2", "3", "4"]);
  });

  it.each<[string, () => Response]>([
    ["a failure", () => new Response(null, { status: 500 })],
    ["half a page", () => page("<p>half")],
  ])("are not let down by the first of them going away with %s", async (_, answer) => {
    const gone = new AbortController();
    const [isAsked, isGone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    render.mockImplementationOnce(async () => {
      isAsked.resolve();
      await isGone.promise;
      return answer();
    });
    const first = ask("/", { signal: gone.signal }).catch(() => null);
    await isAsked.promise;
    const others = [ask(), ask()];
    gone.abort();
    await first;
    await wait(50);
    isGone.resolve();
    for (const other of others) expect(contentOf(await other)).toBe(HTML);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("after a write do not get the page from before it", async () => {
    const slow = Promise.withResolvers<Response>();
    render.mockReturnValueOnce(slow.promise);
    const before = ask();
    await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
    version = { version: "2", validForMs: null };
    const after = contentOf(await ask());
    slow.resolve(page("old"));
    expect([contentOf(await before), after]).toEqual(["old", HTML]);
    expect(contentOf(await ask())).toBe(HTML);
  });
});

it.each(["/?page=2", "/.data", "/about"])("%s is a page of its own", async (path) => {
  await ask("/");
  await ask(path);
  expect(render).toHaveBeenCalledTimes(2);
});

it.each<[string, { path?: string; asked?: Asked; answer?: () => Response }]>([
  ["a form that was posted", { asked: { method: "POST" } }],
  ["what somebody asks with a right of their own", { asked: { headers: { Authorization: "Bearer x" } } }],
  ["a page of the desk", { path: "/desk/products" }],
  ["a call of the API", { path: "/api/products?page=2" }],
  ["a page with an address beyond all use", { path: `/?q=${"x".repeat(1_000)}` }],
  ["an answer that says so", { answer: () => page(HTML, policies.uncached) }],
  ["an error", { answer: () => new Response(HTML, { status: 503, headers: page().headers }) }],
  ["a page that is not there", { answer: () => new Response(HTML, { status: 404, headers: page().headers }) }],
  ["an answer with a cookie", { answer: () => page(HTML, { "Set-Cookie": "a=b" }) }],
  ["an answer that varies", { answer: () => page(HTML, { Vary: "Cookie" }) }],
  ["a picture", { answer: () => page(HTML, { "Content-Type": "image/png" }) }],
])("%s is not kept", async (_, { path, asked, answer = page }) => {
  render.mockImplementation(async () => answer());
  for (const time of [1, 2]) {
    const response = await ask(path, asked);
    expect([response.status, response.body.toString()]).toEqual([answer().status, HTML]);
    expect(response.headers["cache-status"]).toBeUndefined();
    expect(render).toHaveBeenCalledTimes(time);
  }
});

it("a picture that cannot be read to its end ends its connection, and no other", async () => {
  const picture = () => new ReadableStream({ start: (controller) => controller.error(new Error("cannot be read")) });
  render.mockImplementationOnce(async () => page(picture(), { "Content-Type": "image/png" }));
  await expect(ask()).rejects.toThrow(/socket hang up|aborted/);
  expect(contentOf(await ask())).toBe(HTML);
});

it("calls of the API do not wait for one another", async () => {
  const first = Promise.withResolvers<Response>();
  render.mockImplementationOnce(() => first.promise);
  const waiting = ask("/api/types");
  expect(contentOf(await ask("/api/types"))).toBe(HTML);
  first.resolve(page());
  await waiting;
});
