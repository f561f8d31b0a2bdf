/** The end of a process: it finishes pending requests, and no client can prevent it. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startServer } from "../support/server.ts";

async function open(origin: string, lines: string[]): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), "localhost");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return socket;
}

it("serves requests that arrive with the signal, and resets none", async () => {
  const server = await startServer();
  await fetch(server.origin);
  const stopped = server.stop();
  const pages = [
    "/",
    "/collections/chainsaws",
    "/products/stihl-ms-250",
    "/compare?products=11,12",
    "/branches",
  ];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) => fetch(server.origin + pages[number % pages.length])),
  );
  for (const answer of answers)
    expect([answer.status, (await answer.text()).length > 1_000]).toEqual([200, true]);
  expect(await stopped).toBe(0);
});

it("ends in time although one client sends slowly and another reads nothing", async () => {
  const server = await startServer();
  await fetch(server.origin);
  const slow = await open(server.origin, [
    "POST /contact HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Length: 1000",
  ]);
  const dripping = setInterval(() => slow.write("a"), 200);
  const silent = await open(
    server.origin,
    Array(8).fill("GET /api/products HTTP/1.1\r\nHost: localhost\r\n"),
  );
  silent.pause();
  const begun = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(15_000);
  clearInterval(dripping);
  slow.destroy();
  silent.destroy();
});

it("ends immediately without connections", async () => {
  const server = await startServer();
  const page = await open(server.origin, [
    "GET / HTTP/1.1",
    "Host: localhost",
    "Connection: close",
  ]);
  expect(await text(page)).toContain("200");
  const begun = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(3_000);
});
