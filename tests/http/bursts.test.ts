/**
 * Bursts of expensive pipelined requests by clients that read nothing do not delay files and cached
 * pages.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Server, startServer } from "../support/server.ts";

const SOCKETS = 100;
const PIPELINED = 4;
/** Maximum time for a ready response on a busy machine, ms. */
const SOON = 1_000;

let server: Server;
let script: string;
let sockets: Socket[] = [];

beforeAll(async () => {
  // The heap of a small machine.
  server = await startServer({ NODE_OPTIONS: "--max-old-space-size=512" });
  const html = await (await fetch(`${server.origin}/about`)).text();
  script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server?.stop();
});

it.each([
  ["API calls", () => "/api/products"],
  ["new searches", (number: number) => `/search?q=saw+${number}`],
  ["pages of a list", (number: number) => `/search?page=${number}&sort=price-low`, 1, 300],
  ["too many pages of a list", (number: number) => `/search?page=${number}`, 1, 1_200],
  ["connections", (number: number) => `/search?page=${number}&sort=a-to-z`, 300, 1],
] as [string, (number: number) => string, number?, number?][])(
  "%s do not delay a file or a cached page",
  { retry: 2 },
  async (_, pathOf, count = SOCKETS, pipelined = PIPELINED) => {
    const { port } = new URL(server.origin);
    sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = connect(Number(port), "localhost");
        socket.on("error", () => {});
        await once(socket, "connect");
        return socket.pause();
      }),
    );
    for (const [at, socket] of sockets.entries()) {
      const lines = Array.from(
        { length: pipelined },
        (_, number) => `GET ${pathOf(at * pipelined + number)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      );
      socket.write(lines.join(""));
    }
    for (const path of [script, "/about", "/health"]) {
      const began = performance.now();
      await (await fetch(server.origin + path)).arrayBuffer();
      expect(performance.now() - began).toBeLessThan(SOON);
    }
    for (const socket of sockets) socket.destroy();
  },
);
