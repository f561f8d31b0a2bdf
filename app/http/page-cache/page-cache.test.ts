import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { type FakeUpstream, fakeUpstream } from "../../../tests/support/fake-upstream.ts";
import * as policies from "../policies.ts";
import { encode, recode } from "./encoding.ts";
import { createPageCache } from "./page-cache.ts";
import { PageStore } from "./page-store.ts";

vi.mock("./encoding.ts", { spy: true });

const HTML = "<p>é, and so on and so on and so on</p>";
const page = (html: BodyInit = HTML, headers: HeadersInit = {}) =>
  new Response(html, {
    headers: { ...policies.catalogue, ETag: 'W/"a"', "Content-Type": "text/html; charset=utf-8", ...headers },
  });

let upstream: FakeUpstream;
let cache: ReturnType<typeof createPageCache>;
const render = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  upstream = fakeUpstream();
  cache = createPageCache(new PageStore(1_000_000));
  vi.mocked(encode).mockClear();
  render.mockReset().mockImplementation(async () => page());
});

async function ask(path = "/", headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(path, "http://site.test"), { headers, ...init });
  const context = new RouterContextProvider();
  context.set(upstreamContext, upstream.next());
  const response = await cache({ request, context, url: new URL(request.url), params: {}, pattern: "/" }, render);
  if (!response) throw new Error("no answer");
  return response;
}

async function contentOf(response: Response): Promise<string> {
  const body = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get("Content-Length")).toBe(String(body.byteLength));
  const encoding = response.headers.get("Content-Encoding");
  return new TextDecoder().decode(
    await recode(body, encoding === "br" || encoding === "gzip" ? encoding : "identity", "identity"),
  );
}

