/**
 * A proxy between a copy and its upstream that simulates failures of the upstream and the
 * network.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listenOnFreePort } from "../support/free-port.ts";

/** The upstream's own response to a request. */
interface UpstreamResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Failure = (
  response: ServerResponse,
  forward: () => Promise<UpstreamResponse>,
  request: IncomingMessage,
) => unknown;

export interface FailingUpstream {
  /** The value of `UPSTREAM_URL`. */
  origin: string;
  /** Null: responses are forwarded unchanged. */
  failure: Failure | null;
  /** Path and query of every request so far. */
  requests: string[];
  stop(): Promise<void>;
}

const json = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
/** Text of an internal error, in the body and the status line. */
const SECRET = "password=hunter2 in /srv/shop/db.ts";
const always =
  (body: string, status = 200): Failure =>
  (response) =>
    json(response, body, status);
/** Twice the size limit of one response, and ten times the size of a real one. */
const LARGE_SIZE = 32 * 1024 * 1024;
const DEPTH = 5_000;

let calls = 0;

/** By name. During each, only the last good responses can be shown. */
export const FAILURES: Record<string, Failure> = {
  "answers after 30 s": async (response, forward) => {
    await wait(30_000, undefined, { ref: false });
    if (!response.destroyed) json(response, (await forward()).body);
  },
  "connections reset": (response) => response.socket?.resetAndDestroy(),
  "half a body": async (response, forward) => {
    const { body } = await forward();
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body) + 100,
    });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  "an HTML page with status 200": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>"),
  "broken JSON": async (response, forward) => json(response, (await forward()).body.slice(0, -3)),
  flapping: async (response, forward) => {
    calls += 1;
    if (calls % 2) return json(response, '{"success":false,"error":"no"}', 500);
    const { status, headers, body } = await forward();
    return response.writeHead(status, headers).end(body);
  },
  "a byte a second": async (response, forward) => {
    const { body } = await forward();
    response.writeHead(200, { "Content-Type": "application/json" });
    for (const character of body) {
      if (response.destroyed) return;
      response.write(character);
      await wait(1_000, undefined, { ref: false });
    }
  },
  "answers of 32 MB": (response) => {
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .write('{"success":true,"data":["');
    const block = "x".repeat(64 * 1024);
    let left = LARGE_SIZE / block.length;
    const writeRest = () => {
      while (left-- > 0 && !response.destroyed)
        if (!response.write(block)) return response.once("drain", writeRest);
      return response.end('"]}');
    };
    writeRest();
  },
  "500 with a secret in it": (response) =>
    response
      .writeHead(500, SECRET, { "Content-Type": "application/json" })
      .end(JSON.stringify({ success: false, error: SECRET })),
  "429": always('{"success":false,"error":"Slow down"}', 429),
  "401": always('{"success":false,"error":"Who are you?"}', 401),
  "redirected to another host": (response) =>
    response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end(),
  "redirected in a loop": (response, _forward, { url }) =>
    response.writeHead(302, { Location: url }).end(),
  "success without data": always('{"success":true}'),
  "data that is a string": always('{"success":true,"data":"x"}'),
  "deeply nested data": always(`{"success":true,"data":${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`),
  "an empty body": always(""),
};

/** Forwards requests to `upstream`, unless `failure` is set. */
export async function startFailingUpstream(upstream: string): Promise<FailingUpstream> {
  const server = createServer(async (request, response) => {
    const { url = "/" } = request;
    host.requests.push(url);
    const forward = async (): Promise<UpstreamResponse> => {
      const response = await fetch(upstream + url);
      const version = response.headers.get("X-Catalogue-Version") ?? "";
      const headers = { "Content-Type": "application/json", "X-Catalogue-Version": version };
      return { status: response.status, headers, body: await response.text() };
    };
    response.on("error", () => {});
    try {
      if (host.failure) return await host.failure(response, forward, request);
      const { status, headers, body } = await forward();
      response.writeHead(status, headers).end(body);
    } catch {
      response.destroy();
    }
  });
  const host: FailingUpstream = {
    origin: `http://127.0.0.1:${await listenOnFreePort(server, "127.0.0.1")}`,
    failure: null,
    requests: [],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return host;
}
