/** Asks a list of middlewares as a server of its own would: real requests, answers as they come. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Middleware, run } from "#app/http/middleware/middleware.ts";
import { UNKNOWN } from "#app/http/request-facts.ts";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Ends with the test. */
export async function serveMiddlewares(middlewares: readonly Middleware[]) {
  const server = createServer((incoming, response) => {
    run(middlewares, Object.assign(incoming, { facts: { ...UNKNOWN } }), response, () => response.end("unanswered"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return async (path = "/", { method = "GET", headers = {}, signal }: Asked = {}): Promise<RawAnswer> => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers, signal }).end();
    const [response] = await once(sent, "response");
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) };
  };
}
