/** Stands between a storefront and its upstream, and makes trouble of every kind an upstream or a network can make. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** What the upstream itself says to a request. */
interface Truth {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Trouble = (response: ServerResponse, truth: () => Promise<Truth>, request: IncomingMessage) => unknown;

export interface TroubledHost {
  /** What `UPSTREAM_URL` names. */
  origin: string;
  /** Null: every answer is passed on as it is. */
  trouble: Trouble | null;
  /** Path and query of every call so far. */
  asked: string[];
  stop(): Promise<void>;
}

const json = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
/** In its words and in the line of its status. */
const SECRET = "password=hunter2 in /srv/shop/db.ts";
const say =
  (body: string, status = 200): Trouble =>
  (response) =>
    json(response, body, status);
/** Twice what is read of one answer at most, and ten times what any honest one has. */
const MUCH = 32 * 1024 * 1024;
const DEEP = 5_000;

let flaps = 0;

/** By name. Each leaves the last good data as the only thing to show. */
export const TROUBLES: Record<string, Trouble> = {
  "answers after 30 s": async (response, truth) => {
    await wait(30_000, undefined, { ref: false });
    if (!response.destroyed) json(response, (await truth()).body);
  },
  "connections reset": (response) => response.socket?.resetAndDestroy(),
  "half a body": async (response, truth) => {
    const { body } = await truth();
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) + 100 });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  "a page of HTML with 200": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>"),
  "broken JSON": async (response, truth) => json(response, (await truth()).body.slice(0, -3)),
  flapping: async (response, truth) => {
    flaps += 1;
    if (flaps % 2) return json(response, '{"success":false,"error":"no"}', 500);
    const { status, headers, body } = await truth();
    return response.writeHead(status, headers).end(body);
  },
  "a byte a second": async (response, truth) => {
    const { body } = await truth();
    response.writeHead(200, { "Content-Type": "application/json" });
    for (const sign of body) {
      if (response.destroyed) return;
      response.write(sign);
      await wait(1_000, undefined, { ref: false });
    }
  },
  "answers of 32 MB": (response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).write('{"success":true,"data":["');
    const block = "x".repeat(64 * 1024);
    let left = MUCH / block.length;
    const pour = () => {
      while (left-- > 0 && !response.destroyed) if (!response.write(block)) return response.once("drain", pour);
      return response.end('"]}');
    };
    pour();
  },
  "500 with a secret in it": (response) =>
    response
      .writeHead(500, SECRET, { "Content-Type": "application/json" })
      .end(JSON.stringify({ success: false, error: SECRET })),
  "429": say('{"success":false,"error":"Slow down"}', 429),
  "401": say('{"success":false,"error":"Who are you?"}', 401),
  "sent to another host": (response) => response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end(),
  "sent round in a ring": (response, _truth, { url }) => response.writeHead(302, { Location: url }).end(),
  "success without data": say('{"success":true}'),
  "data that is a word": say('{"success":true,"data":"x"}'),
  "data nested deep": say(`{"success":true,"data":${"[".repeat(DEEP)}${"]".repeat(DEEP)}}`),
  "an empty body": say(""),
};

/** Passes on to `upstream`, which names no version of its catalogue where `unversioned`. */
export async function startTroubledHost(upstream: string): Promise<TroubledHost> {
  const server = createServer(async (request, response) => {
    const { url = "/" } = request;
    host.asked.push(url);
    const truth = async (): Promise<Truth> => {
      const answer = await fetch(upstream + url);
      const version = answer.headers.get("X-Catalogue-Version") ?? "";
      const headers = { "Content-Type": "application/json", "X-Catalogue-Version": version };
      return { status: answer.status, headers, body: await answer.text() };
    };
    response.on("error", () => {});
    try {
      if (host.trouble) return await host.trouble(response, truth, request);
      const { status, headers, body } = await truth();
      response.writeHead(status, headers).end(body);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host: TroubledHost = {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    trouble: null,
    asked: [],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return host;
}
