import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import type { UpstreamError } from "../outage.ts";
import { ask, type Send } from "./transport.ts";

const answering =
  (body: string, init?: ResponseInit): Send =>
  async () =>
    new Response(body, init);
const asked = (send: Send) => ask(send, "http://upstream/api/products", { what: "products" });

it("reads a response without success as a missing record where allowed", async () => {
  const refusing = answering('{"success":false,"error":"Product not found"}');
  const reply = ask(refusing, "http://upstream/api/products/7", {
    what: "product",
    noneStatus: 200,
  });
  expect(await reply).toMatchObject({ envelope: null });
});

describe("messages", () => {
  it.each(['{"success":false,"error":"db://admin:secret@/var/lib"}', "<h1>Oops</h1>"])(
    "ASVS 16.5.1 name the status, and leave the upstream's text to the log: %s",
    async (body) => {
      const error = await asked(
        answering(body, { status: 500, statusText: "secret@/var/lib" }),
      ).catch((thrown: UpstreamError) => thrown);
      expect(error).toMatchObject({
        kind: "status",
        status: 500,
        message: "API Error: 500 Internal Server Error",
      });
      expect((error as UpstreamError).cause).toMatch(/^(?:db:\/\/admin|Oops)/);
    },
  );

  it("of a response without an envelope say what failed", async () => {
    await expect(asked(answering("[]"))).rejects.toMatchObject({
      kind: "contract",
      message: "Failed to load products",
    });
  });
});

describe("distinguishes", () => {
  it("a silent upstream", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    try {
      await once(silent, "listening");
      const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
      await expect(ask(fetch, url, { what: "products" }, 50)).rejects.toMatchObject({
        kind: "timeout",
      });
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });
});

it("ASVS 15.3.2 follows redirects within the upstream's own origin only", async () => {
  const asked: string[] = [];
  const moving =
    (location: string): Send =>
    async ({ url }) => {
      asked.push(url);
      return url.endsWith("/here")
        ? Response.json({ success: true, data: [] })
        : new Response(null, { status: 302, headers: { Location: location } });
    };
  const within = await ask(moving("/here"), "http://upstream/api/types", { what: "types" });
  expect(within.envelope?.data).toEqual([]);
  await expect(
    ask(moving("http://other/here"), "http://upstream/api/types", { what: "types" }),
  ).rejects.toMatchObject({
    status: 302,
  });
  expect(asked.some((url) => url.startsWith("http://other"))).toBe(false);
});

it("rejects a response that is too large", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent++;
      controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
    },
  });
  await expect(asked(async () => new Response(endless))).rejects.toMatchObject({
    kind: "contract",
  });
  expect(sent).toBeLessThan(20);
});
