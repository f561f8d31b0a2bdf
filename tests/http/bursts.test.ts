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
  server = await startServer();
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
])("%s do not delay a file or a cached page", { retry: 2 }, async (_, pathOf) => {
  const { port } = new URL(server.origin);
  sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = connect(Number(port), "localhost");
      socket.on("error", () => {});
      await once(socket, "connect");
      return socket.pause();
    }),
  );
  for (const [at, socket] of sockets.entries()) {
    const lines = Array.from(
      { length: PIPELINED },
      (_, number) => `GET ${pathOf(at * PIPELINED + number)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    socket.write(lines.join(""));
  }
  for (const path of [script, "/about"]) {
    const began = performance.now();
    await (await fetch(server.origin + path)).arrayBuffer();
    expect(performance.now() - began).toBeLessThan(SOON);
  }
  for (const socket of sockets) socket.destroy();
});
