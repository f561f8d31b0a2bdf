/** Serves a list of middlewares on a real server, for requests without `fetch`'s conversions. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { onTestFinished } from "vitest";
import { type Middleware, run } from "#app/http/middleware/middleware.ts";
import { UNKNOWN_FACTS } from "#app/http/request-facts.ts";
import { listenOnFreePort } from "./free-port.ts";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Stops with the test. */
export async function serveMiddlewares(middlewares: readonly Middleware[]) {
  const server = createServer((incoming, response) => {
    const last: Middleware = () => response.end("unanswered");
    const known = Object.assign(incoming, { facts: { ...UNKNOWN_FACTS } });
    run([...middlewares, last], known, response);
  });
  const port = await listenOnFreePort(server, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return async (
    path = "/",
    { method = "GET", headers = {}, signal }: RequestOptions = {},
  ): Promise<RawResponse> => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers, signal }).end();
    const [response] = await once(sent, "response");
    return {
      status: response.statusCode,
      headers: response.headers,
      body: Buffer.concat(await response.toArray()),
    };
  };
}
