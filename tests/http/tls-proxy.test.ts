/** A site that knows its public address, behind a proxy that ends TLS: forms sent from there arrive, others do not. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { listMessages, postForm } from "../support/contact.ts";
import { type Server, startServer } from "../support/server.ts";

const PUBLIC_ORIGIN = "https://shop.example";

let server: Server;

beforeAll(async () => {
  server = await startServer({ PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: "1" });
});
afterAll(() => server?.stop());

/** As the proxy of README passes a form on. */
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

it.each(["/", "/no/such/page", "/favicon.svg", "/collections/chainsaws.data", "/api/products/0", "/%E0%A4%A"])(
  "ASVS 3.4.1 3.4.3 3.4.4 3.4.5 3.4.6 %s carries the headers of every answer",
  async (path) => {
    const { headers } = await fetch(server.origin + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "content-security-policy": expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.any(String),
    });
    expect(headers.has("x-powered-by") || headers.has("server")).toBe(false);
  },
);
