import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Server, startServer } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";

/** One URL of each cached kind: pages, a page's data, other responses. */
const KEPT = [
  "/",
  "/collections/chainsaws?type=petrol",
  "/products/stihl-ms-250",
  "/compare?products=11,12",
  "/contact",
  "/collections/chainsaws.data",
  "/_.data",
  "/list/category?category=chainsaws&page=2",
  "/search/live?q=saw",
  "/sitemap.xml",
];

let server: Server;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Still compressed. */
  body: Buffer;
}

/** Unlike `fetch`, sends exactly these headers and does not decompress the content. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(server.origin + path, { method, headers }, async (response) => {
    const chunks = await response.toArray();
    resolve({
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(chunks),
    });
  });
  sent.on("error", reject).end();
  return promise;
}

const isHit = ({ headers }: Answer) => headers["cache-status"] === "pages; hit";

function contentOf({ headers, body }: Answer): string {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/** Headers that matter to a client, without those that differ between two responses of a page. */
function essence({ headers }: Answer) {
  const own = [
    "date",
    "x-request-id",
    "cache-status",
    "content-encoding",
    "content-length",
    "transfer-encoding",
  ];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

it("caches no empty body of a drawing after a HEAD request", async () => {
  const list = await ask("/collections/brushcutters");
  const [drawing = ""] = /\/uploads\/[\w-]+\.svg/.exec(contentOf(list)) ?? [];
  await ask(drawing, {}, "HEAD");
  expect(contentOf(await ask(drawing))).toContain("</svg>");
});

describe.each(KEPT)("%s", (path) => {
  it("is the same when rendered and when cached, in every encoding", async () => {
    // Requests with credentials are rendered each time.
    const rendered = await ask(path, { Authorization: "none" });
    expect(isHit(rendered)).toBe(false);
    const made = await ask(path, { "Accept-Encoding": "br, gzip" });
    expect(isHit(made)).toBe(false);
    for (const encoding of ["br", "gzip", undefined]) {
      const kept = await ask(path, encoding ? { "Accept-Encoding": encoding } : {});
      expect(isHit(kept)).toBe(true);
      expect(kept.headers["content-encoding"]).toBe(encoding);
      expect(kept.headers["content-length"]).toBe(String(kept.body.length));
      expect(kept.headers.vary).toBe("Accept-Encoding, Available-Dictionary");
      expect(contentOf(kept)).toBe(contentOf(rendered));
      expect(essence(kept)).toEqual(essence(made));
      expect(essence(kept)).toEqual(essence(rendered));
    }
  });

  it("is not modified for a client that has it, without cost", async () => {
    const { headers } = await ask(path, { "Accept-Encoding": "br" });
    const known = await ask(path, {
      "Accept-Encoding": "br",
      "If-None-Match": String(headers.etag),
    });
    expect([known.status, known.body.length, isHit(known)]).toEqual([304, 0, true]);
    expect(known.headers.etag).toBe(headers.etag);
    expect(known.headers.vary).toBe("Accept-Encoding, Available-Dictionary");
    expect(known.headers["content-encoding"]).toBeUndefined();
  });

  it("responds to HEAD with the headers of GET", async () => {
    const get = await ask(path, { "Accept-Encoding": "gzip" });
    const head = await ask(path, { "Accept-Encoding": "gzip" }, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const own = { date: "", "x-request-id": "" };
    expect({ ...head.headers, ...own }).toEqual({ ...get.headers, ...own });
  });
});

it.each([
  ["/about", ["/about?utm_source=mail&fbclid=1", "/about?q=saw"]],
  [
    "/collections/blowers?type=petrol&product_type=backpack+blowers&sort=z-to-a",
    [
      "/collections/blowers?sort=Z-TO-A&product_type=backpack%20blowers&type=petrol",
      "/collections/blowers?type=petrol&gclid=x&sort=z-to-a&page=1&product_type=backpack+blowers&q=ignored&compare=",
    ],
  ],
  ["/collections/blowers", ["/collections/blowers?page=1&sort=relevance&type=&utm_medium=x"]],
  ["/search?q=hedge", ["/search?utm_campaign=a&q=hedge", "/search?q=%20hedge%20&sort=nonsense"]],
  ["/search/live?q=hedge", ["/search/live?x=1&q=hedge"]],
  ["/contact?product=MS+170", ["/contact?utm_term=x&product=MS%20170"]],
])("%s is one page for every form of the request", async (path, others) => {
  const page = await ask(path, { "Accept-Encoding": "br" });
  expect(page.status).toBe(200);
  for (const other of others) {
    const same = await ask(other, { "Accept-Encoding": "br" });
    expect([other, isHit(same)]).toEqual([other, true]);
    expect(same.body).toEqual(page.body);
  }
});

it("a cached page does not depend on the host's name", async () => {
  const page = await ask("/about");
  const called = await ask("/about", {
    Host: "evil.example:1234",
    "X-Forwarded-Host": "evil.example",
  });
  expect(isHit(called)).toBe(true);
  expect(called.body).toEqual(page.body);
  const rendered = await ask("/about", { Host: "evil.example:1234", Authorization: "none" });
  expect(rendered.body).toEqual(page.body);
});

it("a saved change is on the next page, although the old page was cached", async () => {
  const call = callAs(server, await signIn(server));
  const pages = [
    "/products/stihl-ms-250",
    "/products/stihl-ms-250.data",
    "/search?q=ms+250",
    "/search/live?q=ms+250",
  ];
  const old = await Promise.all(pages.map((path) => ask(path)));
  for (const round of [1, 2, 3]) {
    const name = `Renamed Saw ${round}`;
    await Promise.all(pages.map((path) => ask(path)));
    // Requests during the write may get the old page, but must not cache it as new.
    const meanwhile = pages.map((path) => ask(path, { "Accept-Encoding": "gzip" }));
    expect((await call("PUT", "/products/11", { name })).status).toBe(200);
    for (const [index, path] of pages.entries()) {
      for (const encoding of ["br", "gzip", "identity"]) {
        expect(contentOf(await ask(path, { "Accept-Encoding": encoding }))).toContain(name);
      }
      const known = await ask(path, { "If-None-Match": String(old[index]?.headers.etag) });
      expect(known.status).toBe(200);
    }
    await Promise.all(meanwhile);
  }
});
