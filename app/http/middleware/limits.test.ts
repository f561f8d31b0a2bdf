import { once } from "node:events";
import { Agent, createServer, get, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { CALLS_AT_ONCE, MAX_PIPELINED } from "#app/limits.ts";
import { listenOnFreePort } from "../../../tests/support/free-port.ts";
import { UNKNOWN_FACTS } from "../request-facts.ts";
import { limitCalls } from "./limit-calls.ts";
import { handleInOrder, limitIdleTime, limitServer } from "./limits.ts";
import { type Middleware, run } from "./middleware.ts";

const LARGE = Buffer.alloc(32 * 1024 * 1024, "a");
/** Milliseconds instead of the real timeout: enough for a busy machine to send a request. */
const STANDSTILL = 2_000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(steps: Middleware[], last: RequestListener): Promise<number> {
  server = createServer((request, response) => {
    const clientAddress = (request.headers["x-address"] as string | undefined) ?? null;
    const known = Object.assign(request, { facts: { ...UNKNOWN_FACTS, clientAddress } });
    run([...steps, () => last(request, response)], known, response);
  });
  limitServer(server);
  expect(server.timeout).toBeGreaterThan(0);
  server.timeout = STANDSTILL;
  return listenOnFreePort(server, "127.0.0.1");
}

describe("clients that do not read", () => {
  it("are closed while others are served", async () => {
    const port = await listen([limitIdleTime], (request, response) => {
      response.end(request.url === "/large" ? LARGE : "small");
    });
    const asked = once(server as Server, "connection");
    const idle = connect(port, "127.0.0.1").pause();
    idle.on("error", () => {});
    idle.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [socket] = await asked;
    const closed = once(socket, "close");
    expect(await (await fetch(`http://127.0.0.1:${port}/small`)).text()).toBe("small");
    await closed;
    expect(await (await fetch(`http://127.0.0.1:${port}/small`)).text()).toBe("small");
    idle.destroy();
  });

  it("are distinguished from those that wait for a slow response", async () => {
    const port = await listen([limitIdleTime], (_request, response) => {
      // Sent only after the connection was idle.
      response.once("timeout", () => response.end("late"));
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("late");
  });
});

describe("concurrent API calls from one address", () => {
  it("above the limit get 429 and Retry-After; pages and other addresses do not", async () => {
    const underWay: (() => void)[] = [];
    let reached = () => {};
    const port = await listen([limitCalls()], (request, response) => {
      if (request.headers["x-address"] !== "one" || request.url === "/")
        return response.end("answered");
      underWay.push(() => response.end("answered"));
      if (underWay.length === CALLS_AT_ONCE) reached();
    });
    const ask = (address: string, path = "/api/products") =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { "X-Address": address } });
    const full = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const calls = Array.from({ length: CALLS_AT_ONCE }, () => ask("one"));
    await full;

    const refused = await ask("one");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("1");
    expect(await refused.json()).toEqual({
      success: false,
      error: expect.stringContaining("Too many requests at once"),
    });
    const posted = await fetch(`http://127.0.0.1:${port}/contact`, {
      method: "POST",
      headers: { "X-Address": "one" },
    });
    expect(posted.status).toBe(429);
    expect((await ask("two")).status).toBe(200);
    expect((await ask("one", "/")).status).toBe(200);

    for (const answer of underWay.splice(0)) answer();
    for (const call of calls) expect(await (await call).text()).toBe("answered");
    const again = ask("one");
    await expect.poll(() => underWay.length).toBe(1);
    underWay[0]?.();
    expect((await again).status).toBe(200);
  });
});

it("pipelined requests are handled one by one, and too many close the connection", async () => {
  const handled: string[] = [];
  const port = await listen([handleInOrder], (request, response) => {
    handled.push(request.url ?? "");
    if (request.url !== "/unanswered") setImmediate(() => response.end("answered"));
  });
  const send = (paths: string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(""));
    return socket;
  };
  const paths = Array.from({ length: MAX_PIPELINED }, (_, number) => `/${number}`);
  const answered = paths.slice(2);
  const patient = send([...answered, "/unanswered", "/next"]);
  await expect.poll(() => handled, { timeout: 4_000 }).toEqual([...answered, "/unanswered"]);
  patient.destroy();
  const greedy = send(["/unanswered", ...paths, "/one-too-many"]).on("error", () => {});
  await once(greedy, "close");
  expect(handled.slice(answered.length + 1)).toEqual(["/unanswered"]);
});

it("idle connections stay open for longer than those of proxies", async () => {
  const port = await listen([limitIdleTime], (_request, response) => response.end("small"));
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const asked = get({ port, host: "127.0.0.1", agent });
    const [answer] = await once(asked, "response");
    await text(answer);
    return {
      isReused: asked.reusedSocket,
      seconds: Number(/timeout=(\d+)/.exec(answer.headers["keep-alive"])?.[1]),
    };
  };
  const { seconds } = await ask();
  expect(seconds).toBeGreaterThan(120);
  await wait(STANDSTILL + 500);
  expect((await ask()).isReused).toBe(true);
  agent.destroy();
});
