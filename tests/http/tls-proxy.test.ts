/** A site that knows its public address, behind a proxy that ends TLS: forms sent from there arrive, others do not. */
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

/** As a proxy that follows docs/operating.md passes a form on. */
const send = (message: string, Origin: string, Host = "shop.example") =>
  postForm(server, message, { Host, Origin, "X-Forwarded-For": "203.0.113.2", "X-Forwarded-Proto": "https" });

it("takes a message from its own pages", async () => {
  const { status, headers } = await send("Through the proxy.", PUBLIC_ORIGIN);
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/contact\?sent=[0-9a-z]+$/)]);
  expect(listMessages(server)).toEqual(["Through the proxy."]);
});

it.each(["https://elsewhere.example", "null"])("refuses one sent from %s", async (origin) => {
  expect((await send("From elsewhere.", origin)).status).toBe(400);
  expect(listMessages(server)).not.toContain("From elsewhere.");
});

it("ASVS 3.5.1 refuses one whose origin and host agree with each other and not with the site", async () => {
  expect((await send("Rebound.", "http://rebound.example", "rebound.example")).status).toBe(400);
  expect(listMessages(server)).not.toContain("Rebound.");
});

it("names its pages by their public address", async () => {
  const html = await (await fetch(`${server.origin}/contact`)).text();
  expect(html).toContain('<link rel="canonical" href="https://shop.example/contact"/>');
});

/** Stands for a script of the home page. */
const SCRIPT = "(a script)";

const EVERY_ANSWER: [answer: string, status: number, path: string, init?: RequestInit][] = [
  ["a page", 200, "/"],
  ["a page that was kept", 200, "/"],
  ["a page's data", 200, "/collections/chainsaws.data"],
  ["a file of the build", 200, SCRIPT],
  ["a file that the browser has", 304, SCRIPT, { headers: { "If-None-Match": "*" } }],
  ["the catalogue's API", 200, "/api/products?limit=1"],
  ["the state of the server", 200, "/health"],
  ["the sitemap", 200, "/sitemap.xml"],
  ["the desk without a session", 302, "/desk/products", { redirect: "manual" }],
  ["an address that is none", 400, "/%E0%A4%A"],
  ["the API without a token", 401, "/api/admin/logs"],
  ["a page that is not there", 404, "/no/such/page"],
  ["a product that is not there", 404, "/api/products/999999"],
  ["an upload that is not there", 404, "/uploads/none.png"],
  ["a method that pages do not know", 405, "/", { method: "PUT" }],
  [
    "a form that is too large",
    413,
    "/contact",
    { method: "POST", body: new URLSearchParams({ message: "x".repeat(100_000) }), headers: { Origin: PUBLIC_ORIGIN } },
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

it.each(EVERY_ANSWER)(
  "ASVS 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 4.1.1 13.4.6 %s (%i) carries the headers of every answer",
  async (_, status, path, init) => {
    const address = path === SCRIPT ? await findScript() : path;
    const answer = await fetch(server.origin + address, init);
    expect(answer.status).toBe(status);
    expectEveryHeader(answer);
  },
);

it("ASVS 3.4.1 3.4.3 3.4.4 a page without its upstream, and the state that a proxy asks for (503), carry them too", async () => {
  const alone = await startServer({ PUBLIC_ORIGIN, UPSTREAM_URL: "http://127.0.0.1:9" });
  for (const path of ["/collections/chainsaws", "/ready"]) {
    const answer = await fetch(alone.origin + path);
    expect([path, answer.status, answer.headers.get("Cache-Control")]).toEqual([path, 503, "no-store"]);
    expectEveryHeader(answer);
  }
  await alone.stop();
});

function expectEveryHeader({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "content-security-policy": expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-request-id": expect.any(String),
  });
  for (const name of ["x-powered-by", "server", "access-control-allow-origin"]) expect(headers.has(name)).toBe(false);
  const type = headers.get("content-type") ?? "";
  if (/^text\/(?:html|plain|css|javascript)|xml/.test(type)) expect(type).toMatch(/charset=utf-8$/i);
}

const HEADERS_OF_ALL = [
  "Strict-Transport-Security: ",
  "Content-Security-Policy: ",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: ",
  "Cache-Control: no-store",
];

/** All that comes back for what `fetch` would not send. */
async function answerTo(request: string, { origin } = server): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "localhost");
  socket.on("error", () => {});
  socket.write(request);
  return text(socket);
}

it.each([
  ["what is no request", 400, "HELLO\r\n\r\n"],
  ["headers that are too long", 431, `GET / HTTP/1.1\r\nHost: shop.example\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`],
  [
    "two lengths of one body",
    400,
    "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
  ],
  [
    "a length beside chunks",
    400,
    "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["two hosts", 400, "GET / HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n\r\n"],
  ["an unknown version of HTTP", 400, "GET / HTTP/9.9\r\nHost: shop.example\r\n\r\n"],
  ["an address of all", 400, "OPTIONS * HTTP/1.1\r\nHost: shop.example\r\n\r\n"],
])("ASVS 4.2.1 3.4.3 3.4.4 13.4.6 %s is %i, with the headers of every answer", async (_, status, request) => {
  const answer = await answerTo(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of HEADERS_OF_ALL) expect(answer).toContain(header);
  expect(answer).not.toMatch(/^(?:Server|X-Powered-By):/im);
});

it("the first that a new server is sent is answered with these headers, whatever it is", async () => {
  const fresh = await startServer({ PUBLIC_ORIGIN });
  const answer = await answerTo("HELLO\r\n\r\n", fresh);
  await fresh.stop();
  for (const header of HEADERS_OF_ALL) expect(answer).toContain(header);
});

it("ASVS 3.3.1 3.3.3 the desk's cookie belongs to this host alone, and goes over https alone", async () => {
  const link = new URL(await inviteToDesk(server, "owner@example.com", "owner"));
  const fields = { token: link.searchParams.get("token") ?? "", password: DESK_PASSWORD, again: DESK_PASSWORD };
  const answer = await fetch(`${server.origin}/desk/set-up`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: PUBLIC_ORIGIN },
  });
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-desk=.*; Path=\/; .*Secure/);
  const shown = await fetch(`${server.origin}/desk/overview`, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  expect(shown.status).toBe(200);
});
