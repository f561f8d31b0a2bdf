/** A copy, which shows the catalogue of another site: its pages while that site runs and after. */
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenOnFreePort } from "../support/free-port.ts";
import { getPage } from "../support/page.ts";
import { type Server, startServer } from "../support/server.ts";
import { callAs, signIn } from "../support/sign-in.ts";

let upstream: Server;
let copy: Server;

beforeAll(async () => {
  upstream = await startServer();
  copy = await startServer({ UPSTREAM_URL: upstream.origin });
});
afterAll(async () => {
  await copy?.stop();
  await upstream?.stop();
});

const headings = (html: string) => html.match(/<h[123][^>]*>.*?<\/h[123]>/gs);
const NOTICE = /API Issue: .+ \(Showing cached data\)/;

it("a copy shows the catalogue of the first site, and has no API", async () => {
  for (const path of ["/collections/chainsaws", "/products/stihl-ms-250", "/search?q=ms+250"]) {
    const [own, other] = await Promise.all([
      getPage(upstream.origin + path),
      getPage(copy.origin + path),
    ]);
    expect(own.status).toBe(200);
    expect(headings(other.html)).toEqual(headings(own.html));
  }
  expect((await fetch(`${copy.origin}/api/products`)).status).toBe(404);
  expect((await fetch(`${copy.origin}/health`)).status).toBe(200);
});

it("a copy shows the drawings of the first site", async () => {
  const { html } = await getPage(`${copy.origin}/products/stihl-ms-250`);
  const drawing = /\/uploads\/[0-9a-f]{24}\.svg/.exec(html)?.[0] ?? "";
  const [own, other] = await Promise.all(
    [upstream, copy].map(({ origin }) => fetch(origin + drawing)),
  );
  expect([other?.status, other?.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect(other?.headers.get("Cache-Control")).toBe(own?.headers.get("Cache-Control"));
  expect(await other?.text()).toBe(await own?.text());
});

it("a copy follows no redirect of the first site, and relays no endless picture", async () => {
  const requests: string[] = [];
  const elsewhere = createServer(({ url = "" }, response) => {
    requests.push(url);
    response.writeHead(200, { "Content-Type": "image/png" }).end("secret");
  });
  const target = await listenOnFreePort(elsewhere, "127.0.0.1");
  const hostile = createServer(({ url = "" }, response) => {
    if (!url.endsWith("b.png"))
      return response.writeHead(302, { Location: `http://127.0.0.1:${target}${url}` }).end();
    response.writeHead(200, { "Content-Type": "image/png" });
    const fill = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", fill);
    fill();
  });
  const port = await listenOnFreePort(hostile, "127.0.0.1");
  const misled = await startServer({ UPSTREAM_URL: `http://127.0.0.1:${port}` });
  try {
    await getPage(misled.origin);
    for (const path of ["/uploads/a.jpg", "/assets/machines/a.svg", "/previews/a.png"])
      expect((await fetch(misled.origin + path)).status, path).not.toBe(200);
    expect(requests).toEqual([]);
    const endless = await fetch(`${misled.origin}/uploads/b.png`);
    await expect(endless.arrayBuffer()).rejects.toThrow();
  } finally {
    await misled.stop();
    for (const server of [hostile, elsewhere]) {
      server.closeAllConnections();
      server.close();
    }
  }
});

it("a copy keeps its pages until the catalogue of the first site changes", async () => {
  const page = `${copy.origin}/products/stihl-ms-180`;
  await getPage(page);
  expect((await getPage(page)).headers.get("Cache-Status")).toBe("pages; hit");
  const call = callAs(upstream, await signIn(upstream));
  const { id } = (await call("GET", "/products/slug/stihl-ms-180")).data;
  const written = await call("PUT", `/products/${id}`, { name: "Renamed Saw" });
  expect(written.status).toBe(200);
  await expect
    .poll(async () => (await getPage(page)).html, { timeout: 5_000 })
    .toContain("Renamed Saw");
});

it("ASVS 13.4.2 16.5.1 16.5.2 visited pages survive an outage, others explain it", async () => {
  const visited = ["/", "/collections/chainsaws", "/products/stihl-ms-250", "/search?q=ms+250"];
  for (const path of visited) {
    const page = await getPage(copy.origin + path);
    expect(page.status).toBe(200);
    expect(NOTICE.test(page.html)).toBe(false);
  }

  await upstream.stop("SIGKILL");

  for (const path of visited) {
    await expect
      .poll(async () => NOTICE.test((await getPage(copy.origin + path)).html), {
        timeout: 5_000,
      })
      .toBe(true);
    const page = await getPage(copy.origin + path);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  }

  for (const path of ["/collections/blowers", "/products/stihl-ms-170"]) {
    const page = await getPage(copy.origin + path);
    expect(page).toMatchObject({ status: 503, noindex: true });
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(page.text).toContain("Try again in a minute, or call us");
    expect(page.text).not.toContain("API Error");
    expect(page.text).toMatch(/Call \d/);
    expect(page.html.includes(`href="${path}"`)).toBe(true);
    expect(/at .*\.js:\d/.test(page.html)).toBe(false);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
  }
  for (const path of ["/about", "/contact", "/branches", "/warranty", "/health", "/robots.txt"]) {
    expect((await fetch(copy.origin + path)).status, path).toBe(200);
  }
});
