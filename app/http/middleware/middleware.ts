/** The middleware chain, installed instead of react-router-serve's listener. */
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type RequestFacts, UNKNOWN_FACTS } from "../request-facts.ts";

/** Responds to a request, or calls `next` for the next middleware. */
export type Middleware = (request: SiteRequest, response: ServerResponse, next: () => void) => void;

/** A request with the facts that middlewares add. */
export interface SiteRequest extends IncomingMessage {
  facts: RequestFacts;
}

interface Connection {
  /** The socket, with the server that accepted it. */
  socket: Socket & { server?: unknown };
}

/**
 * Installs `middlewares` as the listener of every HTTP server of this process; call it once.
 * react-router-serve has no option for it, so each server is intercepted at its first connection,
 * when `onServer` is called.
 */
export function installMiddlewares(
  middlewares: readonly Middleware[],
  onServer: (server: Server) => void,
): void {
  const servers = new WeakSet<Server>();
  // Node publishes this before it reads anything, so the settings apply to malformed requests too.
  subscribe("net.server.socket", (message) => {
    const { server } = (message as Connection).socket;
    if (!(server instanceof Server) || servers.has(server)) return;
    servers.add(server);
    replaceListener(server, middlewares);
    onServer(server);
  });
}

function replaceListener(server: Server, middlewares: readonly Middleware[]): void {
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    run(middlewares, Object.assign(request, { facts: { ...UNKNOWN_FACTS } }), response);
  });
  // Node would handle an unknown `Expect` and a missing `Host` itself, without the common headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  Object.assign(server, { requireHostHeader: false });
}

/** Runs a request through the middlewares; the last one responds. */
export function run(
  middlewares: readonly Middleware[],
  request: SiteRequest,
  response: ServerResponse,
): void {
  let index = 0;
  const next = () => middlewares[index++]?.(request, response, next);
  next();
}
