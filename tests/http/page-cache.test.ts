import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Server, startServer } from "../support/server.ts";
import { signIn } from "../support/sign-in.ts";

/** One address of each kind that is kept: pages, a page's data, other things that are read. */
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
  "/assets/machines/stihl-ms-250-5637e6f7.svg",
];

let server: Server;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came. */
  body: Buffer;
}

/** Unlike `fetch`, sends just these headers and leaves the content as it comes. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(server.origin + path, { method, headers }, async (response) => {
    const chunks = await response.toArray();
    resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
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

/** What a client goes by, without what tells one answer of the same page from another. */
function essence({ headers }: Answer) {
  const own = ["date", "x-request-id", "cache-status", "content-encoding", "content-length", "transfer-encoding"];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

it("keeps no empty body of a drawing that was asked for by HEAD first", async () => {
  const list = await ask("/collections/brushcutters");
  const [drawing = ""] = /\/uploads\/[\w-]+\.svg/.exec(contentOf(list)) ?? [];
  await ask(drawing, {}, "HEAD");
  expect(contentOf(await ask(drawing))).toContain("</svg>");
});

describe.each(KEPT)("%s", (path) => {
  it("is the same rendered and kept, in every form", async () => {
    // Who asks with a right of their own gets a page of their own: rendered each time.
    const rendered = await ask(path, { Authorization: "none" });
    expect(isHit(rendered)).toBe(false);
    const made = await ask(path, { "Accept-Encoding": "br, gzip" });
    expect(isHit(made)).toBe(false);
    for (const encoding of ["br", "gzip", undefined]) {
      const kept = await ask(path, encoding ? { "Accept-Encoding": encoding } : {});
      expect(isHit(kept)).toBe(true);
      expect(kept.headers["content-encoding"]).toBe(encoding);
      expect(kept.headers["content-length"]).toBe(String(kept.body.length));
      expect(kept.headers.vary).toBe("Accept-Encoding");
      expect(contentOf(kept)).toBe(contentOf(rendered));
      expect(essence(kept)).toEqual(essence(made));
      expect(essence(kept)).toEqual(essence(rendered));
    }
  });

  it("is told to be known already, at no cost", async () => {
    const { headers } = await ask(path, { "Accept-Encoding": "br" });
    const known = await ask(path, { "Accept-Encoding": "br", "If-None-Match": String(headers.etag) });
    expect([known.status, known.body.length, isHit(known)]).toEqual([304, 0, true]);
    expect(known.headers.etag).toBe(headers.etag);
    expect(known.headers.vary).toBe("Accept-Encoding");
    expect(known.headers["content-encoding"]).toBeUndefined();
  });

  it("answers HEAD with the headers of GET", async () => {
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
  ["/collections/blowers", ["/collections/blowers?page=1&sort=relevance&type=none-such&utm_medium=x"]],
  ["/search?q=hedge", ["/search?utm_campaign=a&q=hedge", "/search?q=%20hedge%20&sort=nonsense"]],
  ["/search/live?q=hedge", ["/search/live?x=1&q=hedge"]],
  ["/products/stihl-ms-170?compare=12", ["/products/stihl-ms-170?ref=list&compare=12"]],
  ["/contact?product=MS+170", ["/contact?utm_term=x&product=MS%20170"]],
  ["/collections/blowers.data", ["/collections/blowers.data?utm_source=mail"]],
])("%s is one page, however it is asked for", async (path, others) => {
  const page = await ask(path, { "Accept-Encoding": "br" });
  expect(page.status).toBe(200);
  for (const other of others) {
    const same = await ask(other, { "Accept-Encoding": "br" });
    expect([other, isHit(same)]).toEqual([other, true]);
    expect(same.body).toEqual(page.body);
  }
});

it("what the host is called has no part in a page", async () => {
  const page = await ask("/about");
  const called = await ask("/about", { Host: "evil.example:1234", "X-Forwarded-Host": "evil.example" });
  expect(isHit(called)).toBe(true);
  expect(called.body).toEqual(page.body);
  const rendered = await ask("/about", { Host: "evil.example:1234", Authorization: "none" });
  expect(rendered.body).toEqual(page.body);
});

it.each([
  ["/no-such-page", 404],
  ["/collections/no-such-category", 404],
  ["/products/no-such-product", 404],
  ["/products/no-such-product.data", 404],
  ["/compare?products=12&products=11", 302],
  ["/health", 200],
  ["/api/products?limit=1", 200],
])("%s is asked for each time", async (path, status) => {
  for (let time = 0; time < 2; time++) {
    const answer = await ask(path, { "Accept-Encoding": "br" });
    expect(answer.status).toBe(status);
    expect(answer.headers["cache-status"]).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

it("fifty who ask at once for a page that nobody has seen get the same one", async () => {
  const encodings = ["br", "gzip", "identity"];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      ask("/collections/blowers", { "Accept-Encoding": encodings[number % 3] ?? "" }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(contentOf)).size).toBe(1);
});

it("a write that was acknowledged is on the very next page, however often the old one was asked for", async () => {
  const token = await signIn(server);
  const rename = (name: string) =>
    fetch(`${server.origin}/api/products/11`, {
      method: "PUT",
      body: JSON.stringify({ name }),
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    });
  const pages = ["/products/stihl-ms-250", "/products/stihl-ms-250.data", "/search?q=ms+250", "/search/live?q=ms+250"];
  const old = await Promise.all(pages.map((path) => ask(path)));
  for (const round of [1, 2, 3]) {
    const name = `Renamed Saw ${round}`;
    await Promise.all(pages.map((path) => ask(path)));
    // Under way while the write is: they may be old, but must not be kept as new.
    const meanwhile = pages.map((path) => ask(path, { "Accept-Encoding": "gzip" }));
    expect((await rename(name)).status).toBe(200);
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
