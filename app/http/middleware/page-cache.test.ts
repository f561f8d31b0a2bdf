import { hash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueVersion } from "#app/upstream/upstream.ts";
import {
  type RawResponse,
  type RequestOptions,
  serveMiddlewares,
} from "../../../tests/support/serve-middlewares.ts";
import { createDictionary } from "../dictionary.ts";
import * as policies from "../policies.ts";
import type { Middleware } from "./middleware.ts";
import { createPageCache } from "./page-cache.ts";
import { renderWith } from "./render.ts";

const HTML = `<p>${"é, and so on ".repeat(200)}</p>`;
const page = (html: BodyInit = HTML, headers: HeadersInit = {}) =>
  new Response(html, {
    headers: { ...policies.catalogue, "Content-Type": "text/html; charset=utf-8", ...headers },
  });

let version: CatalogueVersion | null;
let versionReads: number;
let ask: (path?: string, options?: RequestOptions) => Promise<RawResponse>;
const render = vi.fn<() => Promise<Response>>();
/** The pages of which the dictionary is made. */
const SAMPLES: Record<string, string> = {
  "/": '<a href="/collections/saws">',
  "/collections/saws": '<a href="/products/ms-250">Saw</a>',
  "/products/ms-250": HTML,
};

beforeEach(async () => {
  version = { version: "1", validForMs: null };
  render.mockReset().mockImplementation(async () => page());
  versionReads = 0;
  const currentVersion = () => {
    versionReads++;
    return version;
  };
  const dictionary = createDictionary(async (path) => SAMPLES[path] ?? null);
  const countSearch = () => {};
  const cache = createPageCache({ render, headers: {}, currentVersion, countSearch, dictionary });
  const name: Middleware = ({ facts, headers }, _response, next) => {
    facts.clientAddress = String(headers["x-address"] ?? "192.0.2.1");
    next();
  };
  ask = await serveMiddlewares([
    name,
    dictionary.serve,
    cache.hits,
    cache.misses,
    renderWith(render),
  ]);
});

const accepting = (encodings: string): RequestOptions => ({
  headers: { "Accept-Encoding": encodings },
});

