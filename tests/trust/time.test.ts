/** No request and no client blocks others; a wrong clock deletes nothing. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { fillDatabase } from "../bench/many-products.ts";
import { listMessages, postForm } from "../support/contact.ts";
import { type Server, startServer } from "../support/server.ts";
import { HEAVY_REQUESTS, type HeavyRequest } from "./heavy-requests.ts";
import { longestBlock } from "./longest-block.ts";
import { recordMeasurement } from "./measurement.ts";

const loading = (file: string) => ({ NODE_OPTIONS: `--import ${join(import.meta.dirname, file)}` });

/** The first request of a kind takes longer, because Node compiles code. */
const MAX_TRIES = 4;

/** Milliseconds that one request blocks the event loop, the minimum of several attempts. */
async function blockedBy(
  server: Server,
  toRequest: (number: number) => HeavyRequest,
  limit: number,
): Promise<number> {
  const blocked: number[] = [];
  for (let number = 0; number < MAX_TRIES && !blocked.some((ms) => ms <= limit); number++) {
    await longestBlock(server);
    const { path, init } = toRequest(number);
    await (await fetch(server.origin + path, { redirect: "manual", ...init })).arrayBuffer();
    blocked.push(await longestBlock(server));
  }
  return Math.min(...blocked);
}

const SIZES = inject("isThorough")
  ? ([
      [455, 50],
      [50_000, 250],
    ] as const)
  : ([[455, 50]] as const);

describe.each(SIZES)("with %i products", (products, limit) => {
  let server: Server;
  let removeFiles = () => {};
  beforeAll(async () => {
    const variables: Record<string, string> = loading("watch-loop.ts");
    if (products > 455) {
      const filled = await fillDatabase(products);
      await filled.database.close();
      removeFiles = () => filled.removeFiles();
      variables.DATA_DIR = filled.dataDir;
    }
    server = await startServer(variables);
    for (const path of ["/", "/search?q=saw", "/products/1", "/contact"])
      await (await fetch(server.origin + path)).text();
  });
  afterAll(async () => {
    await server?.stop();
    removeFiles();
  });

  it(`no request blocks the event loop for more than ${limit} ms`, async ({ task }) => {
    const blocked: [name: string, ms: number][] = [];
    for (const [name, toRequest] of Object.entries(HEAVY_REQUESTS))
      blocked.push([name, await blockedBy(server, toRequest, limit)]);
    const worst = blocked.toSorted(([, one], [, other]) => other - one).slice(0, 3);
    recordMeasurement(task, worst.map(([name, ms]) => `${name} ${ms} ms`).join(", "));
    expect(blocked.filter(([, ms]) => ms > limit)).toEqual([]);
  });
});

describe("a client that keeps its connection open", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
    await fetch(server.origin);
  });
  afterAll(() => server?.stop());

  /** Between the timeouts for headers and for a stalled request, with room for a busy machine. */
  const CLOSED_AFTER = 75_000;
  /** A connection may be idle for 130 seconds: longer than proxies keep theirs. */
  const IDLE_CLOSED_AFTER = 150_000;
  type Case = [name: string, lines: string[], repeated: string, within?: number];
  const idle: Case = [
    "sends no second request",
    ["GET /favicon.svg HTTP/1.1", "Host: localhost", "", ""],
    "",
    IDLE_CLOSED_AFTER,
  ];

  it.concurrent.for<Case>([
    ["sends nothing", [], ""],
    ["never ends its headers", ["GET / HTTP/1.1", "Host: localhost", "X-Slow: 1"], ""],
    [
      "never sends its form",
      [
        "POST /contact HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: 1000",
        "",
        "a",
      ],
      "",
    ],
    [
      "sends its headers one character a second",
      ["GET / HTTP/1.1", "Host: localhost", "X-Slow: 1"],
      "a",
    ],
    ...(inject("isThorough") ? [idle] : []),
  ])(
    "is closed when it %s",
    { timeout: 200_000 },
    async ([, lines, repeated, within = CLOSED_AFTER], { task }) => {
      const socket = connect(Number(new URL(server.origin).port), "localhost");
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("error", () => {});
      await once(socket, "connect");
      const begun = performance.now();
      socket.write(lines.join("\r\n"));
      const timer = repeated ? setInterval(() => socket.write(repeated), 1_000) : undefined;
      const closed = await Promise.race([
        once(socket, "close").then(() => true),
        wait(within).then(() => false),
      ]);
      clearInterval(timer);
      recordMeasurement(task, `after ${Math.round((performance.now() - begun) / 1000)} s`);
      socket.destroy();
      expect(closed).toBe(true);
      if (repeated)
        expect(answer).toMatch(
          /^HTTP\/1\.1 408 .*\r\nX-Content-Type-Options: nosniff\r\n.*Cache-Control: no-store\r\n/s,
        );
    },
  );

  it.concurrent("is closed when it does not read the response", {
    timeout: 120_000,
  }, async ({ task }) => {
    const socket = connect(Number(new URL(server.origin).port), "localhost").pause();
    socket.on("error", () => {});
    await once(socket, "connect");
    const wanted = 12;
    socket.write("GET /api/products?limit=1000 HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(wanted));
    const { length } = await (await fetch(`${server.origin}/api/products?limit=1000`)).text();
    await wait(45_000);
    let size = 0;
    socket.on("data", (chunk) => {
      size += chunk.length;
    });
    socket.resume();
    const closed = await Promise.race([
      once(socket, "close").then(() => true),
      wait(10_000).then(() => false),
    ]);
    socket.destroy();
    recordMeasurement(
      task,
      `${Math.round(size / 1024)} of ${Math.round((wanted * length) / 1024)} KB were sent`,
    );
    expect(closed).toBe(true);
    expect(size).toBeLessThan(wanted * length);
  });
});

it("a clock that is 400 days ahead deletes no message", async ({ task }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "catalogue-clock-"));
  try {
    const before = await startServer({ DATA_DIR: dataDir });
    await postForm(before, "Sent in time.", {});
    await before.stop();
    const server = await startServer({
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      DAYS_AHEAD: "400",
      ...loading("../support/later-clock.ts"),
    });
    await expect.poll(() => server.output(), { timeout: 30_000 }).toContain("nothing was deleted");
    const messages = listMessages({ ...server, dataDir });
    await server.stop();
    recordMeasurement(task, `${messages.length} of 1 message kept`);
    expect(messages).toEqual(["Sent in time."]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
