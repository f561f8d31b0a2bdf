/**
 * A site with a public URL, behind a proxy that ends TLS: its own forms are accepted, others are
 * not.
 */
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listMessages, postForm } from "../support/contact.ts";
import { DESK_PASSWORD, inviteToDesk } from "../support/desk.ts";
import { type Server, startServer } from "../support/server.ts";

const PUBLIC_ORIGIN = "https://shop.example";

let server: Server;

beforeAll(async () => {
  server = await startServer({ PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: "1" });
});
afterAll(() => server?.stop());

/** Sends a form as a proxy configured by docs/operating.md does. */
const send = (message: string, Origin: string, Host = "shop.example") =>
  postForm(server, message, {
    Host,
    Origin,
    "X-Forwarded-For": "203.0.113.2",
    "X-Forwarded-Proto": "https",
  });

it("accepts a message from its own pages", async () => {
  const { status, headers } = await send("Through the proxy.", PUBLIC_ORIGIN);
  expect([status, headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?sent=[0-9a-z]+&number=1&subject=/),
  ]);
  expect(listMessages(server)).toEqual(["Through the proxy."]);
});

it.each(["https://elsewhere.example", "null"])("refuses a message sent from %s", async (origin) => {
  expect((await send("From elsewhere.", origin)).status).toBe(403);
  expect(listMessages(server)).not.toContain("From elsewhere.");
});

it("ASVS 3.5.1 refuses an origin that matches the host but not the site", async () => {
  expect((await send("Rebound.", "http://rebound.example", "rebound.example")).status).toBe(403);
  expect(listMessages(server)).not.toContain("Rebound.");
});

it("uses its public URL in pages", async () => {
  const html = await (await fetch(`${server.origin}/contact`)).text();
  expect(html).toContain('<link rel="canonical" href="https://shop.example/contact"/>');
});

/** Placeholder for a script of the home page. */
const SCRIPT = "(a script)";

const RESPONSES: [response: string, status: number, path: string, init?: RequestInit][] = [
  ["a page", 200, "/"],
  ["a cached page", 200, "/"],
  ["a page's data", 200, "/collections/chainsaws.data"],
  ["a file of the build", 200, SCRIPT],
  // Without Cache-Control, fetch adds "no-cache" to a condition.
  [
    "a file that the browser has",
    304,
    SCRIPT,
    { headers: { "If-None-Match": "*", "Cache-Control": "max-age=0" } },
  ],
  ["the catalogue's API", 200, "/api/products?limit=1"],
  ["the state of the server", 200, "/health"],
  ["the sitemap", 200, "/sitemap.xml"],
  ["the desk without a session", 302, "/desk/products", { redirect: "manual" }],
  ["a malformed URL", 400, "/%E0%A4%A"],
  ["the API without a token", 401, "/api/admin/logs"],
  ["a missing page", 404, "/no/such/page"],
  ["a missing product", 404, "/api/products/999999"],
  ["a missing upload", 404, "/uploads/none.png"],
  ["a method that pages do not have", 405, "/", { method: "PUT" }],
  [
    "a form that is too large",
    413,
    "/contact",
    {
      method: "POST",
      body: new URLSearchParams({ message: "x".repeat(100_000) }),
      headers: { Origin: PUBLIC_ORIGIN },
    },
  ],
  [
    "a form of another kind",
    415,
    "/contact",
    { method: "POST", body: "{}", headers: { "Content-Type": "text/plain" } },
  ],
];

async function findScript(): Promise<string> {
  const html = await (await fetch(server.origin)).text();
  return /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
}

it.each(RESPONSES)(
  "ASVS 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 4.1.1 13.4.6 %s (%i) has all headers",
  async (_, status, path, init) => {
    const address = path === SCRIPT ? await findScript() : path;
    const answer = await fetch(server.origin + address, init);
    expect(answer.status).toBe(status);
    expectCommonHeaders(answer);
  },
);

it("ASVS 3.4.1 3.4.3 3.4.4 outage pages and the health check (503) have them too", async () => {
  const withoutUpstream = await startServer({ PUBLIC_ORIGIN, UPSTREAM_URL: "http://127.0.0.1:9" });
  for (const path of ["/collections/chainsaws", "/ready"]) {
    const answer = await fetch(withoutUpstream.origin + path);
    expect([path, answer.status, answer.headers.get("Cache-Control")]).toEqual([
      path,
      503,
      "no-store",
    ]);
    expectCommonHeaders(answer);
  }
  await withoutUpstream.stop();
});

function expectCommonHeaders({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "content-security-policy": expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-request-id": expect.any(String),
  });
  for (const name of ["x-powered-by", "server", "access-control-allow-origin"])
    expect(headers.has(name)).toBe(false);
  const type = headers.get("content-type") ?? "";
  if (/^text\/(?:html|plain|css|javascript)|xml/.test(type))
    expect(type).toMatch(/charset=utf-8$/i);
}

const COMMON_HEADERS = [
  "Strict-Transport-Security: ",
  "Content-Security-Policy: ",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: ",
  "Cache-Control: no-store",
];

/** The raw response to a request that `fetch` cannot send. */
async function sendRaw(request: string, { origin } = server): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "localhost");
  socket.on("error", () => {});
  socket.write(request);
  return text(socket);
}

it.each([
  ["a line that is no request", 400, "HELLO\r\n\r\n"],
  [
    "headers that are too long",
    431,
    `GET / HTTP/1.1\r\nHost: shop.example\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`,
  ],
  [
    "two Content-Length headers",
    400,
    "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
  ],
  [
    "Content-Length with a chunked body",
    400,
    "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["HTTP/1.0 without a host", 400, "GET / HTTP/1.0\r\n\r\n"],
  ["an empty host", 400, "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"],
  ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two hosts", 400, "GET / HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n\r\n"],
  ["an unknown version of HTTP", 400, "GET / HTTP/9.9\r\nHost: shop.example\r\n\r\n"],
  ["the URL *", 400, "OPTIONS * HTTP/1.1\r\nHost: shop.example\r\n\r\n"],
])("ASVS 4.2.1 3.4.3 3.4.4 13.4.6 %s is %i, with all headers", async (_, status, request) => {
  const answer = await sendRaw(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of COMMON_HEADERS) expect(answer).toContain(header);
  expect(answer).not.toMatch(/^(?:Server|X-Powered-By):/im);
});

it("the first request to a new server gets these headers, whatever it is", async () => {
  const fresh = await startServer({ PUBLIC_ORIGIN });
  const answer = await sendRaw("HELLO\r\n\r\n", fresh);
  await fresh.stop();
  for (const header of COMMON_HEADERS) expect(answer).toContain(header);
});

it("ASVS 3.3.1 3.3.3 the desk's cookie is limited to this host and to https", async () => {
  const link = new URL(await inviteToDesk(server, "owner@example.com", "owner"));
  const fields = {
    token: link.searchParams.get("token") ?? "",
    password: DESK_PASSWORD,
    again: DESK_PASSWORD,
  };
  const answer = await fetch(`${server.origin}/desk/set-up`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: PUBLIC_ORIGIN },
  });
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-desk=.*; Path=\/; .*Secure/);
  const shown = await fetch(`${server.origin}/desk/overview`, {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  expect(shown.status).toBe(200);
});