describe("a page that was made before", () => {
  it("is not made again, in whichever form it is asked for", async () => {
    const first = await ask("/", { "Accept-Encoding": "gzip, br" });
    // The quickest to make of what it takes; later it is the smallest.
    expect(first.headers.get("Content-Encoding")).toBe("gzip");
    expect(await contentOf(first)).toBe(HTML);
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", null],
      ["br, gzip;q=0.5", "br"],
    ] as const) {
      const again = await ask("/", { "Accept-Encoding": accepted });
      expect(again.headers.get("Content-Encoding")).toBe(encoding);
      expect(again.headers.get("Cache-Status")).toBe("pages; hit");
      expect(again.headers.get("Vary")).toBe("Accept-Encoding");
      expect(again.headers.get("ETag")).toBe('W/"a"');
      expect(again.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(await contentOf(again)).toBe(HTML);
    }
    expect(render).toHaveBeenCalledOnce();
  });

  it("answers HEAD as well, and every host", async () => {
    await ask("/about");
    expect((await ask("/about", {}, { method: "HEAD" })).headers.get("Cache-Status")).toBe("pages; hit");
    await ask("http://other.test/about");
    expect(render).toHaveBeenCalledOnce();
  });

  it("is made again when the catalogue has changed", async () => {
    await ask();
    upstream.probe = { version: "2", failure: null };
    render.mockImplementation(async () => page("new"));
    expect(await contentOf(await ask())).toBe("new");
    expect(await contentOf(await ask())).toBe("new");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is not shown in an outage", async () => {
    await ask();
    upstream.probe = { version: undefined, failure: null };
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("many who ask at once", () => {
  it("for a page cost one render, in all forms together, and each form is made once", async () => {
    const asking = Array.from({ length: 50 }, (_, number) =>
      ask("/", { "Accept-Encoding": ["br", "gzip", "identity"][number % 3] ?? "" }),
    );
    const answers = await Promise.all(asking);
    expect(render).toHaveBeenCalledOnce();
    expect(
      vi
        .mocked(encode)
        .mock.calls.map(([, to]) => to)
        .sort(),
    ).toEqual(["br", "gzip", "identity"]);
    for (const response of answers) expect(await contentOf(response)).toBe(HTML);
  });

  it("get answers of their own where one may not be kept, and wait for no more than the first", async () => {
    const allAreHere = Promise.withResolvers<void>();
    let number = 0;
    render.mockImplementation(async () => {
      const own = number++;
      if (own === 4) allAreHere.resolve();
      if (own > 0) await allAreHere.promise;
      return new Response(String(own), { headers: policies.uncached });
    });
    const asking = Array.from({ length: 5 }, () => ask("/contact"));
    const answers = await Promise.all((await Promise.all(asking)).map((response) => response.text()));
    expect(answers.toSorted()).toEqual(["0", "1", "2", "3", "4"]);
  });

  it.each<[string, (leave: () => void) => Response]>([
    [
      "before the page",
      (leave) => {
        leave();
        return new Response(null, { status: 500 });
      },
    ],
    [
      "amid the page",
      (leave) => {
        const pull = (half: ReadableStreamDefaultController) => {
          leave();
          half.close();
        };
        return page(new ReadableStream({ pull }, { highWaterMark: 0 }));
      },
    ],
  ])("are not let down by the first of them going away %s", async (_, answer) => {
    const gone = new AbortController();
    render.mockImplementationOnce(async () => answer(() => gone.abort()));
    const [, second, third] = await Promise.all([ask("/", {}, { signal: gone.signal }), ask(), ask()]);
    expect(await contentOf(second)).toBe(HTML);
    expect(await contentOf(third)).toBe(HTML);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("after a write do not get the page from before it", async () => {
    const slow = Promise.withResolvers<Response>();
    render.mockReturnValueOnce(slow.promise);
    const before = ask();
    upstream.probe = { version: "2", failure: null };
    const after = await contentOf(await ask());
    slow.resolve(page("old"));
    expect([await contentOf(await before), after]).toEqual(["old", HTML]);
    expect(await contentOf(await ask())).toBe(HTML);
  });
});

it.each(["/?page=2", "/.data", "/about"])("%s is a page of its own", async (path) => {
  await ask("/");
  await ask(path);
  expect(render).toHaveBeenCalledTimes(2);
});

it.each<[string, { path?: string; headers?: Record<string, string>; init?: RequestInit; answer?: () => Response }]>([
  ["a form that was posted", { init: { method: "POST", body: "x" } }],
  ["what somebody asks with a right of their own", { headers: { Authorization: "Bearer x" } }],
  ["a page with an address beyond all use", { path: `/?q=${"x".repeat(1_000)}` }],
  ["an answer that says so", { answer: () => page(HTML, policies.uncached) }],
  ["an error", { answer: () => new Response(HTML, { status: 503, headers: page().headers }) }],
  ["a page that is not there", { answer: () => new Response(HTML, { status: 404, headers: page().headers }) }],
  ["an answer with a cookie", { answer: () => page(HTML, { "Set-Cookie": "a=b" }) }],
  ["an answer that varies", { answer: () => page(HTML, { Vary: "Cookie" }) }],
  ["a picture", { answer: () => page(HTML, { "Content-Type": "image/png" }) }],
])("%s is not kept, and sent as it is", async (_, { path, headers, init, answer = page }) => {
  render.mockImplementation(async () => answer());
  for (const time of [1, 2]) {
    const response = await ask(path, { "Accept-Encoding": "br", ...headers }, init);
    expect(await response.text()).toBe(HTML);
    expect([...response.headers]).toEqual([...answer().headers]);
    expect(render).toHaveBeenCalledTimes(time);
  }
});

it("behind an upstream that names no version, a page lasts a minute in all its forms", async () => {
  vi.useFakeTimers();
  try {
    upstream.probe = { version: null, failure: null };
    await ask();
    vi.advanceTimersByTime(59_000);
    await ask();
    await ask("/", { "Accept-Encoding": "gzip" });
    expect(render).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    await ask("/", { "Accept-Encoding": "gzip" });
    expect(render).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