function contentOf({ headers, body }: RawResponse): string {
  expect(headers["content-length"]).toBe(String(body.length));
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

describe("a page that was rendered before", () => {
  it("is a difference to the dictionary that a browser has been offered", async () => {
    const browser = { "Accept-Encoding": "gzip, br, zstd, dcb, dcz" };
    const link = await vi.waitUntil(
      async () => (await ask("/", { headers: browser })).headers.link,
    );
    const saving = await ask("/", { headers: { ...browser, "Save-Data": "on" } });
    expect(saving.headers.link).toBeUndefined();
    const [, url] = /^<(.+)>; rel="compression-dictionary"$/.exec(String(link)) ?? [];
    const offered = await ask(url, { headers: browser });
    expect(offered.headers["use-as-dictionary"]).toMatch(/^match="\/\*"/);
    expect(offered.headers["cache-control"]).toMatch(/max-age=31536000, immutable/);
    const dictionary = brotliDecompressSync(offered.body);
    expect((await ask(url)).body).toEqual(dictionary);

    const digest = hash("sha256", dictionary, "buffer");
    const named = (name: string) => ({
      headers: { ...browser, "Available-Dictionary": `:${name}:` },
    });
    for (const path of ["/", "/not-cached-yet"]) {
      const { headers, body } = await ask(path, named(digest.toString("base64")));
      expect(headers).toMatchObject({
        "content-encoding": "dcz",
        "content-length": String(body.length),
        vary: "Accept-Encoding, Available-Dictionary",
      });
      expect(headers.link).toBeUndefined();
      expect(body.subarray(8, 40)).toEqual(digest);
      expect(zstdDecompressSync(body.subarray(40), { dictionary }).toString()).toBe(HTML);
      expect(body.length).toBeLessThan(80);
    }
    // Another release's dictionary, or a client that does not know the coding.
    const other = await ask("/", named(hash("sha256", "other", "base64")));
    expect([other.headers["content-encoding"], contentOf(other)]).toEqual(["br", HTML]);
    expect(other.headers.link).toBe(link);
    const old = await ask("/not-cached-yet", accepting("br"));
    expect([old.headers.link, contentOf(old)]).toEqual([undefined, HTML]);
    render.mockImplementation(async () => page(HTML, policies.uncached));
    const own = await ask("/own", named(digest.toString("base64")));
    expect(own.headers["content-encoding"]).toBe("br");
  });

  it("is not shown in an outage", async () => {
    await ask();
    version = null;
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("expires in all encodings after the time that a nameless version is valid", async () => {
    version = { version: "", validForMs: 300 };
    await ask();
    await ask("/", { headers: { "Accept-Encoding": "br", "X-Address": "192.0.2.2" } });
    expect(render).toHaveBeenCalledOnce();
    await wait(350);
    await ask("/", accepting("br"));
    expect(render).toHaveBeenCalledTimes(2);
  });
});

it("one network's pages do not evict a page that another has requested", async () => {
  version = { version: "", validForMs: 60_000 };
  const from = (address: string) => ({ headers: { "X-Address": address } });
  await ask("/hot", from("192.0.2.1"));
  await ask("/hot", from("192.0.2.2"));
  await ask("/cold", from("192.0.2.1"));
  // Does not compress.
  render.mockImplementation(async () => page(randomBytes(700_000).toString("base64")));
  for (let number = 0; number < 40; number++) {
    const flooder = from(`2001:db8::${number.toString(16)}`);
    await ask(`/new?page=${number}`, flooder);
    await ask(`/new?page=${number}`, from("2001:db8::ffff"));
  }
  render.mockClear();
  await ask("/hot", from("192.0.2.3"));
  expect(render).not.toHaveBeenCalled();
  await ask("/cold", from("192.0.2.1"));
  expect(render).toHaveBeenCalledOnce();
});

describe("many simultaneous requests", () => {
  it("for a page cost one render", async () => {
    const codings = ["br", "gzip", "identity"];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => ask("/", accepting(`${codings[at % 3]}`))),
    );
    expect(render).toHaveBeenCalledOnce();
    for (const answer of answers) expect(contentOf(answer)).toBe(HTML);
  });

  it("are rendered separately if the first response is private", async () => {
    const allRender = Promise.withResolvers<void>();
    let number = 0;
    render.mockImplementation(async () => {
      const index = number++;
      if (index === 0) await vi.waitFor(() => expect(versionReads).toBe(2 * 5));
      if (index === 4) allRender.resolve();
      if (index > 0) await allRender.promise;
      return new Response(String(index), { headers: policies.uncached });
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask("/contact")));
    expect(answers.map(({ body }) => body.toString()).toSorted()).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
    ]);
  });

  it.each<[string, () => Response]>([
    ["a failure", () => new Response(null, { status: 500 })],
    ["a truncated page", () => page("<p>half")],
  ])("are served if the first of them disconnects and gets %s", async (_, answer) => {
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

it.each(["/?page=2", "/.data", "/about"])("%s is a separate page", async (path) => {
  await ask("/");
  await ask(path);
  expect(render).toHaveBeenCalledTimes(2);
});

it.each<[string, { path?: string; options?: RequestOptions; answer?: () => Response }]>([
  ["the response to a form", { options: { method: "POST" } }],
  [
    "a request with an Authorization header",
    { options: { headers: { Authorization: "Bearer x" } } },
  ],
  ["a page of the desk", { path: "/desk/products" }],
  ["an API call", { path: "/api/products?page=2" }],
  ["a page with machines to compare", { path: "/collections/blowers?type=petrol&compare=12" }],
  ["a page with a very long URL", { path: `/?q=${"x".repeat(1_000)}` }],
  ["a response whose policy forbids it", { answer: () => page(HTML, policies.uncached) }],
  ["an error", { answer: () => new Response(HTML, { status: 503, headers: page().headers }) }],
  [
    "a missing page",
    { answer: () => new Response(HTML, { status: 404, headers: page().headers }) },
  ],
  ["a response with a cookie", { answer: () => page(HTML, { "Set-Cookie": "a=b" }) }],
  ["a response with a Vary header", { answer: () => page(HTML, { Vary: "Cookie" }) }],
  ["a picture", { answer: () => page(HTML, { "Content-Type": "image/png" }) }],
])("%s is not cached", async (_, { path, options, answer = page }) => {
  render.mockImplementation(async () => answer());
  for (const time of [1, 2]) {
    const response = await ask(path, options);
    expect([response.status, response.body.toString()]).toEqual([answer().status, HTML]);
    expect(response.headers["cache-status"]).toBeUndefined();
    expect(render).toHaveBeenCalledTimes(time);
  }
});

it("a picture that cannot be read completely ends its own connection only", async () => {
  const picture = () =>
    new ReadableStream({ start: (controller) => controller.error(new Error("cannot be read")) });
  render.mockImplementationOnce(async () => page(picture(), { "Content-Type": "image/png" }));
  await expect(ask()).rejects.toThrow(/socket hang up|aborted/);
  expect(contentOf(await ask())).toBe(HTML);
});

it("API calls do not wait for each other", async () => {
  const first = Promise.withResolvers<Response>();
  render.mockImplementationOnce(() => first.promise);
  const waiting = ask("/api/types");
  expect(contentOf(await ask("/api/types"))).toBe(HTML);
  first.resolve(page());
  await waiting;
});
